import { type BoardAction, fail } from '@corkboard/contract'
import { type Allowed, type Ctx, grant, refuseWriteBanned, type Viewer, viewerIdOf } from '../../kernel/index.ts'
import { isAmong } from '../../people/index.ts'
import type { SeenBoard } from './load-boards.ts'

type BoardRole = 'owner' | 'organizer' | 'contributor' | 'asker' | 'member' | 'visitor'

/** Who may do what with a board they can see (BOARD-01, BOARD-04). */
const grants = {
  owner: ['view', 'save', 'organize', 'edit', 'delete', 'invite'],
  /** A collaborator with access `delete`. */
  organizer: ['view', 'follow', 'save', 'organize', 'invite', 'leave'],
  /** A collaborator with access `write`. */
  contributor: ['view', 'follow', 'save', 'invite', 'leave'],
  /** Of a public board whose owner takes messages from them. */
  asker: ['view', 'follow', 'join'],
  member: ['view', 'follow'],
  visitor: ['view'],
} satisfies Record<BoardRole, readonly BoardAction[]>

const roleOf = (viewer: Viewer, board: SeenBoard): BoardRole => {
  const viewerId = viewerIdOf(viewer)
  if (viewerId === undefined) return 'visitor'
  if (viewerId === board.ownerId) return 'owner'
  if (board.access) return board.access === 'delete' ? 'organizer' : 'contributor'
  // A board that no list may show cannot be followed either: its pins would appear in a feed.
  if (board.presence !== 'listed') return 'visitor'
  const mayNotAsk =
    board.invite !== undefined || !isAmong(viewer, board.owner.messagesFrom, board.owner, board.relations)
  return mayNotAsk ? 'member' : 'asker'
}

/** What the viewer may do with this board, as answers carry it. */
export const boardActions = (viewer: Viewer, board: SeenBoard): BoardAction[] => {
  const actions: BoardAction[] = [...grants[roleOf(viewer, board)]]
  if (viewer.kind === 'AUTH' && viewer.isWriteBanned) return actions.filter((action) => action === 'view')
  return actions
}

/** The board with the right to `action`, or a refusal. */
export const allowBoard = <A extends BoardAction>(ctx: Ctx, action: A, board: SeenBoard): Allowed<SeenBoard, A> => {
  if (boardActions(ctx.viewer, board).includes(action)) return grant<A, SeenBoard>(board)
  if (ctx.viewer.kind !== 'AUTH') throw fail('auth.required')
  refuseWriteBanned(ctx.viewer)
  throw fail('board.not_allowed', { field: 'board_id' })
}
