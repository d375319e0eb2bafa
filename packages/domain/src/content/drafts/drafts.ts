import {
  fail,
  type Id,
  LIMITS,
  type PinDraft,
  type PinDraftInput,
  shardOf,
  type StoryPinDraft,
  type StoryPinDraftInput,
  type StoryPinDraftSummary,
} from '@corkboard/contract'
import { type Ctx, type Page, requireSignedIn, requireWriter, type SignedIn, type TxCtx } from '../../kernel/index.ts'
import { holdUploads } from '../../media/index.ts'
import { draftBody } from './draft-body.ts'
import {
  type DraftBody,
  type DraftRow,
  draftsOf,
  type DraftVersion,
  findDraft,
  hasBody,
  insertDraft,
  isPinDraft,
  isStoryDraft,
  removeDraft,
  removeDraftsBefore,
  replaceDraft,
  uploadsIn,
} from './draft-store.ts'
import { presentDraft, presentDrafts } from './draft-view.ts'
import { storyDraftBody } from './story-draft-body.ts'
import { presentStoryDraft, summarizeStoryDrafts } from './story-draft-view.ts'

/** (ours) Uploads outlive the drafts they are in: sweeps are not punctual, and a deletion can be undone. */
const HELD_LONGER_MS = 86_400_000

/** Holds a draft's uploads as long as the draft, so that neither ends before the other. */
const hold = (tx: TxCtx<SignedIn>, body: DraftBody): Promise<void> =>
  holdUploads(tx, uploadsIn(body), new Date(tx.now().getTime() + LIMITS.pinDraftMs + HELD_LONGER_MS))

const notFound = () => fail('draft.not_found', { field: 'id' })

const ownDraft = async (ctx: Ctx<SignedIn>, id: Id): Promise<DraftRow> => {
  const row = await findDraft(ctx.db, ctx.viewer.userId, id)
  if (!row) throw notFound()
  return row
}

const create = async <Body extends DraftBody>(tx: TxCtx<SignedIn>, body: Body): Promise<DraftRow<Body>> => {
  await hold(tx, body)
  const { userId } = tx.viewer
  const shard = shardOf(userId)
  const draft = { id: tx.site.ids.next(shard), shard, ownerId: userId, body, now: tx.now() }
  const row = await insertDraft(tx.db, draft, LIMITS.pinDrafts)
  if (!row) throw fail('draft.limit')
  return row
}

const conflict = ({ version }: DraftRow) => fail('draft.conflict', { field: 'version', data: { version } })

const save = async <Body extends DraftBody>(
  tx: TxCtx<SignedIn>,
  known: DraftVersion,
  body: Body,
): Promise<DraftRow<Body>> => {
  await hold(tx, body)
  const saved = await replaceDraft(tx.db, tx.viewer.userId, known, { body, now: tx.now() })
  if (saved) return saved
  const current = await ownDraft(tx, known.id)
  if (!(await hasBody(tx.db, known.id, body))) throw conflict(current)
  return { ...current, body }
}

/** The viewer's drafts, all on one page: there are at most as many as it holds. */
export const listDrafts = async (ctx: Ctx): Promise<Page<PinDraft>> => {
  const own = requireSignedIn(ctx)
  const rows = await draftsOf(own.db, own.viewer.userId, LIMITS.pinDrafts)
  return { items: await presentDrafts(own, rows.filter(isPinDraft)), next: undefined }
}

/** @throws 'draft.not_found' for a draft of another user */
export const getDraft = async (ctx: Ctx, id: Id): Promise<PinDraft> => {
  const own = requireSignedIn(ctx)
  const row = await ownDraft(own, id)
  if (!isPinDraft(row)) throw notFound()
  return presentDraft(own, row)
}

export const createDraft = async (ctx: Ctx, input: PinDraftInput): Promise<PinDraft> => {
  const body = draftBody(input)
  return requireWriter(ctx).transaction(async (tx) => presentDraft(tx, await create(tx, body)))
}

/**
 * Replaces a draft that the viewer read in this version. Saving what is stored already changes nothing, so a save whose
 * response was lost can be repeated.
 * @throws 'draft.conflict' when it was saved elsewhere in between
 */
export const saveDraft = async (ctx: Ctx, known: DraftVersion, input: PinDraftInput): Promise<PinDraft> => {
  const body = draftBody(input)
  return requireWriter(ctx).transaction(async (tx) => presentDraft(tx, await save(tx, known, body)))
}

/** CREATE-09: the viewer's story drafts, all on one page. */
export const listStoryDrafts = async (ctx: Ctx): Promise<Page<StoryPinDraftSummary>> => {
  const own = requireSignedIn(ctx)
  const rows = await draftsOf(own.db, own.viewer.userId, LIMITS.pinDrafts)
  return { items: await summarizeStoryDrafts(own, rows.filter(isStoryDraft)), next: undefined }
}

/** @throws 'draft.not_found' for a draft of another user */
export const getStoryDraft = async (ctx: Ctx, id: Id): Promise<StoryPinDraft> => {
  const own = requireSignedIn(ctx)
  const row = await ownDraft(own, id)
  if (!isStoryDraft(row)) throw notFound()
  return presentStoryDraft(own, row)
}

/** CREATE-04. */
export const createStoryDraft = async (ctx: Ctx, input: StoryPinDraftInput): Promise<StoryPinDraft> => {
  const body = storyDraftBody(input)
  return requireWriter(ctx).transaction(async (tx) => presentStoryDraft(tx, await create(tx, body)))
}

/** Replaces a story draft. @throws what `saveDraft` throws */
export const saveStoryDraft = async (
  ctx: Ctx,
  known: DraftVersion,
  input: StoryPinDraftInput,
): Promise<StoryPinDraft> => {
  const body = storyDraftBody(input)
  return requireWriter(ctx).transaction(async (tx) => presentStoryDraft(tx, await save(tx, known, body)))
}

/** Deletes a draft, also of a story. */
export const deleteDraft = async (ctx: Ctx, id: Id): Promise<void> => {
  await requireWriter(ctx).transaction(async (tx) => {
    if (!(await removeDraft(tx.db, tx.viewer.userId, id))) throw notFound()
  })
}

/**
 * Removes a draft that becomes a pin in the same transaction.
 * @throws 'draft.not_found' when it was published or deleted elsewhere, 'draft.conflict' when it was saved elsewhere
 */
export const takeDraft = async (ctx: Ctx, { id, version }: DraftVersion): Promise<void> => {
  await requireWriter(ctx).transaction(async (tx) => {
    if (!(await removeDraft(tx.db, tx.viewer.userId, id, version))) throw conflict(await ownDraft(tx, id))
  })
}

/** Drafts deleted per statement. */
const DELETED_AT_ONCE = 1_000

export const deleteOldDrafts = async (ctx: Ctx): Promise<void> => {
  const before = new Date(ctx.now().getTime() - LIMITS.pinDraftMs)
  while ((await removeDraftsBefore(ctx.db, before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
}
