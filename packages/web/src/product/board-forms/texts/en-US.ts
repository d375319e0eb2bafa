export const texts = {
  'picker.failed': 'Your boards could not be loaded',
  'board.section.path': '{board} · {section}',
  'board.name': 'Name',
  'board.privacy.secret.hint': 'Only you and your collaborators. Nobody else learns that it exists.',
  'boardForm.cancel': 'Cancel',
  'boardForm.close': 'Close',
  'boardForm.delete.keep': 'Keep it',
  'builder.field.board': 'Board',
  'builder.field.board.choose': 'Choose a board',
  'profile.createBoard': 'Create board',
} as const
