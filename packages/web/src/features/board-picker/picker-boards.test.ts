import { describe, expect, it } from 'vitest'
import type { PickerBoard } from '@corkboard/contract'
import { canCreateNamed, groupBoards, mergeTargets, saveAt, withFound } from './picker-boards.ts'

const board = (name: string, index: number): PickerBoard => ({
  id: String(index + 1),
  type: 'board',
  name,
  url: `/mia/${index}/`,
  privacy: 'public',
  pin_count: 0,
  section_count: 0,
  cover_image: null,
  is_collaborative: false,
})
const boards = ['Kitchens', 'Cafés', 'Tiny kitchens', 'Gardens', 'Trips', 'Bikes'].map(board)
const names = (list: readonly PickerBoard[]) => list.map(({ name }) => name)

describe('[BOARD-10 a] boards in the picker', () => {
  it('show the last used ones separately', () => {
    const { recent, all } = groupBoards(boards, '')
    expect([names(recent), names(all)]).toEqual([
      ['Kitchens', 'Cafés', 'Tiny kitchens'],
      ['Gardens', 'Trips', 'Bikes'],
    ])
  })

  it('form one list when there are few', () => {
    expect(groupBoards(boards.slice(0, 4), '')).toMatchObject({ recent: [], all: { length: 4 } })
  })

  it.each([
    ['kitchen', ['Kitchens', 'Tiny kitchens']],
    ['CAFE', ['Cafés']],
    [' cafés ', ['Cafés']],
    ['nothing', []],
  ])('searching "%s" finds %j', (search, expected) => {
    expect(names(groupBoards(boards, search).all)).toEqual(expected)
  })

  it.each([
    ['', false],
    ['cafes', false],
    ['Balconies', true],
  ])('"%s" can become a new board: %s', (search, expected) => {
    expect(canCreateNamed(boards, search)).toBe(expected)
  })
})

it('[BOARD-02 b] a board can merge into another board of its owner, but not into one of another user', () => {
  const shared = { ...board('Roofs', 6), url: '/bob/roofs/' }
  expect(names(mergeTargets([...boards.slice(0, 3), shared], boards[1]!))).toEqual(['Kitchens', 'Tiny kitchens'])
})

it('[BOARD-10 a] boards found by the search follow those already loaded, each once', () => {
  const [kitchens, cafes, tiny] = boards
  expect(names(withFound([cafes!, kitchens!], [kitchens!, tiny!]))).toEqual(['Cafés', 'Kitchens', 'Tiny kitchens'])
})

it('[PIN-06 b] a board is marked for its newest save, a section only for its own', () => {
  const saves = [
    { boardId: '1', sectionId: null, localPinId: '30' },
    { boardId: '1', sectionId: '7', localPinId: '20' },
  ]
  expect(saveAt(saves, '1')).toMatchObject({ localPinId: '30' })
  expect(saveAt(saves, '1', '7')).toMatchObject({ localPinId: '20' })
  expect([saveAt(saves, '1', '8'), saveAt(saves, '2')]).toEqual([undefined, undefined])
})
