export const texts = {
  'share.qr.title': 'QR code',
  'share.qr.text': 'Scan it with another device to open this page.',
  'share.qr.label': 'QR code of {address}',
  'share.embed.title': 'Embed code',
  'share.embed.text': 'Paste this code into a page to show the pin there.',
  'share.embed.label': 'Code',
  'share.embed.copy': 'Copy code',
  'share.embed.copied': 'Code copied',
  'share.embed.failed': 'We couldn’t copy the code. Select it and copy it yourself.',
  'share.close': 'Close',
} as const
