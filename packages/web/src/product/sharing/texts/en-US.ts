export const texts = {
  'pin.share': 'Share',
  'pin.share.copy': 'Copy link',
  'pin.share.copied': 'Link copied',
  'pin.share.failed': 'The link could not be copied. It is in the address bar of the pin’s page.',
  'pin.share.device': 'Share…',
} as const
