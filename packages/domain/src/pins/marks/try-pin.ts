import {
  type DidIt,
  fail,
  type Id,
  type Image,
  type ImageSize,
  imageSizeIn,
  LIMITS,
  type PinMarks,
} from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import { countAttempt } from '../../identity/index.ts'
import {
  type Allowed,
  cleanText,
  type Ctx,
  lengthOf,
  type Page,
  type PageRequest,
  requireWriter,
  viewerIdOf,
} from '../../kernel/index.ts'
import { readyPicture } from '../../media/index.ts'
import { type PersonRow, presentUser } from '../../people/index.ts'
import type { SeenPin } from '../load-pins.ts'
import { listPeopleOf } from './list-people.ts'
import { deleteDidIt, didItPhoto, type DidItRow, newestDidIts, putDidIt } from './mark-store.ts'
import { placeOf, presentMarks } from './mark-view.ts'

/** (ours) an hour: a photo takes longer than that to make */
const TRIES_AN_HOUR = 60

export interface DidItInput {
  readonly text?: string | undefined
  /** A photo of what came of it; without one a photo that was there stays. */
  readonly mediaUploadId?: Id | undefined
}

/** PIN-08: the viewer says to have tried what the pin shows, or says it in other words. */
export const tryPin = async (
  anyCtx: Ctx,
  pin: Allowed<SeenPin, 'save'>,
  { text = '', mediaUploadId }: DidItInput,
): Promise<PinMarks> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  const words = cleanText(text)
  if (lengthOf(words) > LIMITS.didIt) throw fail('pin.did_it_too_long', { field: 'text' })
  return ctx.transaction(async (tx) => {
    await countAttempt(tx, [{ key: `did-it:${userId}`, limit: TRIES_AN_HOUR }])
    const before = await didItPhoto(tx.db, pin.id, userId)
    const signature = mediaUploadId === undefined ? (before ?? null) : await readyPicture(tx, mediaUploadId)
    const id = tx.site.ids.next(pin.board.shard)
    await putDidIt(tx.db, placeOf(pin), { id, userId, text: words, signature, now: tx.now() })
    if (before === undefined) await tx.emit('pin.tried', { pin_id: pin.id, by_id: userId, is_on: true })
    for (const picture of [before, signature]) if (picture) tx.changed(`image:${picture}`)
    return presentMarks(tx, pin)
  })
}

/** PIN-08: takes that back, with its photo. */
export const untryPin = async (anyCtx: Ctx, pin: Allowed<SeenPin, 'view'>): Promise<PinMarks> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    const photo = await didItPhoto(tx.db, pin.id, userId)
    if (await deleteDidIt(tx.db, pin.id, userId)) {
      await tx.emit('pin.tried', { pin_id: pin.id, by_id: userId, is_on: false })
      if (photo) tx.changed(`image:${photo}`)
    }
    return presentMarks(tx, pin)
  })
}

/** Whether somebody says to have tried a pin. */
export const hasTried = async (db: Db, pinId: Id, userId: Id): Promise<boolean> =>
  (await didItPhoto(db, pinId, userId)) !== undefined

/** Photos show to whoever sees the pin and the person; what not everybody sees has signed, expiring addresses. */
const presentPhoto = (
  ctx: Ctx,
  pin: SeenPin,
  author: PersonRow,
  { signature, width, height }: DidItRow,
): DidIt['images'] => {
  if (signature === null || width === null || height === null) return null
  const isPrivate = pin.board.privacy === 'secret' || pin.facts.board.owner.isPrivate || author.isPrivate
  const image = (size: ImageSize): Image => ({
    url: ctx.site.media.links.image(signature, size, { private: isPrivate }),
    ...imageSizeIn(size, width, height),
  })
  return { '236x': image('236x'), '736x': image('736x') }
}

/** PIN-08: who tried a pin, as far as the viewer may know of them, the newest first. */
export const listDidIts = (ctx: Ctx, pin: SeenPin, page: PageRequest): Promise<Page<DidIt>> =>
  listPeopleOf(
    ctx,
    page,
    (before, limit) => newestDidIts(ctx.db, pin.id, before, limit),
    (row, person, relations) => ({
      id: row.id,
      type: 'triedit',
      pin_id: pin.id,
      user: presentUser(ctx, person, relations),
      text: row.text,
      images: presentPhoto(ctx, pin, person, row),
      dominant_color: row.dominantColor,
      created_at: row.createdAt.toISOString(),
      is_mine: viewerIdOf(ctx.viewer) === row.userId,
    }),
  )
