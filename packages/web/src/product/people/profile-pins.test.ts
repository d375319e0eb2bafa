import { describe, expect, it } from 'vitest'
import { written } from '../../store/data.ts'
import { profilePinsRefreshed, profilePinsSlice } from './profile-pins.ts'

const { reducer } = profilePinsSlice
const after = (verb: 'create' | 'update' | 'delete', name: string) =>
  reducer(undefined, written({ verb, name })).isProfilePinsStale

describe('[BOARD-09] the viewer’s profile pins', () => {
  it.each([
    ['delete', 'PinResource'],
    ['delete', 'BoardResource'],
    ['delete', 'BoardSectionResource'],
    ['create', 'BoardResource'],
    ['create', 'PinResource'],
    ['create', 'RepinResource'],
    ['delete', 'BulkPinsResource'],
    ['delete', 'PlacePinsResource'],
    ['create', 'BulkPinsResource'],
    ['create', 'PlacePinsResource'],
    ['create', 'BoardMergeResource'],
    ['create', 'PinRestoreResource'],
    ['create', 'BulkPinsRestoreResource'],
    ['create', 'PlacePinsUndoResource'],
    ['create', 'BoardRestoreResource'],
  ] as const)('are stale after %s of %s', (verb, name) => {
    expect(after(verb, name)).toBe(true)
  })

  it.each([
    ['update', 'PinResource'],
    ['update', 'BoardResource'],
    ['create', 'BoardSectionResource'],
    ['create', 'BoardFollowResource'],
    ['delete', 'AggregatedCommentResource'],
  ] as const)('are not after %s of %s', (verb, name) => {
    expect(after(verb, name)).toBe(false)
  })

  it('stay stale until they are refreshed', () => {
    const stale = reducer(undefined, written({ verb: 'create', name: 'RepinResource' }))
    expect(reducer(stale, written({ verb: 'update', name: 'PinResource' }))).toEqual({ isProfilePinsStale: true })
    expect(reducer(stale, profilePinsRefreshed())).toEqual({ isProfilePinsStale: false })
  })
})
