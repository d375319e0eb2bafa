export const texts = {
  'people.followers': 'Followers of {name}',
  'people.following': 'Whom {name} follows',
  'people.followers.none': 'Nobody here whom you can see',
  'people.following.none': 'Nobody here whom you can see',
  'people.followAll': '{count, plural, one {Follow # person} other {Follow all #}}',
  'people.followedAll': '{count, plural, one {You follow # more person} other {You follow # more people}}',
  'write.title': 'Write to {name}',
  'write.send': 'Send',
  'write.done': 'Sent to {name}',
  'write.open': 'Open',
} as const
