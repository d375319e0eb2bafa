import { fail, type Profile, type ProfileView } from '@corkboard/contract'
import { type Ctx, requireWriter, type TxCtx } from '../kernel/index.ts'
import { profileOf } from './follow-person.ts'
import { coverRestorableSince, putCover, restorePreviousCover, setProfileView } from '../accounts/accounts/index.ts'

/** Being a cover affects whether a picture is public. */
const invalidate = (tx: TxCtx, userId: string, pictures: readonly (string | null)[]): void => {
  tx.changed(`account:${userId}`, `user:${userId}`)
  for (const picture of pictures) if (picture !== null) tx.tookAway(`image:${picture}`)
}

/**
 * PEOPLE-01: sets the viewer's cover: `signature` of a stored picture, or `null` for none. Visible to everyone who may see the profile.
 */
export const setCover = (ctx: Ctx, signature: string | null): Promise<Profile> => {
  const { userId } = requireWriter(ctx).viewer
  return ctx.transaction(async (tx) => {
    const before = await putCover(tx.db, userId, signature, tx.now())
    invalidate(tx, userId, [before, signature])
    return profileOf(tx, userId)
  })
}

/**
 * Restores the viewer's previous cover.
 * @throws 'media.not_found' when it can no longer be restored
 */
export const restoreCover = (ctx: Ctx): Promise<Profile> => {
  const { userId } = requireWriter(ctx).viewer
  return ctx.transaction(async (tx) => {
    const pictures = await restorePreviousCover(tx.db, userId, coverRestorableSince(tx.now()), tx.now())
    if (!pictures) throw fail('media.not_found')
    invalidate(tx, userId, pictures)
    return profileOf(tx, userId)
  })
}

/** PEOPLE-01: sets the view that the viewer's profile opens with, for everyone. */
export const changeProfileView = (ctx: Ctx, view: Partial<ProfileView>): Promise<Profile> => {
  const { userId } = requireWriter(ctx).viewer
  return ctx.transaction(async (tx) => {
    await setProfileView(tx.db, userId, view, tx.now())
    tx.changed(`user:${userId}`)
    return profileOf(tx, userId)
  })
}
