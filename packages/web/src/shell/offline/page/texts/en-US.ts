export const texts = {
  'offline.site': 'Corkboard',
  'offline.title': 'You’re offline',
  'offline.text': 'Check your internet connection. This page comes back by itself.',
  'offline.retry': 'Try again',
  'unreachable.title': 'We can’t reach Corkboard',
  'unreachable.text': 'It may be restarting, or your connection is down. This page comes back by itself.',
} as const
