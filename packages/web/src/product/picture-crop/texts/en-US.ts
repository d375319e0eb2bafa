export const texts = {
  'crop.open': 'Crop',
  'crop.title': 'Crop image',
  'crop.close': 'Close',
  'crop.cancel': 'Cancel',
  'crop.apply': 'Apply',
  'crop.shape': 'Shape',
  'crop.original': 'Original',
  'crop.size': 'Size',
  'crop.box':
    'The part to keep, {aspect}, {x, number, percent} from the left, {y, number, percent} from the top. Move with the arrow keys',
  'crop.hint': 'Drag the frame to move it.',
  'crop.hint.tags': 'Cropping removes the tags of the image.',
} as const
