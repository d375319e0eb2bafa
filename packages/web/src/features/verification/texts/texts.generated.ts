// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "verification.title": null
  "verification.text": null
  "verification.resend": null
  "verification.resent": null
  "verification.done": null
  "verification.close": null
}

const messages = {
  "verification.title": "Verify your email",
  "verification.text": "Keep your account secure by verifying your email address. Check the inbox associated with this account for an email from us to continue using the product.",
  "verification.resend": "Resend email",
  "verification.resent": "Email sent",
  "verification.done": "Got it",
  "verification.close": "Close",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
