export const texts = {
  'people.close': 'Close',
  'people.more': 'Show more',
  'people.failed': 'This list could not be loaded',
  'block.title': 'Block {name}?',
  'block.text':
    'You no longer follow each other. They cannot follow you, send you messages or comment on your pins, and you do not see each other in lists.',
  'block.confirm': 'Block',
  'block.cancel': 'Cancel',
  'block.done': '{name} is blocked',
  'unblock.title': 'Unblock {name}?',
  'unblock.text':
    'They can follow you, write to you and comment on your pins again. Following does not come back by itself.',
  'unblock.confirm': 'Unblock',
  'unblock.done': '{name} is no longer blocked',
  'news.unread': 'Unread',
  'messages.several':
    '{count, plural, =0 {Only you} =1 {{first}} =2 {{first} and {second}} other {{first}, {second} and {others} more}}',
  'messages.people': '{count, plural, one {# person} other {# people}}',
  'messages.write': 'Write a message',
  'send.search': 'Search people by name',
  'send.clear': 'Clear',
  'send.nobody': 'Follow people, and they appear here. Or search by username.',
  'send.notFound': 'Nobody by that name takes your messages',
} as const
