import { fail, type Id, LIMITS, type NewPinTag } from '@corkboard/contract'
import { pinMentioned } from '@corkboard/contract/events'
import { type Ctx, requireWriter, type SignedIn, type TxCtx } from '../../../kernel/index.ts'
import { loadPins, type SeenPin } from '../load-pins.ts'
import { mentionable } from '../mentions/index.ts'
import { insertTags, removeNamed } from './tag-store.ts'

/** Only pictures are tagged: a video moves on, and stories have stickers. */
const picturesOf = ({ contentType, pageCount }: SeenPin): number =>
  contentType === null ? 1 : contentType === 'carousel' ? pageCount : 0

/**
 * CREATE-03: stores the tags on a new pin's pictures, and notifies the users tagged. Users who do not take mentions by the
 * maker, or cannot see the pin, are left out silently, as with mentions.
 * @throws 'pin.not_taggable', 'pin.tags', 'pin.tag_object', 'pin.not_found'
 */
export const writeTags = async (tx: TxCtx<SignedIn>, pin: SeenPin, tags: readonly NewPinTag[]): Promise<void> => {
  if (tags.length === 0) return
  const count = picturesOf(pin)
  if (count === 0) throw fail('pin.not_taggable', { field: 'pin_tags' })
  if (tags.length > LIMITS.pinTags) throw fail('pin.tags', { field: 'pin_tags' })
  tags.forEach(({ pin_id: pinId, user_id: userId, media = 0 }, place) => {
    if ((pinId === undefined) === (userId === undefined) || media >= count) {
      throw fail('pin.tag_object', { field: `pin_tags.${place}` })
    }
  })
  const tagged = await loadPins(
    tx,
    tags.flatMap(({ pin_id: id }) => id ?? []),
  )
  tags.forEach(({ pin_id: id }, place) => {
    if (id !== undefined && tagged.get(id)?.presence !== 'listed') {
      throw fail('pin.not_found', { field: `pin_tags.${place}.pin_id` })
    }
  })
  const users = await mentionable(
    tx,
    pin,
    tags.flatMap(({ user_id: id }) => id ?? []),
  )
  const kept = tags.filter(({ user_id: id }) => id === undefined || users.has(id))
  if (kept.length === 0) return
  await insertTags(
    tx.db,
    pin.id,
    kept.map(({ media = 0, x, y, pin_id: pinId = null, user_id: userId = null }) => ({
      id: tx.site.ids.next(pin.board.shard),
      media,
      x,
      y,
      pinId,
      userId,
    })),
  )
  const { userId } = tx.viewer
  const named = [...users].filter((id) => id !== userId)
  if (named.length === 0 || pin.board.privacy === 'secret') return
  await tx.emit(pinMentioned, { pin_id: pin.id, by_id: userId, user_ids: named })
}

/**
 * Removes the viewer from a pin that tags or mentions them, and from its saves. The text stays.
 * @throws 'pin.not_found' when it does not name them
 */
export const leavePin = async (ctx: Ctx, pin: SeenPin): Promise<void> => {
  const namedOn: Id = pin.originPinId ?? pin.id
  await requireWriter(ctx).transaction(async (tx) => {
    if (!(await removeNamed(tx.db, namedOn, tx.viewer.userId))) throw fail('pin.not_found', { field: 'pin_id' })
    tx.changed(`pin:${pin.id}`, `pin:${namedOn}`)
  })
}
