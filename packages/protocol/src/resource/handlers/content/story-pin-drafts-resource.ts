import { StoryPinDraftsResource } from '@corkboard/contract'
import { listStoryDrafts } from '@corkboard/domain/content/drafts'
import { implement } from '../../engine/implement.ts'

export const storyPinDraftsResource = implement(StoryPinDraftsResource, { get: (ctx) => listStoryDrafts(ctx) })
