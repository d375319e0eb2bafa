import type { Id } from '@corkboard/contract/ids'
import type { Pin } from '@corkboard/contract/content/wire/pin'
import type { ScheduledPin } from '@corkboard/contract/content/wire/scheduled-pin'
import type { Services } from '../../services.tsx'
import { completeLink } from '../../shell/forms/complete-link.ts'
import { showPublished } from '../../product/pins/show-published.ts'
import { schedulePin } from '../../product/scheduling/scheduled-pins.ts'
import type { WriteOptions } from '../../store/requests.ts'
import { type StoryDocument, toDraft, type UploadOf } from './story-document.ts'
import type { Known } from './use-story-save.ts'

interface Finished {
  readonly draft: Known
  readonly coverId: Id
  readonly uploadOf: UploadOf
}

/** What a story becomes, now or at its time. Its draft goes with it. */
const newPinOf = (
  document: StoryDocument,
  { draft, coverId, uploadOf }: Finished,
): WriteOptions<'PinResource', 'create'> => {
  const { pages } = toDraft(document, uploadOf)
  return {
    board_id: document.boardId ?? '',
    ...(document.section && { section: document.section.id }),
    title: document.title.trim(),
    description: document.description.trim(),
    alt_text: document.altText.trim(),
    link: completeLink(document.link) || null,
    media_upload_id: coverId,
    story_pin_data: {
      pages: pages.map((page) => ({
        ...page,
        blocks: page.blocks.map((block) => ({
          ...block,
          ...(block.link && { link: completeLink(block.link) }),
        })),
      })),
    },
    pin_draft: draft,
  }
}

type App = Pick<Services, 'store' | 'data'>

/**
 * CREATE-04: publishes a story first on its board and among its owner's pins.
 * @throws ApiError; its field names the page and block
 */
export const publishStory = async (app: App, document: StoryDocument, finished: Finished): Promise<Pin> => {
  const pin = await app.data.write('create', 'PinResource', newPinOf(document, finished))
  showPublished(app, pin)
  return pin
}

/**
 * CREATE-06: schedules a story.
 * @param seconds Unix time
 * @throws ApiError; its field names the page and block
 */
export const scheduleStory = (
  app: App,
  document: StoryDocument,
  finished: Finished,
  seconds: number,
): Promise<ScheduledPin> => schedulePin(app, { ...newPinOf(document, finished), scheduled_ts: seconds })

/** Where a refusal points: a page, and a block on it. */
export const refusedPlace = (
  field: string | null,
  { pages }: StoryDocument,
): { readonly pageKey: string; readonly blockKey: string | null } | null => {
  const [, page, block] = /^story_pin_data\.pages\.(\d+)(?:\.blocks\.(\d+))?/.exec(field ?? '') ?? []
  const found = page === undefined ? undefined : pages[Number(page)]
  return found ? { pageKey: found.key, blockKey: found.blocks[Number(block ?? -1)]?.key ?? null } : null
}
