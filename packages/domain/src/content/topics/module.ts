import { defineModule } from '../../kernel/index.ts'

/** The taxonomy, who follows which topic, and the topics and annotations that pins and boards have. */
export const topics = defineModule('content/topics', { uses: [], tables: ['topic_follows', 'topic_stats'] })
