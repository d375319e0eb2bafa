import { ViewerResource } from '@corkboard/contract'
import { implement } from '../implement.ts'
import { viewerOf } from '../viewer-of.ts'

export const viewerResource = implement(ViewerResource, { get: (ctx) => viewerOf(ctx) })
