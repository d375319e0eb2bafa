import { HomeFeedTabsResource } from '@corkboard/contract'
import { homeTabs } from '@corkboard/domain/feeds'
import { implement } from '../implement.ts'

/** FIND-01. */
export const homeFeedTabsResource = implement(HomeFeedTabsResource, { get: (ctx) => homeTabs(ctx) })
