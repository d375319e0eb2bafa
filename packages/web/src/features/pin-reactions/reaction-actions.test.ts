import { describe, expect, it } from 'vitest'
import { afterReaction } from './reaction-actions.ts'

describe('[PIN-07 a b] the counts after a reaction', () => {
  it.each([
    ['the first', {}, 0, 1, { '1': 1 }],
    ['one more', { '1': 4 }, 0, 1, { '1': 5 }],
    ['another kind instead', { '1': 4, '3': 1 }, 1, 3, { '1': 3, '3': 2 }],
    ['another kind instead of the last of its own', { '2': 1 }, 2, 5, { '5': 1 }],
    ['the same again', { '2': 1 }, 2, 2, { '2': 1 }],
    ['the last taken back', { '4': 1, '1': 2 }, 4, 0, { '1': 2 }],
    ['nothing taken back', { '1': 2 }, 0, 0, { '1': 2 }],
    ['undoing one that was not counted', {}, 3, 0, {}],
  ] as const)('%s', (_, counts, before, after, expected) => {
    const next = afterReaction({ reaction_counts: counts, reaction_by_me: before }, after)
    expect(next).toEqual({ reaction_counts: expected, reaction_by_me: after })
  })
})
