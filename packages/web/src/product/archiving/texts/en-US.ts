export const texts = {
  'boardForm.archived': 'Board “{name}” is put away',
  'boardForm.unarchived': 'Board “{name}” is back among your boards',
  'boardForm.restored': 'Board “{name}” is back',
} as const
