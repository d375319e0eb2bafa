import type { Pin } from '@corkboard/contract/content/wire/pin'
import type { Services } from '../../services.tsx'
import { completeLink } from '../../shell/forms/complete-link.ts'
import { arrive } from '../../product/boards/arrive.ts'
import { createdFeed, homeFeed } from '../../product/feeds.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import { requestKey } from '../../store/requests.ts'
import type { Draft, DraftFields } from './builder-items.ts'

/**
 * PIN-02: publishes a draft as the first pin on its board and among its owner's pins.
 * @throws ApiError
 */
export const publishPin = async (
  { store, data }: Pick<Services, 'store' | 'data'>,
  { fields, section, upload }: Pick<Draft, 'fields' | 'section' | 'upload'>,
): Promise<Pin> => {
  const pin = await data.write('create', 'PinResource', {
    board_id: fields.board_id ?? '',
    ...(section && { section: section.id }),
    media_upload_id: upload?.media_upload_id ?? '',
    title: fields.title.trim(),
    description: fields.description.trim(),
    alt_text: fields.alt_text.trim(),
    link: completeLink(fields.link) || null,
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

const FIELDS: readonly (keyof DraftFields)[] = ['title', 'description', 'alt_text', 'link', 'board_id']

/** Returns our name of the refused field, if the user can see that field. */
export const refusedField = (field: string | null): keyof DraftFields | null =>
  FIELDS.find((name) => name === field) ?? null
