/** Texts of what everyone sees first: grids, closeups, boards, profiles. Joined to the catalogue in en-US.ts. */
export const featureTexts = {
  'pin.card.unnamed': 'Pin by {name}',
  'pin.card.animated': 'GIF',
  'pin.save': 'Save',
  'pin.saved': 'Saved',
  'pin.saved.to': 'Saved to {board}',
  'pin.saved.undo': 'Undo',
  'pin.save.failed': 'This pin could not be saved. Try again.',
  'pin.save.undoFailed': 'This could not be undone. Try again.',
  'pin.save.chooseBoard': 'Choose board',
  'pin.save.chooseBoard.short': 'Board',
  'pin.save.board': 'Board: {board}. Choose another',
  'pin.more': 'More actions',
  'pin.share': 'Share',
  'pin.share.copy': 'Copy link',
  'pin.share.copied': 'Link copied',
  'pin.share.failed': 'The link could not be copied. It is in the address bar of the pin’s page.',
  'pin.share.device': 'Share…',
  'pin.visit': 'Visit {domain}',

  'grid.loadFailed': 'More pins could not be loaded.',
  'grid.end': 'You have seen everything here',
  'grid.failed': 'These pins could not be loaded',

  'closeup.title': 'Pin by {name}',
  'closeup.untitled': 'Untitled pin',
  'closeup.zoom': 'Look closer',
  'closeup.zoom.close': 'Close the large picture',
  'closeup.savedOn': 'Saved to',
  'closeup.firstPinnedBy': 'First pinned by',
  'closeup.followers': '{count, plural, one {# follower} other {# followers}}',
  'closeup.more': 'More from this board',
  'closeup.more.empty': 'Nothing else on this board yet',

  'follow.follow': 'Follow',
  'follow.following': 'Following',
  'follow.person': 'Follow {name}',
  'follow.person.stop': 'Unfollow {name}',
  'follow.board': 'Follow board',
  'follow.failed': 'That did not work. Try again.',

  'board.privacy.protected': 'Protected',
  'board.privacy.secret': 'Secret',
  'board.pins': '{count, plural, one {# pin} other {# pins}}',
  'board.by': 'Board by {name}',

  'boardForm.create.title': 'Create board',

  'builder.title': 'Create pins',
  'builder.choose': 'Choose pictures',

  'account.toSave': 'Log in to save this pin',
  'account.toFollow': 'Log in to follow',
  'account.logIn': 'Log in',
  'account.signUp': 'Sign up',

  'landing.pitch': 'Pin pictures to boards, find more like them, and share what you gather, on a server of your own.',
} as const satisfies Readonly<Record<string, string>>
