import type { CollaboratorInviteStatus } from '@corkboard/contract'

/** The status of a user on a board: none, or what the stored row says. */
export type InviteState = 'none' | 'invite' | 'suggestion' | 'join_request' | 'accepted'

/** What changes the status. The owner uses `add`, a collaborator `suggest`, the user themselves `ask` and `accept`. */
export type InviteAction = 'add' | 'suggest' | 'ask' | 'accept' | 'approve' | 'deny' | 'delete'

/**
 * BOARD-04, business §4. A request that awaits the owner is not an invite yet, so adding the user can still decide it.
 * Nothing overrides a new or accepted invite. Missing actions are refused.
 */
const TRANSITIONS: Readonly<Record<InviteState, Readonly<Partial<Record<InviteAction, InviteState>>>>> = {
  none: { add: 'invite', suggest: 'suggestion', ask: 'join_request' },
  suggestion: {
    add: 'invite',
    suggest: 'suggestion',
    // The user now asks to join directly, so the suggestion is no longer needed.
    ask: 'join_request',
    approve: 'invite',
    deny: 'none',
    delete: 'none',
  },
  join_request: {
    // Both sides want it.
    add: 'accepted',
    suggest: 'join_request',
    ask: 'join_request',
    approve: 'accepted',
    deny: 'none',
    delete: 'none',
  },
  invite: { add: 'invite', suggest: 'invite', ask: 'accepted', accept: 'accepted', delete: 'none' },
  accepted: { add: 'accepted', suggest: 'accepted', ask: 'accepted', accept: 'accepted', delete: 'none' },
}

/** The status after an action, or `undefined` when the action does not apply. */
export const stateAfter = (state: InviteState, action: InviteAction): InviteState | undefined =>
  TRANSITIONS[state][action]

/** The status as returned in responses. */
export const statusOf = (state: InviteState): CollaboratorInviteStatus => {
  if (state === 'accepted') return 'accepted'
  return state === 'invite' ? 'new' : 'not_invited'
}
