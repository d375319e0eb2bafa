import { fail, type PinAction } from '@corkboard/contract'
import { isBoardSearchHidden } from '../boards/index.ts'
import { type Allowed, type Ctx, grant, refuseWriteBanned, type Viewer, viewerIdOf } from '../../kernel/index.ts'
import type { PersonRow } from '../../people/index.ts'
import type { OriginalAccess } from './content/index.ts'
import type { SeenPin } from './load-pins.ts'

/** The owner of a pin's picture. A user who saved it from someone else does not decide about it. */
const pictureOwner = ({ originPinnerId, originPinner, pinner }: SeenPin): PersonRow | undefined => {
  const owner = originPinnerId === null ? pinner : originPinner
  return owner?.isDeleted ? undefined : owner
}

/**
 * How the viewer gets the original picture of a pin they see: at a public URL, at a URL signed for them, or not at all.
 * Its owner always gets it, others if the owner allows it.
 */
export const originalAccess = (viewer: Viewer, pin: SeenPin): OriginalAccess => {
  const owner = pictureOwner(pin)
  if (!owner || !(owner.sharesOriginals || owner.id === viewerIdOf(viewer))) return 'withheld'
  return owner.sharesOriginals && !isPrivatePin(pin) ? 'open' : 'signed'
}

/** True when not everyone may see a pin's pictures, which then get signed, expiring URLs. */
export const isPrivatePin = (pin: SeenPin): boolean => pin.board.privacy === 'secret' || pin.facts.board.owner.isPrivate

/**
 * True when search engines should skip a pin. A private user's pins are also left out of this site's own search,
 * wherever they pinned them.
 */
export const isPinSearchHidden = ({ pinner, board }: SeenPin): boolean =>
  pinner.isSearchHidden || pinner.isPrivate || isBoardSearchHidden(board)

type PinRole = 'pinner' | 'formerPinner' | 'boardOwner' | 'organizer' | 'member' | 'visitor'

/** What each role may do with a pin they can see (PIN-06, BOARD-04). */
const grants = {
  pinner: ['view', 'download', 'save', 'edit', 'delete', 'sponsor'],
  /** The pinner, on a board they no longer collaborate on: they may still remove the pin. */
  formerPinner: ['view', 'download', 'save', 'delete'],
  /** The owner of a board others pin to: may remove a pin but not edit it. */
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
  // No saves across a block in either direction.
  return pin.facts.pinner.blockBetween || pin.facts.board.owner.blockBetween ? 'visitor' : 'member'
}

export const pinActions = (viewer: Viewer, pin: SeenPin): PinAction[] => {
  const granted: PinAction[] = grants[roleOf(viewer, pin)]
  const isBanned = viewer.kind === 'AUTH' && viewer.isWriteBanned
  return granted.filter((action) => {
    if (action === 'download') return originalAccess(viewer, pin) !== 'withheld'
    // PIN-10: users cannot sell what they saved from others.
    if (action === 'sponsor' && pin.originPinId !== null) return false
    return !isBanned || action === 'view'
  })
}

/** Returns the pin with the right to `action`, or throws. */
export const allowPin = <A extends PinAction>(ctx: Ctx, action: A, pin: SeenPin): Allowed<SeenPin, A> => {
  if (pinActions(ctx.viewer, pin).includes(action)) return grant<A, SeenPin>(pin)
  if (ctx.viewer.kind !== 'AUTH') throw fail('auth.required')
  refuseWriteBanned(ctx.viewer)
  throw fail('pin.not_allowed', { field: 'id', data: { pin_id: pin.id } })
}
