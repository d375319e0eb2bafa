import type { Profile } from '@corkboard/contract'
import { type Ctx, requireWriter } from '../kernel/index.ts'
import { profileOf } from './follow-person.ts'
import { setAvatarSignature } from './people-store.ts'

/**
 * One's own portrait: `signature` of a stored picture, or `null` for initials. Portraits are public, those of private
 * profiles too: they stand beside what such people write elsewhere.
 * @returns oneself as one is shown now
 */
export const setAvatar = (ctx: Ctx, signature: string | null): Promise<Profile> => {
  const { userId } = requireWriter(ctx).viewer
  return ctx.transaction(async (tx) => {
    const before = await setAvatarSignature(tx.db, userId, signature, tx.now())
    tx.changed(`account:${userId}`, `user:${userId}`)
    // Whether everybody may see a picture follows from its being somebody's portrait.
    for (const picture of [before, signature]) if (picture !== null) tx.changed(`image:${picture}`)
    return profileOf(tx, userId)
  })
}
