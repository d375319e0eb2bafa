/** Texts of boards', people's and search's own pages, loaded with them. */
export const placeTexts = {
  'board.followers': '{count, plural, one {# follower} other {# followers}}',
  'board.collaborators': 'Collaborators',
  'board.empty.others': 'Nothing here yet',
  'board.empty.others.text': '{name} has not saved anything to this board so far.',
  'profile.tab.created': 'Created',
  'profile.tab.saved': 'Saved',
  'profile.tabs': 'What {name} shares',
  'profile.followers': '{count, plural, one {follower} other {followers}}',
  'profile.following': 'following',
  'profile.pins': '{count, plural, one {pin} other {pins}}',
  'profile.boards': 'Boards of {name}',
  'profile.created': 'Pins made by {name}',
  'profile.empty.created.others': '{name} has not made a pin yet',
  'profile.empty.saved.others': '{name} has no public boards yet',

  'search.later.title': 'Search is not here yet',
  'search.later.query': 'We cannot look for “{query}” yet',
  'search.later.text': 'Search is still being built. Until then, here is what people pinned last.',
  'notHereYet.title': 'Not here yet',
  'notHereYet.text': 'This part of Corkboard is still being built. Everything else works.',
} as const satisfies Readonly<Record<string, string>>
