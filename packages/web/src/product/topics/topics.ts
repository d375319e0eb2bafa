import { list, resource } from '../../store/requests.ts'

/** FIND-02: requests about topics. Defined once, because the store finds responses by their exact request. */
export const topicAt = (interest: string) => resource('InterestResource', { interest })
export const topicFeed = (interest: string) => list('InterestFeedResource', { interest, field_set_key: 'grid' })
/** FIND-01 */
export const homeTabs = () => resource('HomeFeedTabsResource', {})
export const topicChoices = () => resource('InterestChoicesResource', {})

export const topicPath = (key: string): string => `/topics/${key}/`
