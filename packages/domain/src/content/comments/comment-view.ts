import {
  type AggregatedComment,
  type CommentPermissions,
  type Image,
  imageSizeIn,
  type ImageSize,
} from '@corkboard/contract'
import { takesCommentPhotos } from '../../accounts/settings/index.ts'
import { type Ctx, pinnerShows, viewerIdOf } from '../../kernel/index.ts'
import { presentUser } from '../../people/index.ts'
import type { SeenPin } from '../pins/index.ts'
import { commentActions, commentRefusal, hidesForEveryone } from './comment-policy.ts'
import type { SeenComment } from './load-comments.ts'

/** Anyone who sees the pin sees its photos. On a secret board's pin they have signed, expiring URLs. */
const presentPhoto = (ctx: Ctx, { signature, width, height, pin }: SeenComment): AggregatedComment['images'] => {
  if (signature === null || width === null || height === null) return null
  const isPrivate = pin.board.privacy === 'secret' || pin.facts.board.owner.isPrivate
  const image = (size: ImageSize): Image => ({
    url: ctx.site.media.links.image(signature, size, { private: isPrivate }),
    ...imageSizeIn(size, width, height),
  })
  return { '236x': image('236x'), '736x': image('736x') }
}

/** A comment as returned in responses. */
export const presentComment = (ctx: Ctx, comment: SeenComment): AggregatedComment => {
  const { relations } = comment
  const tagged = new Map(comment.mentions.map(({ person }) => [person.id, person]))
  return {
    id: comment.id,
    type: 'aggregatedcomment',
    pin_id: comment.pinId,
    parent_id: comment.parentId,
    user: presentUser(ctx, comment.author, relations),
    text: comment.text,
    tags: comment.mentions.map(({ userId, start, length }) => ({ id: userId, type: 'user', offset: start, length })),
    tagged_users: [...tagged.values()].map((person) => presentUser(ctx, person, relations)),
    images: presentPhoto(ctx, comment),
    dominant_color: comment.dominantColor,
    reaction_counts: { '1': comment.likeCount },
    reaction_by_me: Number(comment.isLiked),
    helpful_count: comment.helpfulCount,
    marked_helpful_by_me: comment.isMarkedHelpful,
    highlighted_by_pin_owner: comment.isHighlighted,
    comment_count: comment.replyCount,
    is_by_pinner: comment.authorId === comment.pin.pinnerId && pinnerShows(ctx.viewer, comment.pin.facts),
    created_at: comment.createdAt.toISOString(),
    edited_at: comment.editedAt?.toISOString() ?? null,
    hides_for: hidesForEveryone(ctx, comment) ? 'everyone' : 'me',
    viewer_can: commentActions(ctx, comment),
  }
}

/** True when the viewer may attach photos to comments on this pin (COMMENT-04). The pinner always may. */
export const mayAddPhoto = async (ctx: Ctx, { pinnerId }: SeenPin): Promise<boolean> =>
  viewerIdOf(ctx.viewer) === pinnerId || takesCommentPhotos(ctx.db, pinnerId)

/** What the viewer can do in the comments of a pin. */
export const presentPermissions = async (ctx: Ctx, pin: SeenPin): Promise<CommentPermissions> => {
  const refusal = commentRefusal(ctx, pin)
  const { viewer } = ctx
  const isBanned = refusal === 'auth.write_banned' && viewer.kind === 'AUTH'
  return {
    are_comments_off: pin.commentsDisabled,
    can_comment: refusal === undefined,
    can_add_photo: refusal === undefined && (await mayAddPhoto(ctx, pin)),
    can_turn_off: viewerIdOf(viewer) === pin.pinnerId && !(viewer.kind === 'AUTH' && viewer.isWriteBanned),
    refusal: refusal ?? null,
    refusal_detail: (isBanned && viewer.writeBanReason) || null,
  }
}
