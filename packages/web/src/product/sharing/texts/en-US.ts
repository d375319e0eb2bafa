export const texts = {
  'pin.share': 'Share',
  'pin.share.copy': 'Copy link',
  'pin.share.copied': 'Link copied',
  'pin.share.failed': 'We couldn’t copy the link. Open the pin and copy it from the address bar.',
  'pin.share.email': 'Email',
  'pin.share.qr': 'QR code',
  'pin.share.embed': 'Embed code',
  'pin.share.device': 'Share…',
} as const
