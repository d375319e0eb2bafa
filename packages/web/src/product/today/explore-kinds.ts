import { resource } from '../../store/requests.ts'

/** FIND-04: requests the kinds of pins that the site has pages to offer for. */
export const exploreKinds = () => resource('ExploreKindsResource', {})
