export const texts = {
  'pin.save': 'Save',
  'pin.saved': 'Saved',
  'pin.saved.undo': 'Undo',
  'pin.save.failed': 'We couldn’t save this pin. Try again.',
  'pin.save.undoFailed': 'We couldn’t undo that. Try again.',
  'pin.unsave.failed': 'We couldn’t remove this pin. Try again.',
  'pin.save.chooseBoard': 'Choose board',
  'pin.save.chooseBoard.short': 'Board',
  'pin.save.board': 'Board: {board}. Choose another',
  'account.toSave': 'Log in to save this pin',
  'account.toSave.new': 'Create an account to save this',
} as const
