import { StoryPinMusicResource } from '@corkboard/contract'
import { listTracks } from '@corkboard/domain/content/stories'
import { implement } from '../../engine/implement.ts'

export const storyPinMusicResource = implement(StoryPinMusicResource, { get: (ctx) => listTracks(ctx) })
