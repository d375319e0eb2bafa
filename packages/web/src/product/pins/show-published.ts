import type { Pin } from '@corkboard/contract/content/wire/pin'
import type { Services } from '../../services.tsx'
import { changeFeeds } from '../../store/feed-changes.ts'
import { requestKey } from '../../store/requests.ts'
import { arrive } from '../boards/arrive.ts'
import { createdFeed, homeFeed } from '../feeds.ts'

/** PIN-02: shows a new pin first on its board and among its owner's pins. */
export const showPublished = ({ store, data }: Pick<Services, 'store' | 'data'>, pin: Pin): void => {
  const item = { type: 'pin', id: pin.id } as const
  arrive(store, { boardId: pin.board.id, sectionId: pin.section?.id }, [pin.id])
  if (pin.pinner) {
    changeFeeds(store, { kind: 'prepended', key: requestKey(createdFeed(pin.pinner.username)), item })
  }
  if (pin.privacy === 'public') changeFeeds(store, { kind: 'prepended', key: requestKey(homeFeed()), item })
  // Other places' counts and covers have changed too.
  data.outdate()
}
