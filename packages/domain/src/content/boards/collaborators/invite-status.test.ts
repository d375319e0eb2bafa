import { describe, expect, it } from 'vitest'
import { type InviteAction, type InviteState, stateAfter, statusOf } from './invite-status.ts'

const ACTIONS = [
  'add',
  'suggest',
  'ask',
  'accept',
  'approve',
  'deny',
  'delete',
] as const satisfies readonly InviteAction[]

/** One row per status, one column per action; `-` where it is refused. */
const TABLE: readonly (readonly [InviteState, ...(InviteState | '-')[]])[] = [
  ['none', 'invite', 'suggestion', 'join_request', '-', '-', '-', '-'],
  ['suggestion', 'invite', 'suggestion', 'join_request', '-', 'invite', 'none', 'none'],
  ['join_request', 'accepted', 'join_request', 'join_request', '-', 'accepted', 'none', 'none'],
  ['invite', 'invite', 'invite', 'accepted', 'accepted', '-', '-', 'none'],
  ['accepted', 'accepted', 'accepted', 'accepted', 'accepted', '-', '-', 'none'],
]

describe('[BOARD-04 a d] an invite', () => {
  for (const [state, ...after] of TABLE) {
    it.each(ACTIONS.map((action, n) => [action, after[n]] as const))(`${state}, %s: %s`, (action, expected) => {
      expect(stateAfter(state, action) ?? '-').toBe(expected)
    })
  }

  it('is not changed by adding the user while it is new or accepted', () => {
    for (const state of ['invite', 'accepted'] as const) expect(stateAfter(state, 'add')).toBe(state)
  })

  it('that awaits approval or was withdrawn is not_invited', () => {
    expect(
      ['none', 'suggestion', 'join_request', 'invite', 'accepted'].map((it) => statusOf(it as InviteState)),
    ).toEqual(['not_invited', 'not_invited', 'not_invited', 'new', 'accepted'])
  })
})
