import { expect, it } from 'vitest'
import { nextConnectionState } from './connection-state.ts'

it.each([
  ['hidden', 'lost', false, 'offline'],
  ['hidden', 'back', true, 'hidden'],
  ['hidden', 'timeOver', true, 'hidden'],
  ['offline', 'lost', false, 'offline'],
  ['offline', 'back', true, 'backOnline'],
  ['offline', 'timeOver', false, 'offline'],
  ['backOnline', 'lost', false, 'backOnline'],
  ['backOnline', 'back', true, 'backOnline'],
  ['backOnline', 'timeOver', true, 'hidden'],
  ['backOnline', 'timeOver', false, 'offline'],
] as const)(
  '[SHELL-15 b] a banner that is %s becomes, on the event %s while online is %s, %s',
  (state, event, isOnline, expected) => {
    expect(nextConnectionState(state, event, isOnline)).toBe(expected)
  },
)
