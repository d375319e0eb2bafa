export const texts = {
  'topic.follow': 'Follow',
  'topic.following': 'Following',
  'topic.follow.named': 'Follow {name}',
  'topic.unfollow.named': 'Stop following {name}',
} as const
