export const texts = {
  'topic.followers': '{count, plural, one {# follower} other {# followers}}',
  'topic.parent': 'Part of',
  'topic.related': 'Topics near {name}',
  'topic.pins': 'Pins about {name}',
  'topic.empty': 'No pins about {name} yet',
  'topic.empty.text': 'Follow it, and you will see the first of them at home.',
} as const
