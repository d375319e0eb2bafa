import { describe, expect, it } from 'vitest'
import { blankBoard, changedFields, checkBoard } from './board-fields.ts'

describe('[BOARD-08 a b] board fields', () => {
  it.each([
    ['no name', { name: ' ' }, { name: 'board.name_required' }],
    ['a name of 50', { name: 'n'.repeat(50) }, {}],
    ['a name of 51', { name: 'n'.repeat(51) }, { name: 'board.name_too_long' }],
    ['a name of 50 emoji', { name: '🌿'.repeat(50) }, {}],
    ['a description of 500', { description: 'd'.repeat(500) }, {}],
    ['a description of 501', { description: 'd'.repeat(501) }, { description: 'board.description_too_long' }],
  ])('%s', (_, change, problems) => {
    expect(checkBoard({ ...blankBoard, name: 'Kitchens', ...change })).toEqual(problems)
  })
})

it('an edit sends only what changed', () => {
  const before = { ...blankBoard, name: 'Kitchens' }
  expect(changedFields(before, { ...before, privacy: 'secret' })).toEqual({ privacy: 'secret' })
  expect(changedFields(before, before)).toEqual({})
})
