import type { Id } from '@corkboard/contract'
import type { Ctx } from '../kernel/index.ts'
import { setAvatarSignature } from './people-store.ts'

/** `signature` of a stored picture, or `null` for initials. Avatars are public. */
export const setAvatar = (ctx: Ctx, userId: Id, signature: string | null): Promise<void> =>
  ctx.transaction(async (tx) => {
    await setAvatarSignature(tx.db, userId, signature, tx.now())
    tx.changed(`user:${userId}`)
  })
