import type { Pin } from '@corkboard/contract/content/wire/pin'
import type { Services } from '../../services.tsx'
import { completeLink } from '../../shell/forms/complete-link.ts'
import { arrive } from '../../product/boards/arrive.ts'
import { createdFeed, homeFeed } from '../../product/feeds.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import { requestKey } from '../../store/requests.ts'
import type { Draft, DraftField, DraftItem } from './builder-items.ts'

const textsOf = ({ texts }: DraftItem) => ({
  title: texts.title.trim(),
  description: texts.description.trim(),
  alt_text: texts.alt_text.trim(),
})

/**
 * PIN-02: publishes a draft as the first pin on its board and among its owner's pins.
 * @throws ApiError
 */
export const publishPin = async (
  { store, data }: Pick<Services, 'store' | 'data'>,
  { id, version, items, boardId, section }: Pick<Draft, 'id' | 'version' | 'items' | 'boardId' | 'section'>,
): Promise<Pin> => {
  const first = items[0]!
  const pin = await data.write('create', 'PinResource', {
    board_id: boardId ?? '',
    ...(section && { section: section.id }),
    media_upload_id: first.upload?.media_upload_id ?? '',
    ...textsOf(first),
    link: completeLink(first.texts.link) || null,
    ...(id !== null && { pin_draft: { id, version } }),
  })
  const item = { type: 'pin', id: pin.id } as const
  arrive(store, { boardId: pin.board.id, sectionId: pin.section?.id }, [pin.id])
  if (pin.pinner) {
    changeFeeds(store, { kind: 'prepended', key: requestKey(createdFeed(pin.pinner.username)), item })
  }
  if (pin.privacy === 'public') changeFeeds(store, { kind: 'prepended', key: requestKey(homeFeed()), item })
  // Other places' counts and covers have changed too.
  data.outdate()
  return pin
}

const FIELDS: readonly DraftField[] = ['title', 'description', 'alt_text', 'link', 'board_id']

/** Returns our name of the refused field, if the user can see that field. */
export const refusedField = (field: string | null): DraftField | null => FIELDS.find((name) => name === field) ?? null
