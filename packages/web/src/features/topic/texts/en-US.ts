export const texts = {
  'topic.followers': '{count, plural, one {# follower} other {# followers}}',
  'topic.parent': 'Part of',
  'topic.related': 'Topics related to {name}',
  'topic.pins': 'Pins about {name}',
  'topic.empty': 'No pins about {name} yet',
  'topic.empty.text': 'Follow it and its first pins will show up in your feed.',
} as const
