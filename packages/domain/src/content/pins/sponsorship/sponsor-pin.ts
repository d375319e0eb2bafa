import { fail, type Sponsorship, type SponsoredPin } from '@corkboard/contract'
import { pinSponsorRequested } from '@corkboard/contract/events'
import { countAttempt } from '../../../platform/throttle/index.ts'
import {
  type Allowed,
  type Ctx,
  personPresence,
  pinnerShows,
  requireWriter,
  viewerIdOf,
} from '../../../kernel/index.ts'
import { findPersonByUsername, loadRelations, personFacts, type PersonRow } from '../../../people/index.ts'
import { getPin, type SeenPin } from '../load-pins.ts'
import { respondToSponsorship, APPROVED, REQUESTED, deleteSponsorship, putSponsorship } from './sponsorship-store.ts'

/** (ours) Sponsorship requests per hour. */
const REQUESTS_PER_HOUR = 30

const named = ({ id, username, firstName, lastName }: PersonRow): NonNullable<Sponsorship['creator']> => ({
  id,
  username,
  full_name: `${firstName} ${lastName}`.trim(),
})

/**
 * PIN-10: an approved sponsorship is public. One that is pending, declined, or lost with its sponsor stays between the
 * two.
 */
export const presentSponsorship = (ctx: Ctx, pin: SeenPin): Sponsorship | null => {
  const { sponsorshipStatus: status, sponsorId, sponsor, pinner } = pin
  if (status === null) return null
  const viewerId = viewerIdOf(ctx.viewer)
  const isOfTheTwo = viewerId !== undefined && (viewerId === pin.pinnerId || viewerId === sponsorId)
  if (status !== APPROVED && !isOfTheTwo) return null
  const isShown =
    sponsor !== undefined &&
    (isOfTheTwo || personPresence(ctx.viewer, personFacts(sponsor, pin.relations)) !== 'hidden')
  return {
    status,
    sponsor: isShown ? named(sponsor) : null,
    creator: isOfTheTwo || pinnerShows(ctx.viewer, pin.facts) ? named(pinner) : null,
    viewer_can: [
      ...(viewerId === sponsorId && viewerId !== undefined
        ? status === REQUESTED
          ? (['approve', 'decline'] as const)
          : (['decline'] as const)
        : []),
      ...(viewerId === pin.pinnerId ? (['remove'] as const) : []),
    ],
  }
}

const present = async (ctx: Ctx, id: string): Promise<SponsoredPin> => ({
  id,
  type: 'pin',
  sponsorship: presentSponsorship(ctx, await getPin(ctx, id, 'pin_id')),
})

/** PIN-10: the creator of a pin names its sponsor. It shows once they approve. */
export const requestSponsorship = async (
  anyCtx: Ctx,
  pin: Allowed<SeenPin, 'sponsor'>,
  username: string,
): Promise<SponsoredPin> => {
  const ctx = requireWriter(anyCtx)
  const sponsor = await findPersonByUsername(ctx, username.trim().replace(/^@/, '').toLowerCase())
  if (!sponsor) throw fail('user.not_found', { field: 'sponsor' })
  if (sponsor.id === ctx.viewer.userId) throw fail('user.self', { field: 'sponsor' })
  // The response must not reveal private or blocked users.
  const relations = await loadRelations(ctx, [sponsor.id])
  if (personPresence(ctx.viewer, personFacts(sponsor, relations)) !== 'listed') {
    throw fail('user.not_found', { field: 'sponsor' })
  }
  return ctx.transaction(async (tx) => {
    await countAttempt(tx, [{ key: `sponsor:${ctx.viewer.userId}`, limit: REQUESTS_PER_HOUR }])
    await putSponsorship(tx.db, {
      pinId: pin.id,
      shard: pin.board.shard,
      creatorId: pin.pinnerId,
      sponsorId: sponsor.id,
      now: tx.now(),
    })
    await tx.emit(pinSponsorRequested, { pin_id: pin.id, by_id: pin.pinnerId, user_id: sponsor.id })
    tx.changed(`pin:${pin.id}`)
    return present(tx, pin.id)
  })
}

/**
 * PIN-10: the sponsor approves, which keeps them, or declines, which removes them.
 * @throws 'pin.not_allowed'
 */
export const respondAsSponsor = async (
  anyCtx: Ctx,
  pin: Allowed<SeenPin, 'view'>,
  approves: boolean,
): Promise<SponsoredPin> => {
  const ctx = requireWriter(anyCtx)
  return ctx.transaction(async (tx) => {
    if (!(await respondToSponsorship(tx.db, pin.id, ctx.viewer.userId, approves))) {
      throw fail('pin.not_allowed', { field: 'pin_id' })
    }
    tx.changed(`pin:${pin.id}`)
    return present(tx, pin.id)
  })
}

/** PIN-10: the pinner removes the sponsorship from the pin. */
export const removeSponsorship = async (anyCtx: Ctx, pin: Allowed<SeenPin, 'edit'>): Promise<SponsoredPin> => {
  const ctx = requireWriter(anyCtx)
  return ctx.transaction(async (tx) => {
    await deleteSponsorship(tx.db, pin.id)
    tx.changed(`pin:${pin.id}`)
    return present(tx, pin.id)
  })
}
