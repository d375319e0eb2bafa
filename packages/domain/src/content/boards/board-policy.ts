import { type BoardAction, fail } from '@corkboard/contract'
import { type Allowed, type Ctx, grant, refuseWriteBanned, type Viewer, viewerIdOf } from '../../kernel/index.ts'
import { isAmong } from '../../people/index.ts'
import type { SeenBoard } from './load-boards.ts'

type BoardRole = 'owner' | 'organizer' | 'contributor' | 'asker' | 'member' | 'visitor'

/** What each role may do with a board they can see (BOARD-01, BOARD-04). */
const grants = {
  owner: ['view', 'save', 'organize', 'edit', 'delete', 'invite'],
  /** A collaborator with access `delete`. */
  organizer: ['view', 'follow', 'save', 'organize', 'invite', 'leave'],
  /** A collaborator with access `write`. */
  contributor: ['view', 'follow', 'save', 'invite', 'leave'],
  /** A member viewing a public board whose owner accepts messages from them. */
  asker: ['view', 'follow', 'join'],
  member: ['view', 'follow'],
  visitor: ['view'],
} satisfies Record<BoardRole, readonly BoardAction[]>

const roleOf = (viewer: Viewer, board: SeenBoard): BoardRole => {
  const viewerId = viewerIdOf(viewer)
  if (viewerId === undefined) return 'visitor'
  if (viewerId === board.ownerId) return 'owner'
  if (board.access) return board.access === 'delete' ? 'organizer' : 'contributor'
  // A board that lists must leave out cannot be followed either: its pins would appear in a feed.
  if (board.presence !== 'listed') return 'visitor'
  const mayNotRequest =
    board.invite !== undefined || !isAmong(viewer, board.owner.messagesFrom, board.owner, board.relations)
  return mayNotRequest ? 'member' : 'asker'
}

/** What the viewer may do with this board, as returned in responses. */
export const boardActions = (viewer: Viewer, board: SeenBoard): BoardAction[] => {
  const actions: BoardAction[] = [...grants[roleOf(viewer, board)]]
  if (viewer.kind === 'AUTH' && viewer.isWriteBanned) return actions.filter((action) => action === 'view')
  return actions
}

/** Returns the board with the right to `action`, or throws. */
export const allowBoard = <A extends BoardAction>(ctx: Ctx, action: A, board: SeenBoard): Allowed<SeenBoard, A> => {
  if (boardActions(ctx.viewer, board).includes(action)) return grant<A, SeenBoard>(board)
  if (ctx.viewer.kind !== 'AUTH') throw fail('auth.required')
  refuseWriteBanned(ctx.viewer)
  throw fail('board.not_allowed', { field: 'board_id' })
}
