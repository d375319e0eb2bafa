/** Texts of what happens between people: lists of followers, blocking, news, messages. Loaded where somebody opens them. */
export const peopleTexts = {
  'people.close': 'Close',
  'people.more': 'Show more',
  'people.failed': 'This list could not be loaded',
  'people.followers': 'Followers of {name}',
  'people.following': 'Whom {name} follows',
  'people.followers.none': 'Nobody here whom you can see',
  'people.following.none': 'Nobody here whom you can see',
  'people.followAll': '{count, plural, one {Follow # person} other {Follow all #}}',
  'people.followedAll': '{count, plural, one {You follow # more person} other {You follow # more people}}',

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
} as const satisfies Readonly<Record<string, string>>
