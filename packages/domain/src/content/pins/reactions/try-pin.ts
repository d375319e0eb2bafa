import {
  type DidIt,
  fail,
  type Id,
  type Image,
  type ImageSize,
  imageSizeIn,
  LIMITS,
  type PinInteractions,
} from '@corkboard/contract'
import { pinTried } from '@corkboard/contract/events'
import type { Db } from '@corkboard/database'
import { countAttempt } from '../../../platform/throttle/index.ts'
import {
  type Allowed,
  cleanText,
  type Ctx,
  lengthOf,
  type Page,
  type PageRequest,
  personPresence,
  requireWriter,
  viewerIdOf,
} from '../../../kernel/index.ts'
import { readyPicture } from '../../../media/index.ts'
import { loadPeople, loadRelations, personFacts, type PersonRow, presentUser } from '../../../people/index.ts'
import { loadPins, type SeenPin } from '../load-pins.ts'
import { listPeopleOf } from './list-people.ts'
import {
  deleteDidIt,
  type DidItRow,
  findDidIt,
  holdDidIt,
  newestDidIts,
  putDidIt,
  showsDidIt,
} from './interaction-store.ts'
import { placeOf, presentInteractions } from './interaction-view.ts'

/** (ours) Per hour: a photo takes longer than that to make. */
const TRIES_PER_HOUR = 60

export interface DidItInput {
  readonly text?: string | undefined
  /** A photo of the result. Without one, an existing photo stays. */
  readonly mediaUploadId?: Id | undefined
}

/** PIN-08: records or updates that the viewer tried what the pin shows. */
export const tryPin = async (
  anyCtx: Ctx,
  pin: Allowed<SeenPin, 'save'>,
  { text = '', mediaUploadId }: DidItInput,
): Promise<PinInteractions> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  const cleaned = cleanText(text)
  if (lengthOf(cleaned) > LIMITS.didIt) throw fail('pin.did_it_too_long', { field: 'text' })
  return ctx.transaction(async (tx) => {
    await countAttempt(tx, [{ key: `did-it:${userId}`, limit: TRIES_PER_HOUR }])
    const before = await holdDidIt(tx.db, pin.id, userId)
    // A try that an admin has hidden stays as they judged it. One removed with its photo may continue without it.
    if (before?.removedFor === 'itself') throw fail('pin.did_it_hidden', { field: 'text' })
    const photo = before?.removedFor === 'picture' ? null : (before?.signature ?? null)
    const signature = mediaUploadId === undefined ? photo : await readyPicture(tx, mediaUploadId)
    const id = tx.site.ids.next(pin.board.shard)
    await putDidIt(tx.db, placeOf(pin), { id, userId, text: cleaned, signature, now: tx.now() })
    if (!before || before.removedFor) await tx.emit(pinTried, { pin_id: pin.id, by_id: userId, is_on: true })
    if (before?.signature && before.signature !== signature) tx.tookAway(`image:${before.signature}`)
    if (signature) tx.changed(`image:${signature}`)
    return presentInteractions(tx, pin)
  })
}

/** PIN-08: deletes the viewer's try, with its photo. */
export const untryPin = async (anyCtx: Ctx, pin: Allowed<SeenPin, 'view'>): Promise<PinInteractions> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    const photo = (await holdDidIt(tx.db, pin.id, userId))?.signature
    if (await deleteDidIt(tx.db, pin.id, userId)) {
      await tx.emit(pinTried, { pin_id: pin.id, by_id: userId, is_on: false })
      if (photo) tx.tookAway(`image:${photo}`)
    }
    return presentInteractions(tx, pin)
  })
}

/** True when the user has tried a pin. */
export const hasTried = (db: Db, pinId: Id, userId: Id): Promise<boolean> => showsDidIt(db, pinId, userId)

/**
 * The author of a try that the viewer may see.
 * @throws 'pin.did_it_not_found'
 */
export const getTrier = async (ctx: Ctx, id: Id): Promise<Id> => {
  const gone = () => fail('pin.did_it_not_found', { field: 'id' })
  const didIt = await findDidIt(ctx.db, id)
  if (!didIt || !(await loadPins(ctx, [didIt.pinId])).has(didIt.pinId)) throw gone()
  const ids = [didIt.userId]
  const [people, relations] = await Promise.all([loadPeople(ctx, ids), loadRelations(ctx, ids)])
  const person = people.get(didIt.userId)
  if (!person || personPresence(ctx.viewer, personFacts(person, relations)) !== 'listed') throw gone()
  return person.id
}

/** Anyone who sees the pin and the user sees the photos. Those that are not public have signed, expiring URLs. */
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

/** PIN-08: the users who tried a pin and whom the viewer may see, newest first. */
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
