import type { Pin } from '@corkboard/contract/content/wire/pin'
import type { ScheduledPin } from '@corkboard/contract/content/wire/scheduled-pin'
import type { Services } from '../../services.tsx'
import { completeLink } from '../../shell/forms/complete-link.ts'
import { showPublished } from '../../product/pins/show-published.ts'
import { schedulePin } from '../../product/scheduling/scheduled-pins.ts'
import type { WriteOptions } from '../../store/requests.ts'
import type { Draft, DraftField, DraftItem } from './builder-items.ts'

const textsOf = ({ texts }: DraftItem) => ({
  title: texts.title.trim(),
  description: texts.description.trim(),
  alt_text: texts.alt_text.trim(),
})

type ToPublish = Pick<Draft, 'id' | 'version' | 'items' | 'boardId' | 'section'>

/** What a draft becomes, now or at its time. */
const newPinOf = ({ id, version, items, boardId, section }: ToPublish): WriteOptions<'PinResource', 'create'> => {
  const first = items[0]!
  return {
    board_id: boardId ?? '',
    ...(section && { section: section.id }),
    media_upload_id: first.upload?.media_upload_id ?? '',
    ...textsOf(first),
    link: completeLink(first.texts.link) || null,
    ...(id !== null && { pin_draft: { id, version } }),
  }
}

/**
 * PIN-02: publishes a draft as the first pin on its board and among its owner's pins.
 * @throws ApiError
 */
export const publishPin = async (app: Pick<Services, 'store' | 'data'>, draft: ToPublish): Promise<Pin> => {
  const pin = await app.data.write('create', 'PinResource', newPinOf(draft))
  showPublished(app, pin)
  return pin
}

/**
 * CREATE-06: schedules a draft.
 * @param seconds Unix time
 * @throws ApiError
 */
export const scheduleDraft = (
  app: Pick<Services, 'store' | 'data'>,
  draft: ToPublish,
  seconds: number,
): Promise<ScheduledPin> => schedulePin(app, { ...newPinOf(draft), scheduled_ts: seconds })

const FIELDS: readonly DraftField[] = ['title', 'description', 'alt_text', 'link', 'board_id']

/** Returns our name of the refused field, if the user can see that field. */
export const refusedField = (field: string | null): DraftField | null =>
  field === 'scheduled_ts' ? 'scheduledTime' : (FIELDS.find((name) => name === field) ?? null)
