import { ViewerResource } from '@corkboard/contract'
import { implement } from '../../engine/implement.ts'
import { viewerOf } from '../../../product/accounts/viewer-of.ts'

export const viewerResource = implement(ViewerResource, { get: (ctx) => viewerOf(ctx) })
