import { InterestChoicesResource } from '@corkboard/contract'
import { topicChoices } from '@corkboard/domain/feeds'
import { implement } from '../implement.ts'

/** FIND-01. */
export const interestChoicesResource = implement(InterestChoicesResource, { get: (ctx) => topicChoices(ctx) })
