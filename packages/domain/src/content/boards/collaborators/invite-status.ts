import type { CollaboratorInviteStatus } from '@corkboard/contract'

/** How somebody stands to working on a board: not at all, or by the row that says so. */
export type Standing = 'none' | 'invite' | 'suggestion' | 'join_request' | 'accepted'

/** What moves it. `add` is the owner's, `suggest` a collaborator's, `ask` and `accept` the person's own. */
export type InviteAct = 'add' | 'suggest' | 'ask' | 'accept' | 'approve' | 'deny' | 'delete'

/**
 * BOARD-04, business §4. What waits for the owner is no invite yet, so adding may still decide it; nothing overrides an
 * invite that is new or accepted. Acts that are missing are refused.
 */
const TRANSITIONS: Readonly<Record<Standing, Readonly<Partial<Record<InviteAct, Standing>>>>> = {
  none: { add: 'invite', suggest: 'suggestion', ask: 'join_request' },
  suggestion: {
    add: 'invite',
    suggest: 'suggestion',
    // They ask by themselves now: nobody has to invite them.
    ask: 'join_request',
    approve: 'invite',
    deny: 'none',
    delete: 'none',
  },
  join_request: {
    // Both want it.
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

/** How somebody stands after an act; `undefined` where there is nothing for it to act on. */
export const standingAfter = (standing: Standing, act: InviteAct): Standing | undefined => TRANSITIONS[standing][act]

/** The status as answers carry it. */
export const statusOf = (standing: Standing): CollaboratorInviteStatus => {
  if (standing === 'accepted') return 'accepted'
  return standing === 'invite' ? 'new' : 'not_invited'
}
