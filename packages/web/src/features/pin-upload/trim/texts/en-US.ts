export const texts = {
  'trim.open': 'Trim',
  'trim.title': 'Trim video',
  'trim.close': 'Close',
  'trim.cancel': 'Cancel',
  'trim.apply': 'Apply',
  'trim.part': 'Part to keep',
  'trim.start': 'Start',
  'trim.end': 'End',
  'trim.at': '{time} of {whole}',
  'trim.kept': '{from} to {to}, {seconds, plural, one {# second} other {# seconds}}',
  'trim.play': 'Play',
  'trim.pause': 'Pause',
  'trim.whole': 'Whole video',
  'trim.sound': 'Keep the sound',
  'trim.hint':
    'The video is prepared again, so this takes a while. Choose the cover afterwards. You can change this until you publish.',
} as const
