export const texts = {
  'boardForm.archived': 'Board “{name}” archived',
  'boardForm.unarchived': 'Board “{name}” unarchived',
  'boardForm.restored': 'Board “{name}” restored',
} as const
