import { fail, type Id, LIMITS, type NewPinTag } from '@corkboard/contract'
import { pinMentioned } from '@corkboard/contract/events'
import { type Ctx, personPresence, requireWriter, type SignedIn, type TxCtx } from '../../../kernel/index.ts'
import { loadPeople, loadRelations, personFacts } from '../../../people/index.ts'
import type { PinSubject } from '../content/index.ts'
import { loadPins, type SeenPin } from '../load-pins.ts'
import { mentionable } from '../mentions/index.ts'
import { deleteTags, insertTags, removeNamed, type TagRow, tagsOf } from './tag-store.ts'

/** Only pictures are tagged: a video moves on, and stories have stickers. */
const picturesOf = ({ content }: PinSubject): number => {
  if (!content) return 1
  return content.content.type === 'carousel' ? content.content.slots.length : 0
}

/** The same for a pin that exists. A save shows the tags of its origin and has none of its own. */
export const taggablePictures = ({ contentType, pageCount, originPinId }: SeenPin): number => {
  if (originPinId !== null) return 0
  return contentType === null ? 1 : contentType === 'carousel' ? pageCount : 0
}

const checkAgainst = (tags: readonly NewPinTag[], count: number): void => {
  if (count === 0) throw fail('pin.not_taggable', { field: 'pin_tags' })
  if (tags.length > LIMITS.pinTags) throw fail('pin.tags', { field: 'pin_tags' })
  tags.forEach(({ pin_id: pinId, user_id: userId, media = 0 }, place) => {
    if ((pinId === undefined) === (userId === undefined) || media >= count) {
      throw fail('pin.tag_object', { field: `pin_tags.${place}` })
    }
  })
}

/**
 * Checks the tags of a pin that is created, now or later.
 * @throws 'pin.not_taggable', 'pin.tags', 'pin.tag_object'
 */
export const checkTags = (tags: readonly NewPinTag[], subject: PinSubject): void => {
  if (tags.length > 0) checkAgainst(tags, picturesOf(subject))
}

/**
 * CREATE-03: stores the tags on a new pin's pictures, and notifies the users tagged. Left out silently: pins that the maker
 * cannot see (any more), and users who do not take mentions by the maker or cannot see the pin, as with mentions.
 */
export const writeTags = (tx: TxCtx<SignedIn>, pin: SeenPin, tags: readonly NewPinTag[]): Promise<void> =>
  storeTags(tx, pin, tags, new Set())

/**
 * CREATE-03: replaces the tags on a pin's pictures that its pinner sees; the others stay, as far as there is room. Users who
 * were tagged before stay without being asked or notified again.
 * @throws what `checkTags` throws
 */
export const replaceTags = async (tx: TxCtx<SignedIn>, pin: SeenPin, tags: readonly NewPinTag[]): Promise<void> => {
  checkAgainst(tags, taggablePictures(pin))
  const before = await tagsOf(tx.db, pin.id)
  const hidden = await hiddenFrom(tx, before)
  await deleteTags(tx.db, pin.id)
  const kept = hidden.slice(0, LIMITS.pinTags - tags.length)
  if (kept.length > 0) await insertTags(tx.db, pin.id, kept)
  await storeTags(tx, pin, tags, new Set(before.flatMap(({ userId }) => userId ?? [])))
}

/** Tags about pins and users that the viewer cannot see now. They may see them again, and then the tags are back. */
const hiddenFrom = async (tx: TxCtx<SignedIn>, tags: readonly TagRow[]): Promise<readonly TagRow[]> => {
  const userIds = tags.flatMap(({ userId }) => userId ?? [])
  const [pins, people, relations] = await Promise.all([
    loadPins(
      tx,
      tags.flatMap(({ pinId }) => pinId ?? []),
    ),
    loadPeople(tx, userIds),
    loadRelations(tx, userIds),
  ])
  return tags.filter(({ pinId, userId }) => {
    if (pinId !== null) return pins.get(pinId)?.presence !== 'listed'
    const person = userId === null ? undefined : people.get(userId)
    return !person || personPresence(tx.viewer, personFacts(person, relations)) !== 'listed'
  })
}

/** @param before the users who were tagged before */
const storeTags = async (
  tx: TxCtx<SignedIn>,
  pin: SeenPin,
  tags: readonly NewPinTag[],
  before: ReadonlySet<Id>,
): Promise<void> => {
  if (tags.length === 0) return
  const tagged = await loadPins(
    tx,
    tags.flatMap(({ pin_id: id }) => id ?? []),
  )
  const users = await mentionable(
    tx,
    pin,
    tags.flatMap(({ user_id: id }) => (id === undefined || before.has(id) ? [] : id)),
  )
  const kept = tags.filter(({ pin_id: pinId, user_id: userId }) =>
    pinId === undefined ? users.has(userId!) || before.has(userId!) : tagged.get(pinId)?.presence === 'listed',
  )
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
