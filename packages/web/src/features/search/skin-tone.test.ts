import { expect, it } from 'vitest'
import { searched, skinToneSlice, toneCleared } from './skin-tone.ts'

it('[FIND-07 b] the skin tone counter counts searches and restarts at a search without a query', () => {
  const { reducer } = skinToneSlice
  const steps = [
    searched({ query: 'hair', tone: '2' }),
    // Rendered again.
    searched({ query: 'hair', tone: '2' }),
    searched({ query: 'nails', tone: '2' }),
    searched({ query: 'kitchens', tone: undefined }),
    searched({ query: '', tone: undefined }),
    searched({ query: 'hair', tone: '3' }),
    toneCleared(),
  ]
  let state = reducer(undefined, { type: 'start' })
  const seen = steps.map((step) => {
    state = reducer(state, step)
    return [state.tone, state.queryUses]
  })
  expect(seen).toEqual([
    ['2', 1],
    ['2', 1],
    ['2', 2],
    ['2', 2],
    ['2', 0],
    ['3', 1],
    [null, 0],
  ])
})
