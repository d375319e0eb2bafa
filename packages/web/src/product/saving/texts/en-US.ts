export const texts = {
  'pin.save': 'Save',
  'pin.saved': 'Saved',
  'pin.saved.undo': 'Undo',
  'pin.save.failed': 'This pin could not be saved. Try again.',
  'pin.save.undoFailed': 'This could not be undone. Try again.',
  'pin.unsave.failed': 'This pin could not be removed. Try again.',
  'pin.save.chooseBoard': 'Choose board',
  'pin.save.chooseBoard.short': 'Board',
  'pin.save.board': 'Board: {board}. Choose another',
  'account.toSave': 'Log in to save this pin',
  'account.toSave.new': 'Create an account to save this',
} as const
