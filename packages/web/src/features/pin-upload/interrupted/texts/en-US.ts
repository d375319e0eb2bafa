export const texts = {
  'interrupted.title': '{count, plural, one {Unfinished upload} other {Unfinished uploads}}',
  'interrupted.hint': 'Choose the same file again to continue where it stopped.',
  'interrupted.share': '{share, number, percent} uploaded',
  'interrupted.choose': 'Choose file',
  'interrupted.discard': 'Discard {name}',
} as const
