import type { Profile } from '@corkboard/contract'
import { type Ctx, requireWriter } from '../kernel/index.ts'
import { profileOf } from './follow-person.ts'
import { setAvatarSignature } from '../accounts/accounts/index.ts'

/**
 * Sets the viewer's avatar: `signature` of a stored picture, or `null` for initials. Avatars are public, even for
 * private profiles: they appear next to what these users write elsewhere.
 * @returns the viewer's updated profile
 */
export const setAvatar = (ctx: Ctx, signature: string | null): Promise<Profile> => {
  const { userId } = requireWriter(ctx).viewer
  return ctx.transaction(async (tx) => {
    const before = await setAvatarSignature(tx.db, userId, signature, tx.now())
    tx.changed(`account:${userId}`, `user:${userId}`)
    // Being an avatar affects whether a picture is public.
    if (before !== null) tx.tookAway(`image:${before}`)
    if (signature !== null) tx.changed(`image:${signature}`)
    return profileOf(tx, userId)
  })
}
