import { list, resource } from '../../store/requests.ts'

/** FIND-02: what pages ask of topics; written once, as answers are found by their exact request. */
export const topicAt = (interest: string) => resource('InterestResource', { interest })
export const topicFeed = (interest: string) => list('InterestFeedResource', { interest, field_set_key: 'grid' })
/** FIND-01 */
export const homeTabs = () => resource('HomeFeedTabsResource', {})
export const topicChoices = () => resource('InterestChoicesResource', {})

export const topicPath = (key: string): string => `/topics/${key}/`
