export const texts = {
  'search.recent.remove': 'Remove “{query}”',
  'search.recent.clear': 'Clear all',
  'search.recent.failed': 'We couldn’t remove that. Try again.',
  'typeahead.label': 'Suggestions',
  'typeahead.recent': 'Recent',
  'typeahead.ideas': 'Ideas to start with',
  'typeahead.count': '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  'typeahead.kind.user': 'Person',
  'typeahead.kind.board': 'Board',
  'typeahead.kind.topic': 'Topic',
} as const
