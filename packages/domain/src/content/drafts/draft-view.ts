import {
  type Id,
  PIN_DRAFT,
  PIN_DRAFT_ITEM,
  type PinDraft,
  type PinDraftBody,
  type PinDraftMedia,
} from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { type OwnUpload, ownUploads } from '../../media/index.ts'
import { type DraftRow, uploadsIn } from './draft-store.ts'

/** An upload in a draft, as its maker sees it. */
export const presentMedia = ({ site }: Ctx, { upload, video }: OwnUpload): PinDraftMedia => {
  const { links } = site.media
  const signature = upload.status === 'succeeded' ? upload.image_signature : null
  const image = (size: '236x' | '736x') => signature && links.image(signature, size, { private: true })
  return {
    ...upload,
    preview_url: image('736x'),
    thumbnail_url: image('236x'),
    video_url: signature && video && links.video(video, 'V_720P', { private: true }),
  }
}

export const statusOf = (version: number): PinDraft['status'] => (version > 1 ? 'edited' : 'created')

/** Drafts as their owner sees them. */
export const presentDrafts = async (
  ctx: Ctx<SignedIn>,
  rows: readonly DraftRow<PinDraftBody>[],
): Promise<PinDraft[]> => {
  const uploads = await ownUploads(ctx, [...new Set(rows.flatMap(({ body }) => uploadsIn(body)))])
  const mediaOf = (id: Id) => presentMedia(ctx, uploads.get(id)!)
  return rows.map(({ id, version, body, updatedAt }) => ({
    id,
    version,
    type: body.pinItems.length > 1 ? 'carousel' : 'single',
    status: statusOf(version),
    // Drafts that were stored before a field existed have its default.
    ...PIN_DRAFT,
    ...body,
    // A draft holds its uploads, so each of them exists.
    pinItems: body.pinItems.map((item) => ({
      ...PIN_DRAFT_ITEM,
      ...item,
      media: mediaOf(item.media_upload_id),
      whole: item.whole_upload_id ? mediaOf(item.whole_upload_id) : null,
    })),
    updated_at: updatedAt.toISOString(),
  }))
}

export const presentDraft = async (ctx: Ctx<SignedIn>, row: DraftRow<PinDraftBody>): Promise<PinDraft> =>
  (await presentDrafts(ctx, [row]))[0]!
