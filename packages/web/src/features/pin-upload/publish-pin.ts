import type { Pin } from '@corkboard/contract/content/wire/pin'
import type { ScheduledPin } from '@corkboard/contract/content/wire/scheduled-pin'
import type { Services } from '../../services.tsx'
import { completeLink } from '../../shell/forms/complete-link.ts'
import { showPublished } from '../../product/pins/show-published.ts'
import { tagsIn } from '../../product/mentions/mention-text.ts'
import { shownTags } from '../../product/picture-tags/pin-tags.ts'
import { schedulePin } from '../../product/scheduling/scheduled-pins.ts'
import type { WriteOptions } from '../../store/requests.ts'
import type { Draft, DraftField, DraftItem } from './drafts/draft.ts'

const textsOf = ({ texts }: DraftItem) => ({
  title: texts.title.trim(),
  description: texts.description.trim(),
  alt_text: texts.alt_text.trim(),
})

const linkOf = ({ texts }: DraftItem): string => completeLink(texts.link)

const mediaOf = ({ upload }: DraftItem) => ({ media_upload_id: upload?.media_upload_id ?? '' })

type ToPublish = Pick<Draft, 'id' | 'version' | 'items' | 'boardId' | 'section' | 'interestTags' | 'isCommentsAllowed'>

/** The mentions in the description as it is sent. */
const mentionsOf = (item: DraftItem) =>
  tagsIn(
    textsOf(item).description,
    new Map(item.mentioned.map(({ user_id: id, username }) => [username.toLowerCase(), id])),
  )

/** The tags on all pictures. */
const tagsOf = (items: readonly DraftItem[]) =>
  items.flatMap((item, media) =>
    shownTags(item).map(({ x, y, type, object_id: id }) => ({
      x,
      y,
      media,
      ...(type === 'pin' ? { pin_id: id } : { user_id: id }),
    })),
  )

/** What a draft becomes, now or at its time. */
const newPinOf = ({
  id,
  version,
  items,
  boardId,
  section,
  interestTags,
  isCommentsAllowed,
}: ToPublish): WriteOptions<'PinResource', 'create'> => {
  const first = items[0]!
  const mentions = mentionsOf(first)
  const tags = tagsOf(items)
  return {
    board_id: boardId ?? '',
    ...(section && { section: section.id }),
    // A carousel is named after its first image.
    ...textsOf(first),
    link: linkOf(first) || null,
    ...(!isCommentsAllowed && { is_comments_allowed: false }),
    ...(tags.length > 0 && { pin_tags: tags }),
    ...(mentions.length > 0 && { user_mention_tags: mentions }),
    ...(interestTags.length > 0 && { interest_tags: interestTags.map((topic) => topic.id) }),
    ...(items.length > 1
      ? { carousel_slots: items.map((item) => ({ ...mediaOf(item), ...textsOf(item), link: linkOf(item) })) }
      : mediaOf(first)),
    ...(id !== null && { pin_draft: { id, version } }),
  }
}

/**
 * PIN-02, PIN-12: publishes a draft as the first pin on its board and among its owner's pins.
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

/** Our name of the refused field, if the user can see that field, and the place of its item. */
export const refusedField = (field: string | null): { readonly field: DraftField | null; readonly item: number } => {
  if (field === 'scheduled_ts') return { field: 'scheduledTime', item: 0 }
  const [, place = '0', slotField] = /^carousel_slots\.(\d+)\.(\w+)$/.exec(field ?? '') ?? []
  return { field: FIELDS.find((name) => name === (slotField ?? field)) ?? null, item: Number(place) }
}
