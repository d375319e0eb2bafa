import {
  type Id,
  type PinDraftMedia,
  STORY_PIN_DRAFT,
  type StoryPinDraft,
  type StoryPinDraftBody,
  type StoryPinDraftSummary,
} from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { ownUploads } from '../../media/index.ts'
import { loadNamed } from '../stories/index.ts'
import { type DraftRow, uploadsIn } from './draft-store.ts'
import { presentMedia, statusOf } from './draft-view.ts'

type StoryRow = DraftRow<StoryPinDraftBody>

const idsOf = ({ pages }: StoryPinDraftBody, name: 'user_id' | 'pin_id' | 'comment_id'): Id[] => [
  ...new Set(pages.flatMap(({ blocks }) => blocks.flatMap((block) => block[name] ?? []))),
]

const coverOf = ({ cover_upload_id: cover, cover_page: place = null, pages }: StoryPinDraftBody): Id | undefined => {
  const shown = place === null ? pages : pages.slice(place, place + 1)
  const blocks = shown.flatMap((page) => page.blocks)
  return cover ?? blocks.find((block) => block.media_upload_id)?.media_upload_id
}

const mediaOf = async (ctx: Ctx<SignedIn>, ids: readonly Id[]): Promise<Map<Id, PinDraftMedia>> =>
  new Map([...(await ownUploads(ctx, ids))].map(([id, upload]) => [id, presentMedia(ctx, upload)]))

const factsOf = ({ id, version, updatedAt }: StoryRow) => ({
  id,
  version,
  type: 'story' as const,
  status: statusOf(version),
  updated_at: updatedAt.toISOString(),
})

/** A story draft as its owner sees it, with what its pages name as far as they can see it. */
export const presentStoryDraft = async (ctx: Ctx<SignedIn>, row: StoryRow): Promise<StoryPinDraft> => {
  const { body } = row
  const [personIds, pinIds, commentIds] = [idsOf(body, 'user_id'), idsOf(body, 'pin_id'), idsOf(body, 'comment_id')]
  const [media, named] = await Promise.all([
    mediaOf(ctx, uploadsIn(body)),
    loadNamed(ctx, { personIds, pinIds, commentIds }),
  ])
  return {
    ...factsOf(row),
    // Earlier versions stored no page.
    ...STORY_PIN_DRAFT,
    ...body,
    media: [...media.values()],
    people: personIds.flatMap((id) => named.person(id) ?? []),
    pins: pinIds.flatMap((id) => named.pin(id) ?? []),
    comments: commentIds.flatMap((id) => named.comment(id) ?? []),
  }
}

/** Story drafts for a list. */
export const summarizeStoryDrafts = async (
  ctx: Ctx<SignedIn>,
  rows: readonly StoryRow[],
): Promise<StoryPinDraftSummary[]> => {
  const covers = rows.map(({ body }) => coverOf(body))
  const media = await mediaOf(ctx, [...new Set(covers.flatMap((id) => id ?? []))])
  return rows.map((row, place) => ({
    ...factsOf(row),
    title: row.body.title,
    page_count: row.body.pages.length,
    cover: media.get(covers[place] ?? '') ?? null,
  }))
}
