export const texts = {
  'people.close': 'Close',
  'people.more': 'Show more',
  'people.failed': 'We couldn’t load this list',
  'block.title': 'Block {name}?',
  'block.text':
    'You’ll stop following each other. They can’t follow you, message you or comment on your pins, and you won’t see each other in lists.',
  'block.confirm': 'Block',
  'block.cancel': 'Cancel',
  'block.done': '{name} is blocked',
  'unblock.title': 'Unblock {name}?',
  'unblock.text':
    'They can follow you, message you and comment on your pins again. You’ll have to follow each other again.',
  'unblock.confirm': 'Unblock',
  'unblock.done': '{name} is unblocked',
  'notification.unread': 'Unread',
  'messages.several':
    '{count, plural, =0 {Only you} =1 {{first}} =2 {{first} and {second}} other {{first}, {second} and {others} more}}',
  'messages.people': '{count, plural, one {# person} other {# people}}',
  'messages.write': 'Write a message',
  'send.search': 'Search people by name',
  'send.clear': 'Clear',
  'send.nobody': 'Find someone by name. People you follow show up here.',
  'send.notFound': 'No one you can message has that name',
} as const
