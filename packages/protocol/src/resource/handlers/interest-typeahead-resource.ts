import { InterestTypeaheadResource } from '@corkboard/contract'
import { presentTopicBrief, suggestTopics } from '@corkboard/domain/topics'
import { implement } from '../implement.ts'

/** (ours) As many as fit below a field. */
const MOST = 10

/** FIND-06. */
export const interestTypeaheadResource = implement(InterestTypeaheadResource, {
  get: async (_ctx, { term }) => suggestTopics(term, MOST).map(presentTopicBrief),
})
