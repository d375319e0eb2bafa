import { type CommentFeatures, fail, type Id, type UserSettings } from '@corkboard/contract'
import { loadSettings, type SettingsChange, updateSettings } from '../../accounts/settings/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'

const featuresIn = (settings: UserSettings): CommentFeatures => ({
  comments: settings.comments_from !== 'nobody',
  photos: settings.comment_photos,
  mentions: settings.mentions_from !== 'nobody',
})

/**
 * Other users' switches do not exist for the viewer.
 * @throws 'user.not_found'
 */
const requireSelf = ({ viewer }: Ctx<SignedIn>, userId: Id): void => {
  if (viewer.userId !== userId) throw fail('user.not_found', { field: 'userId' })
}

/** COMMENT-04: the state of the user's switches. */
export const loadCommentFeatures = async (ctx: Ctx<SignedIn>, userId: Id): Promise<CommentFeatures> => {
  requireSelf(ctx, userId)
  return featuresIn(await loadSettings(ctx))
}

/**
 * COMMENT-04: turns features off and on. The switches are views of the settings of the same name: a feature that is
 * already on keeps its audience; a feature that is turned on is for everyone. Changes that open the account may need
 * the parental passcode.
 * @throws 'user.not_found', and what `updateSettings` throws
 */
export const updateCommentFeatures = async (
  ctx: Ctx<SignedIn>,
  userId: Id,
  wanted: Partial<CommentFeatures>,
  passcode: string | undefined,
): Promise<CommentFeatures> => {
  requireSelf(ctx, userId)
  const current = featuresIn(await loadSettings(ctx))
  const differs = (name: keyof CommentFeatures) => wanted[name] !== undefined && wanted[name] !== current[name]
  const change: SettingsChange = {
    ...(differs('comments') && { comments_from: wanted.comments ? 'everyone' : 'nobody' }),
    ...(differs('mentions') && { mentions_from: wanted.mentions ? 'everyone' : 'nobody' }),
    ...(differs('photos') && { comment_photos: wanted.photos! }),
  }
  return featuresIn(await updateSettings(ctx, change, passcode))
}
