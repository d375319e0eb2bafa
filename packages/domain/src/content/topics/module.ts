import { defineModule } from '../../kernel/index.ts'
import { eraseTopicFollowsOf } from './erase-topics.ts'
import { recount } from './recount.ts'
import { copy } from './copy-topics.ts'

/** The taxonomy, who follows which topic, and the topics and annotations that pins and boards have. */
export const topics = defineModule('content/topics', {
  uses: [],
  tables: ['topic_follows', 'topic_stats'],
  erase: { last: eraseTopicFollowsOf, tables: ['topic_follows'] },
  recount,
  copy,
})
