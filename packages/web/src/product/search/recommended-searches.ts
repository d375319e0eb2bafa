import { resource } from '../../store/requests.ts'

/** FIND-06: requests suggested first searches. */
export const recommendedSearches = () => resource('RecommendedSearchesResource', {})
