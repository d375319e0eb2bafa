export const texts = {
  'invite.title': '{name} invites you to Corkboard',
  'invite.text': 'Sign up and you’ll follow {name} right away.',
  'invite.signUp': 'Sign up',
  'invite.close': 'Close the invite',
  'invite.toast': '{name} invites you to follow them',
  'invite.toast.narrow': '{name} invites you',
  'invite.follow': 'Follow',
  'invite.followed': 'You’re following {name}',
} as const
