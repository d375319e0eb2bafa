export const texts = {
  'explore.nav': 'Explore',
  'explore.nav.today': 'Today',
  'explore.nav.ideas': 'Ideas',
  'explore.nav.videos': 'Videos',
  'explore.nav.shopping': 'Shopping',
} as const
