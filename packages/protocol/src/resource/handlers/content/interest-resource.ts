import { InterestResource } from '@corkboard/contract'
import { getTopic, presentTopic } from '@corkboard/domain/content/topics'
import { implement } from '../../engine/implement.ts'

/** FIND-02. */
export const interestResource = implement(InterestResource, {
  get: (ctx, { interest }) => presentTopic(ctx, getTopic(interest, 'interest')),
})
