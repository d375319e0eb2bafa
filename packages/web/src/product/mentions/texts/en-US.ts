export const texts = {
  'mentions.people': 'People to mention',
  'mentions.people.found':
    '{count, plural, =0 {No one found} one {# person found. Use the arrow keys} other {# people found. Use the arrow keys}}',
} as const
