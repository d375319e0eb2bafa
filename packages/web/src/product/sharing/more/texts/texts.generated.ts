// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "share.qr.title": null
  "share.qr.text": null
  "share.qr.label": { readonly address: string | number }
  "share.embed.title": null
  "share.embed.text": null
  "share.embed.label": null
  "share.embed.copy": null
  "share.embed.copied": null
  "share.embed.failed": null
  "share.close": null
}

const messages = {
  "share.qr.title": "QR code",
  "share.qr.text": "Scan it with another device to open this page.",
  "share.qr.label": ["QR code of ",["address"]],
  "share.embed.title": "Embed code",
  "share.embed.text": "Paste this code into a page to show the pin there.",
  "share.embed.label": "Code",
  "share.embed.copy": "Copy code",
  "share.embed.copied": "Code copied",
  "share.embed.failed": "We couldn’t copy the code. Select it and copy it yourself.",
  "share.close": "Close",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
