import { fail, type PinAction } from '@corkboard/contract'
import { isBoardSearchHidden } from '../boards/index.ts'
import { type Allowed, type Ctx, grant, refuseWriteBanned, type Viewer, viewerIdOf } from '../../kernel/index.ts'
import type { PersonRow } from '../../people/index.ts'
import type { OriginalAccess } from './content/index.ts'
import type { SeenPin } from './load-pins.ts'

/** Whose picture a pin shows: whoever saved it from somebody else does not decide about it. */
const pictureOwner = ({ originPinnerId, originPinner, pinner }: SeenPin): PersonRow | undefined => {
  const owner = originPinnerId === null ? pinner : originPinner
  return owner?.isDeleted ? undefined : owner
}

/**
 * How the viewer comes by the original picture of a pin they see: at an address for everybody, at one that was signed for
 * them, or not at all. Its owner always does, others where the owner lets them.
 */
export const originalAccess = (viewer: Viewer, pin: SeenPin): OriginalAccess => {
  const owner = pictureOwner(pin)
  if (!owner || !(owner.sharesOriginals || owner.id === viewerIdOf(viewer))) return 'withheld'
  return owner.sharesOriginals && !isPrivatePin(pin) ? 'open' : 'signed'
}

/** Whether not everyone may see the pictures of a pin: those get signed, expiring addresses. */
export const isPrivatePin = (pin: SeenPin): boolean => pin.board.privacy === 'secret' || pin.facts.board.owner.isPrivate

/**
 * Whether search engines are asked to leave a pin out. A private person's is out of this site's own search too, wherever they
 * pinned it.
 */
export const isPinSearchHidden = ({ pinner, board }: SeenPin): boolean =>
  pinner.isSearchHidden || pinner.isPrivate || isBoardSearchHidden(board)

type PinRole = 'pinner' | 'formerPinner' | 'boardOwner' | 'organizer' | 'member' | 'visitor'

/** Who may do what with a pin they can see (PIN-06, BOARD-04). */
const grants = {
  pinner: ['view', 'download', 'save', 'edit', 'delete', 'sponsor'],
  /** On a board that they no longer work on: it stays theirs to take away. */
  formerPinner: ['view', 'download', 'save', 'delete'],
  /** Of a board others pin to: may take a pin away, not rewrite it. */
  boardOwner: ['view', 'download', 'save', 'delete'],
  organizer: ['view', 'download', 'save', 'delete'],
  member: ['view', 'download', 'save'],
  visitor: ['view', 'download'],
} satisfies Record<PinRole, readonly PinAction[]>

const roleOf = (viewer: Viewer, pin: SeenPin): PinRole => {
  const viewerId = viewerIdOf(viewer)
  if (viewerId === undefined) return 'visitor'
  if (viewerId === pin.pinnerId) {
    return viewerId === pin.board.ownerId || pin.board.access !== undefined ? 'pinner' : 'formerPinner'
  }
  if (viewerId === pin.board.ownerId) return 'boardOwner'
  if (pin.board.access === 'delete') return 'organizer'
  // Between people of whom one blocked the other nothing is saved.
  return pin.facts.pinner.blockBetween || pin.facts.board.owner.blockBetween ? 'visitor' : 'member'
}

export const pinActions = (viewer: Viewer, pin: SeenPin): PinAction[] => {
  const granted: PinAction[] = grants[roleOf(viewer, pin)]
  const isBanned = viewer.kind === 'AUTH' && viewer.isWriteBanned
  return granted.filter((action) => {
    if (action === 'download') return originalAccess(viewer, pin) !== 'withheld'
    // PIN-10: what was saved from others is not one's own to sell.
    if (action === 'sponsor' && pin.originPinId !== null) return false
    return !isBanned || action === 'view'
  })
}

/** The pin with the right to `action`, or a refusal. */
export const allowPin = <A extends PinAction>(ctx: Ctx, action: A, pin: SeenPin): Allowed<SeenPin, A> => {
  if (pinActions(ctx.viewer, pin).includes(action)) return grant<A, SeenPin>(pin)
  if (ctx.viewer.kind !== 'AUTH') throw fail('auth.required')
  refuseWriteBanned(ctx.viewer)
  throw fail('pin.not_allowed', { field: 'id' })
}
