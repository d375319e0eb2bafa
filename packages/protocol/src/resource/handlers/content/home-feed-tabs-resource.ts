import { HomeFeedTabsResource } from '@corkboard/contract'
import { homeTabs } from '@corkboard/domain/finding/feeds'
import { implement } from '../../engine/implement.ts'

/** FIND-01. */
export const homeFeedTabsResource = implement(HomeFeedTabsResource, { get: (ctx) => homeTabs(ctx) })
