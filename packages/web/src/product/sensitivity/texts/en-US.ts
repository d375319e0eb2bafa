export const texts = {
  'sensitive.board': 'This board may be hard to look at',
  'sensitive.pin': 'This pin may be hard to look at',
  'sensitive.mature': 'It’s from a board for adults.',
  'sensitive.graphic': 'It’s from a board that shows violence or injuries.',
  'sensitive.distressing': 'It’s from a board that some people may find distressing.',
  'sensitive.board.mature': 'Its owner says that it is for adults.',
  'sensitive.board.graphic': 'Its owner says that it shows violence or injuries.',
  'sensitive.board.distressing': 'Its owner says that some people may find it distressing.',
  'sensitive.board.show': 'Show the board',
  'sensitive.pin.show': 'Show the pin',
  'sensitive.back': 'Go back',
} as const
