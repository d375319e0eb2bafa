import { InterestChoicesResource } from '@corkboard/contract'
import { topicChoices } from '@corkboard/domain/finding/feeds'
import { implement } from '../../engine/implement.ts'

/** FIND-01. */
export const interestChoicesResource = implement(InterestChoicesResource, { get: (ctx) => topicChoices(ctx) })
