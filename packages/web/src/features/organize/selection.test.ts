import { describe, expect, it } from 'vitest'
import {
  allOf,
  chosenPins,
  countOf,
  draggedWith,
  inOrder,
  NOTHING,
  placeAfterStep,
  placeNextTo,
  putBefore,
  putsOf,
  rangedTo,
  toggled,
} from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']

describe('[BOARD-02 b] selecting pins', () => {
  it('a press selects or deselects a pin', () => {
    const chosen = toggled(toggled(NOTHING, 'd'), 'b')
    expect(inOrder(chosen, order)).toEqual(['b', 'd'])
    expect(inOrder(toggled(chosen, 'd'), order)).toEqual(['b'])
  })

  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['a', 'a', ['a']],
  ])('from %s to %s selects the row', (from, to, row) => {
    expect(inOrder(rangedTo(toggled(NOTHING, from), to, order), order)).toEqual(row)
  })

  it('without an anchor a row is one pin', () => {
    expect(inOrder(rangedTo(allOf([], false), 'c', order), order)).toEqual(['c'])
  })

  it('dragging a selected pin takes the others along; any other pin moves alone', () => {
    const chosen = toggled(toggled(NOTHING, 'd'), 'b')
    expect(draggedWith(chosen, 'd', order)).toEqual({ ids: ['b', 'd'] })
    expect(draggedWith(chosen, 'c', order)).toEqual({ ids: ['c'] })
  })

  it('selecting all of a place includes pins not shown yet, except those deselected', () => {
    const all = allOf(order, true)
    expect(countOf(all, order, 1_200)).toBe(1_200)
    const most = toggled(toggled(toggled(all, 'b'), 'd'), 'd')
    expect([countOf(most, order, 1_200), inOrder(most, order)]).toEqual([1_199, ['a', 'c', 'd', 'e']])
    expect(chosenPins(most, order)).toEqual({ except: ['b'] })
    expect(draggedWith(most, 'a', order)).toEqual({ except: ['b'] })
    expect(draggedWith(most, 'b', order)).toEqual({ ids: ['b'] })
    expect(rangedTo(most, 'a', order).ids).toEqual(new Set(['a', 'b']))
  })

  it('selecting all of a fully shown place selects these pins', () => {
    expect(chosenPins(allOf(order, false), order)).toEqual({ ids: order })
  })
})

describe('[BOARD-02 b] reordering pins', () => {
  it.each([
    ['b', -1, false, 'a'],
    ['a', -1, false, undefined],
    ['b', 1, false, 'd'],
    ['d', 1, false, null],
    ['d', 1, true, undefined],
    ['e', 1, false, undefined],
    // Several pins move as a row, which they may have to form first.
    ['bc', -1, false, 'a'],
    ['bc', 1, false, 'e'],
    ['bd', -1, false, 'a'],
    ['bd', 1, false, null],
    ['ac', -1, false, 'b'],
    ['ab', -1, false, undefined],
    ['ce', 1, false, null],
    ['ce', 1, true, undefined],
    ['de', 1, false, undefined],
    ['abcde', -1, false, undefined],
  ] as const)('%s moved by %i, with more to load: %s, goes before %s', (ids, step, hasMore, before) => {
    expect(placeAfterStep(order, [...ids], step, hasMore)).toBe(before)
  })

  it.each([
    ['a', 'c', false, false, 'c'],
    ['a', 'c', true, false, 'd'],
    ['a', 'e', true, false, null],
    ['a', 'e', true, true, undefined],
    ['bd', 'd', false, false, 'e'],
    ['de', 'd', false, false, null],
    ['a', 'z', false, false, undefined],
  ] as const)('%s dropped next to %s, behind it: %s, with more to load: %s, goes before %s', (...the) => {
    const [ids, id, isBehind, hasMore, before] = the
    expect(placeNextTo(order, [...ids], { id, isBehind }, hasMore)).toBe(before)
  })

  it.each([
    ['d', 'a', ['d', 'a', 'b', 'c', 'e']],
    ['a', 'd', ['b', 'c', 'a', 'd', 'e']],
    ['b', null, ['a', 'c', 'd', 'e', 'b']],
    ['b', 'z', order],
    ['ad', 'c', ['b', 'a', 'd', 'c', 'e']],
    ['db', null, ['a', 'c', 'e', 'd', 'b']],
  ])('%s before %s', (ids, before, after) => {
    expect(putBefore(order, { ids: [...ids], before })).toEqual(after)
  })

  it.each([
    [['b', 'd'], 'd', ['b', 'a', 'c', 'e', 'd']],
    [['b', 'd'], 'b', ['a', 'c', 'e', 'b', 'd']],
    [['b', 'd'], null, ['b', 'd', 'a', 'c', 'e']],
    [[], null, order],
  ])('moving all but %s before %s keeps their order', (except, before, after) => {
    expect(putsOf({ except }, order, before).reduce(putBefore, order)).toEqual(after)
  })
})
