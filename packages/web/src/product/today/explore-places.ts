/** FIND-03, FIND-04: the pages that Explore links to, in order. */
export const EXPLORE_PLACES = ['today', 'ideas', 'videos', 'shopping'] as const

export const EXPLORE_LABELS = {
  today: 'explore.nav.today',
  ideas: 'explore.nav.ideas',
  videos: 'explore.nav.videos',
  shopping: 'explore.nav.shopping',
} as const
