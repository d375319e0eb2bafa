export const texts = {
  'closeup.delete.title': 'Delete “{title}”?',
  'closeup.delete.untitled': 'Delete this pin?',
  'closeup.delete.text': 'It disappears from {board}. Copies that others saved stay.',
  'closeup.deleted': '“{title}” is deleted',
  'closeup.deleted.untitled': 'The pin is deleted',
  'closeup.restored': 'The pin is back',
  'closeup.edit.title': 'Edit pin',
  'closeup.edit.save': 'Save changes',
  'closeup.edited': 'Pin saved',
  'changeBoard.title': 'Your pin has moved',
  'changeBoard.text':
    'It’s the newest pin on its new board and keeps its comments and reactions. Copies that others saved stay where they are.',
  'changeBoard.many': 'To move several at once, open a board and choose Organize.',
  'changeBoard.done': 'Got it',
} as const
