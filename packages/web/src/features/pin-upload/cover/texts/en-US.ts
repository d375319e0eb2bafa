export const texts = {
  'cover.open': 'Choose cover',
  'cover.title': 'Choose a cover',
  'cover.close': 'Close',
  'cover.cancel': 'Cancel',
  'cover.apply': 'Use as cover',
  'cover.stills': 'Images from the video',
  'cover.still': 'Image {place, number} of {count, number}',
  'cover.own': 'Upload an image',
  'cover.own.chosen': 'Your image',
} as const
