import { fail, type PinAction } from '@corkboard/contract'
import { type Allowed, type Ctx, grant, refuseWriteBanned, type Viewer, viewerIdOf } from '../kernel/index.ts'
import type { SeenPin } from './load-pins.ts'

type PinRole = 'pinner' | 'formerPinner' | 'boardOwner' | 'organiser' | 'member' | 'visitor'

/** Who may do what with a pin they can see (PIN-06, BOARD-04). */
const grants = {
  pinner: ['view', 'save', 'edit', 'delete', 'sponsor'],
  /** On a board that they no longer work on: it stays theirs to take away. */
  formerPinner: ['view', 'save', 'delete'],
  /** Of a board others pin to: may take a pin away, not rewrite it. */
  boardOwner: ['view', 'save', 'delete'],
  organiser: ['view', 'save', 'delete'],
  member: ['view', 'save'],
  visitor: ['view'],
} satisfies Record<PinRole, readonly PinAction[]>

const roleOf = (viewer: Viewer, pin: SeenPin): PinRole => {
  const viewerId = viewerIdOf(viewer)
  if (viewerId === undefined) return 'visitor'
  if (viewerId === pin.pinnerId) {
    return viewerId === pin.board.ownerId || pin.board.access !== undefined ? 'pinner' : 'formerPinner'
  }
  if (viewerId === pin.board.ownerId) return 'boardOwner'
  if (pin.board.access === 'delete') return 'organiser'
  // Between people of whom one blocked the other nothing is saved.
  return pin.facts.pinner.blockBetween || pin.facts.board.owner.blockBetween ? 'visitor' : 'member'
}

export const pinActions = (viewer: Viewer, pin: SeenPin): PinAction[] => {
  const granted: readonly PinAction[] = grants[roleOf(viewer, pin)]
  // PIN-10: what was saved from others is not one's own to sell.
  const actions = granted.filter((action) => action !== 'sponsor' || pin.originPinId === null)
  if (viewer.kind === 'AUTH' && viewer.isWriteBanned) return actions.filter((action) => action === 'view')
  return actions
}

/** The pin with the right to `action`, or a refusal. */
export const allowPin = <A extends PinAction>(ctx: Ctx, action: A, pin: SeenPin): Allowed<SeenPin, A> => {
  if (pinActions(ctx.viewer, pin).includes(action)) return grant<A, SeenPin>(pin)
  if (ctx.viewer.kind !== 'AUTH') throw fail('auth.required')
  refuseWriteBanned(ctx.viewer)
  throw fail('pin.not_allowed', { field: 'id' })
}
