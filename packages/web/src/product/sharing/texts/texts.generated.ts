// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "pin.share": null
  "pin.share.copy": null
  "pin.share.copied": null
  "pin.share.failed": null
  "pin.share.email": null
  "pin.share.qr": null
  "pin.share.embed": null
  "pin.share.device": null
}

const messages = {
  "pin.share": "Share",
  "pin.share.copy": "Copy link",
  "pin.share.copied": "Link copied",
  "pin.share.failed": "We couldn’t copy the link. Open the pin and copy it from the address bar.",
  "pin.share.email": "Email",
  "pin.share.qr": "QR code",
  "pin.share.embed": "Embed code",
  "pin.share.device": "Share…",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
