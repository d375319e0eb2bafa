import { fail, type Id } from '@corkboard/contract'
import { type Ctx, personPresence, type Presence, viewerIdOf } from '../../kernel/index.ts'
import { loadPeople, loadRelations, personFacts, type PersonRow, type Relations } from '../../people/index.ts'
import { type Mention, loadPins, type PinAccess, type SeenPin } from '../pins/index.ts'
import { type CommentRow, loadCommentRows, type Relation, relationsOf } from './comment-store.ts'
import { commentPresence } from './comment-visibility.ts'

/** A mention of a user whom this viewer may see. */
export interface SeenMention extends Mention {
  readonly person: PersonRow
}

/** A comment as one viewer sees it. */
export interface SeenComment<Pin extends PinAccess = PinAccess> extends Omit<CommentRow, 'mentions'> {
  readonly pin: Pin
  readonly author: PersonRow
  readonly relations: Relations
  readonly mentions: readonly SeenMention[]
  /** It mentions the viewer, shown or not. */
  readonly mentionsViewer: boolean
  readonly isLiked: boolean
  readonly isMarkedHelpful: boolean
  readonly blockBetween: boolean
  readonly presence: Presence
}

/** True when the viewer moderates a pin's comments: they pinned it or own its board. */
export const moderates = ({ viewer }: Ctx, { pinnerId, board }: PinAccess): boolean => {
  const viewerId = viewerIdOf(viewer)
  return viewerId !== undefined && (viewerId === pinnerId || viewerId === board.ownerId)
}

const loadCommentRelations = async (ctx: Ctx, rows: readonly CommentRow[]): Promise<readonly Relation[]> => {
  const viewerId = viewerIdOf(ctx.viewer)
  if (viewerId === undefined) return []
  return relationsOf(
    ctx.db,
    viewerId,
    rows.map(({ id }) => id),
    [...new Set(rows.map(({ authorId }) => authorId))],
  )
}

/** Comments as the viewer sees them, without hidden ones (architecture §4: hydrate, then rules). */
const seeComments = async <Pin extends PinAccess>(
  ctx: Ctx,
  rows: readonly CommentRow[],
  parents: ReadonlyMap<Id, SeenComment<Pin>>,
  pinsOf: PinsOf<Pin>,
): Promise<SeenComment<Pin>[]> => {
  if (rows.length === 0) return []
  const [pins, commentRelations] = await Promise.all([
    pinsOf([...new Set(rows.map(({ pinId }) => pinId))]),
    loadCommentRelations(ctx, rows),
  ])
  const personIds = new Set(
    rows.flatMap(({ authorId, mentions }) => [authorId, ...mentions.map(({ userId }) => userId)]),
  )
  const [people, relations] = await Promise.all([loadPeople(ctx, personIds), loadRelations(ctx, personIds)])
  const has = (kind: Relation['kind'], id: Id): boolean =>
    commentRelations.some((relation) => relation.kind === kind && relation.id === id)
  const seen = (mention: Mention): SeenMention[] => {
    const person = people.get(mention.userId)
    // Users whom this viewer may not see, or who are across a block, are not mentioned to them either; their names stay
    // plain text.
    if (!person || personPresence(ctx.viewer, personFacts(person, relations)) !== 'listed') return []
    return [{ ...mention, person }]
  }
  return rows.flatMap((row): SeenComment<Pin>[] => {
    const pin = pins.get(row.pinId)
    const author = people.get(row.authorId)
    const parent = row.parentId === null ? undefined : parents.get(row.parentId)
    if (!pin || !author || (row.parentId !== null && !parent)) return []
    const facts = personFacts(author, relations)
    const presence = commentPresence(ctx.viewer, {
      pin: pin.presence,
      areCommentsOff: pin.commentsDisabled,
      viewerModerates: moderates(ctx, pin),
      author: facts,
      isDeleted: row.isDeleted,
      isHidden: row.isHidden,
      isHiddenByViewer: has('hidden', row.id) || has('author_hidden', row.authorId),
      parent: parent?.presence,
    })
    if (presence === 'hidden') return []
    return [
      {
        ...row,
        pin,
        author,
        relations,
        mentions: row.mentions.flatMap(seen),
        mentionsViewer: row.mentions.some(({ userId }) => userId === viewerIdOf(ctx.viewer)),
        isLiked: has('liked', row.id),
        isMarkedHelpful: has('helpful', row.id),
        blockBetween: facts.blockBetween,
        presence,
      },
    ]
  })
}

/** The originals of saves. The first saves of an original lead to new topics; later ones add little. */
export const loadComments = async (ctx: Ctx, ids: readonly Id[]): Promise<Map<Id, SeenComment<SeenPin>>> =>
  withParents(ctx, await loadCommentRows(ctx.db, [...new Set(ids)]), (pinIds) => loadPins(ctx, pinIds))

/** Loads the pins that comments are on, without those hidden from the viewer. */
type PinsOf<Pin extends PinAccess> = (ids: readonly Id[]) => Promise<ReadonlyMap<Id, Pin>>

/** The same for rows that are already loaded. */
export const withParents = async <Pin extends PinAccess>(
  ctx: Ctx,
  rows: readonly CommentRow[],
  pinsOf: PinsOf<Pin>,
): Promise<Map<Id, SeenComment<Pin>>> => {
  const parentIds = rows.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]))
  const parentRows = await loadCommentRows(ctx.db, [...new Set(parentIds)])
  const parents = new Map(
    (await seeComments(ctx, parentRows, new Map(), pinsOf)).map((parent) => [parent.id, parent] as const),
  )
  return new Map((await seeComments(ctx, rows, parents, pinsOf)).map((comment) => [comment.id, comment] as const))
}

/** Throws `comment.not_found` for missing and hidden comments alike. */
export const getComment = async (ctx: Ctx, id: Id, field = 'commentId'): Promise<SeenComment<SeenPin>> => {
  const comment = (await loadComments(ctx, [id])).get(id)
  if (!comment) throw fail('comment.not_found', { field })
  return comment
}
