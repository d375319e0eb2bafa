import type { TopicBrief } from '@corkboard/contract/content/wire/topic'
import type { Services } from '../../services.tsx'
import { changeFeeds } from '../../store/feed-changes.ts'
import { optimistic } from '../../store/optimistic.ts'
import { requestKey } from '../../store/requests.ts'
import { viewerChanged } from '../../store/session.ts'
import { homeFeed } from '../feeds.ts'
import { homeTabs } from './topics.ts'

type App = Pick<Services, 'store' | 'data' | 'toasts' | 'texts'>

/** Updates the viewer's followed topics and reloads the home feed. */
export const followedTopicsChanged = ({ store, data }: App, topics: readonly TopicBrief[], follow: boolean): void => {
  const { viewer } = store.getState().session
  if (viewer.kind !== 'AUTH') return
  const others = viewer.followed_interests.filter(({ id }) => !topics.some((topic) => topic.id === id))
  store.dispatch(viewerChanged({ ...viewer, followed_interests: follow ? [...topics, ...others] : others }))
  changeFeeds(store, { kind: 'invalidated', key: requestKey(homeFeed()) })
  void data.load(homeTabs(), { force: true })
}

/**
 * FIND-02: follows or unfollows a topic. The change shows immediately; a refusal reverts it without a message (consumer
 * §8).
 */
export const setFollowingTopic = async (app: App, topicId: string, follow: boolean): Promise<void> => {
  const { store, data } = app
  const topic = store.getState().entities.topic[topicId]
  if (!topic) return
  const count = topic.follower_count
  const fields = {
    is_followed: follow,
    ...(count !== undefined && { follower_count: Math.max(0, count + (follow ? 1 : -1)) }),
  }
  const response = await optimistic(
    app,
    [{ ref: { type: 'topic', id: topicId }, fields }],
    () => data.write(follow ? 'create' : 'delete', 'InterestFollowResource', { interest_id: topicId }),
    null,
  )
  const { id, key, name, url } = topic
  if (response) followedTopicsChanged(app, [{ id, type: 'topic', key, name, url }], follow)
}
