import type { Id, PinTag } from '@corkboard/contract'
import { type Ctx, personPresence } from '../../../kernel/index.ts'
import { fullNameOf, loadPeople, loadRelations, personFacts, presentUser } from '../../../people/index.ts'
import { trackedLink } from '../../links/index.ts'
import type { SeenPin } from '../load-pins.ts'
import type { PinTagRows, TagRow } from './tag-store.ts'

/** What the presentation of tags borrows from that of pins, which presents them. */
interface Tools {
  readonly loadPins: (ctx: Ctx, ids: readonly Id[]) => Promise<ReadonlyMap<Id, SeenPin>>
  readonly briefOf: (ctx: Ctx, pin: SeenPin) => NonNullable<PinTag['pin']>
}

/** The tags that this viewer may see, by pin. Nothing is revealed of the others. */
export const loadPinTags = async (
  ctx: Ctx,
  pins: readonly PinTagRows[],
  { loadPins, briefOf }: Tools,
): Promise<Map<Id, PinTag[]>> => {
  const rows = pins.flatMap(({ tags }) => tags ?? [])
  if (rows.length === 0) return new Map()
  const userIds = [...new Set(rows.flatMap(({ userId }) => userId ?? []))]
  const [tagged, people, relations] = await Promise.all([
    loadPins(
      ctx,
      rows.flatMap(({ pinId }) => pinId ?? []),
    ),
    loadPeople(ctx, userIds),
    loadRelations(ctx, userIds),
  ])
  const userOf = (id: Id): PinTag['user'] => {
    const person = people.get(id)
    if (!person || personPresence(ctx.viewer, personFacts(person, relations)) !== 'listed') return null
    const { username, image_medium_url } = presentUser(ctx, person, relations)
    return { id, username, full_name: fullNameOf(person), image_medium_url }
  }
  const present = ({ id, media, x, y, pinId, userId }: TagRow): PinTag[] => {
    const place = { id, media, x, y, status: 'saved' } as const
    if (userId !== null) {
      const user = userOf(userId)
      return user ? [{ ...place, type: 'user', taggedObjectIds: [userId], user, pin: null, link: null }] : []
    }
    const pin = pinId === null ? undefined : tagged.get(pinId)
    if (pin?.presence !== 'listed') return []
    const link = pin.link === null ? null : trackedLink(ctx.site.signer, pin.id, pin.link)
    return [{ ...place, type: 'pin', taggedObjectIds: [pin.id], user: null, pin: briefOf(ctx, pin), link }]
  }
  return new Map(pins.map(({ id, tags }) => [id, (tags ?? []).flatMap(present)]))
}
