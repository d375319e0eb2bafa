import type { TopicBrief } from '@corkboard/contract'
import { describe } from './describe.ts'
import { presentTopicBrief, presentTopics } from './topic-view.ts'
import { suggestTopics } from './topics.ts'

const SUGGESTED = 8

/** CREATE-07: topics to choose for a pin, by the start of a word; without one, those that its texts are about. */
export const suggestInterests = (query: string, text: string): TopicBrief[] =>
  query.trim() === ''
    ? presentTopics(describe({ title: text }).topics.map(({ topicId }) => topicId))
    : suggestTopics(query, SUGGESTED).map(presentTopicBrief)
