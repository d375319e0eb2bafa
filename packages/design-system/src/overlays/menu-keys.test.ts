import { describe, expect, it } from 'vitest'
import { menuTarget } from './menu-keys.ts'

const labels = ['Edit', 'Move', 'Merge', 'Delete']
const press = (key: string, current: number) => menuTarget(key, labels, current, { text: '', at: 0 }, 1000)

describe('menuTarget', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 3, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', -1, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['d', 0, 3],
    ['M', 0, 1],
    ['m', 1, 2],
    ['x', 1, -1],
    ['Enter', 1, -1],
    [' ', 1, -1],
  ])('%s on item %i goes to %i', (key, current, target) => {
    expect(press(key, current)).toBe(target)
  })

  it('finds an item by several letters typed quickly', () => {
    const typed = { text: '', at: 0 }
    const first = menuTarget('m', labels, 0, typed, 1000)
    const second = menuTarget('e', labels, first, typed, 1300)
    expect([first, second]).toEqual([1, 2])
  })

  it('starts a new word after a pause', () => {
    const typed = { text: '', at: 0 }
    menuTarget('m', labels, 0, typed, 1000)
    expect(menuTarget('e', labels, 1, typed, 1600)).toBe(0)
  })
})
