import { resource } from '../../store/requests.ts'

export const EXPLORE_LABELS = {
  today: 'explore.nav.today',
  ideas: 'explore.nav.ideas',
  videos: 'explore.nav.videos',
  shopping: 'explore.nav.shopping',
} as const

/** FIND-04: requests the kinds of pins that the site has pages to offer for. */
export const exploreKinds = () => resource('ExploreKindsResource', {})
