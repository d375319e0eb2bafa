import { PinDraftsResource } from '@corkboard/contract'
import { listDrafts } from '@corkboard/domain/content/drafts'
import { implement } from '../../engine/implement.ts'

export const pinDraftsResource = implement(PinDraftsResource, { get: (ctx) => listDrafts(ctx) })
