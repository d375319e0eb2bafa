import type { CopyDefinition } from '../../kernel/index.ts'
import { followedTopics } from './follow-topics.ts'
import { presentTopicBrief } from './topic-view.ts'

export const copy: CopyDefinition = {
  lists: {
    /** FIND-02: topics that a user follows. */
    async *following_topics({ db, viewer: { userId } }, { origin }) {
      for (const topic of await followedTopics(db, userId)) {
        const { name, url } = presentTopicBrief(topic)
        yield { name, url: `${origin}${url}` }
      }
    },
  },
  tables: ['topic_follows'],
}
