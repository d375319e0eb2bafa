export const texts = {
  'grid.loadFailed': 'More pins could not be loaded.',
  'grid.end': 'You have seen everything here',
  'grid.failed': 'These pins could not be loaded',
} as const
