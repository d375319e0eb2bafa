import { describe, expect, it } from 'vitest'
import {
  contactRequestsSlice,
  type ContactRequestsState,
  declineUndone,
  isWaiting,
  requestDeclined,
  requesterBlocked,
  requestsReceived,
} from './contact-requests-slice.ts'

const waiting = { hasDeclined: false, hasBlocked: false }
const received = (id: string, response = waiting) => requestsReceived([{ id, ...response }])

type Action = Parameters<typeof contactRequestsSlice.reducer>[1]

const CASES: readonly [string, readonly Action[], ContactRequestsState, boolean][] = [
  ['is pending once it is loaded', [received('7')], { 7: waiting }, true],
  ['is declined', [received('7'), requestDeclined('7')], { 7: { ...waiting, hasDeclined: true } }, false],
  ['is declined before any list was read', [requestDeclined('7')], { 7: { ...waiting, hasDeclined: true } }, false],
  ['waits again where that is refused', [requestDeclined('7'), declineUndone('7')], { 7: waiting }, true],
  [
    'is no longer pending once its sender is blocked',
    [received('7'), requesterBlocked('7')],
    { 7: { ...waiting, hasBlocked: true } },
    false,
  ],
  [
    'stays blocked where declining it is refused',
    [requesterBlocked('7'), requestDeclined('7'), declineUndone('7')],
    { 7: { ...waiting, hasBlocked: true } },
    false,
  ],
  ['is pending again when the response says so', [requestDeclined('7'), received('7')], { 7: waiting }, true],
  [
    'says nothing of another',
    [received('7'), requestDeclined('8')],
    { 7: waiting, 8: { ...waiting, hasDeclined: true } },
    true,
  ],
]

describe('[PEOPLE-02 d] a contact request', () => {
  it.each(CASES)('%s', (_name, actions, expected, stillWaits) => {
    const { reducer, getInitialState } = contactRequestsSlice
    const state = actions.reduce(reducer, getInitialState())
    expect(state).toEqual(expected)
    expect(isWaiting(state, '7')).toBe(stillWaits)
  })
})
