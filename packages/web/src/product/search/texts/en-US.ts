export const texts = {
  'search.recent.remove': 'Forget “{query}”',
  'search.recent.clear': 'Forget all searches',
  'search.recent.failed': 'This could not be forgotten. Try again.',
  'typeahead.label': 'Suggestions',
  'typeahead.recent': 'Searched before',
  'typeahead.count': '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  'typeahead.kind.user': 'Person',
  'typeahead.kind.board': 'Board',
  'typeahead.kind.topic': 'Topic',
} as const
