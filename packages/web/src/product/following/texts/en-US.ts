export const texts = {
  'closeup.followers': '{count, plural, one {# follower} other {# followers}}',
  'follow.follow': 'Follow',
  'follow.following': 'Following',
  'follow.person': 'Follow {name}',
  'follow.person.stop': 'Following {name}, unfollow',
  'follow.board': 'Follow board',
  'follow.failed': 'That didn’t work. Try again.',
  'account.toFollow': 'Log in to follow {name}',
  'account.toFollow.new': 'Create an account to follow {name}',
} as const
