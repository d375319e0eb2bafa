export const texts = {
  'board.privacy.protected': 'Protected',
  'board.privacy.secret': 'Secret',
  'board.pins': '{count, plural, one {# pin} other {# pins}}',
} as const
