import { describe, expect, it } from 'vitest'
import { type InviteAction, type Standing, standingAfter, statusOf } from './invite-status.ts'

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
const TABLE: readonly (readonly [Standing, ...(Standing | '-')[]])[] = [
  ['none', 'invite', 'suggestion', 'join_request', '-', '-', '-', '-'],
  ['suggestion', 'invite', 'suggestion', 'join_request', '-', 'invite', 'none', 'none'],
  ['join_request', 'accepted', 'join_request', 'join_request', '-', 'accepted', 'none', 'none'],
  ['invite', 'invite', 'invite', 'accepted', 'accepted', '-', '-', 'none'],
  ['accepted', 'accepted', 'accepted', 'accepted', 'accepted', '-', '-', 'none'],
]

describe('[BOARD-04 a d] an invite', () => {
  for (const [standing, ...after] of TABLE) {
    it.each(ACTIONS.map((action, n) => [action, after[n]] as const))(`${standing}, %s: %s`, (action, expected) => {
      expect(standingAfter(standing, action) ?? '-').toBe(expected)
    })
  }

  it('is not changed by adding the user while it is new or accepted', () => {
    for (const standing of ['invite', 'accepted'] as const) expect(standingAfter(standing, 'add')).toBe(standing)
  })

  it('that awaits approval or was withdrawn is not_invited', () => {
    expect(['none', 'suggestion', 'join_request', 'invite', 'accepted'].map((it) => statusOf(it as Standing))).toEqual([
      'not_invited',
      'not_invited',
      'not_invited',
      'new',
      'accepted',
    ])
  })
})
