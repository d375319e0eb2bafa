export const texts = {
  'people.followers': 'Followers of {name}',
  'people.following': 'People {name} follows',
  'people.followers.none': 'No followers yet',
  'people.following.none': 'Not following anyone yet',
  'people.followAll': '{count, plural, one {Follow # person} other {Follow all #}}',
  'people.followedAll':
    '{count, plural, one {You’re now following # more person} other {You’re now following # more people}}',
  'write.title': 'Message {name}',
  'write.send': 'Send',
  'write.done': 'Sent to {name}',
  'write.open': 'Open',
} as const
