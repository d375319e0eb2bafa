export const texts = {
  'picker.failed': 'We couldn’t load your boards',
  'board.section.path': '{board} · {section}',
  'board.name': 'Name',
  'board.privacy.secret.hint': 'Only you and people you invite can see it.',
  'boardForm.cancel': 'Cancel',
  'boardForm.close': 'Close',
  'boardForm.delete.keep': 'Keep it',
  'builder.field.board': 'Board',
  'builder.field.board.choose': 'Choose a board',
  'profile.createBoard': 'Create board',
} as const
