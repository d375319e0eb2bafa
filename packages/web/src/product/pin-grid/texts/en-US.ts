export const texts = {
  'grid.loadFailed': 'We couldn’t load more pins.',
  'grid.end': 'You’re all caught up',
  'grid.failed': 'We couldn’t load these pins',
} as const
