import { expect, it } from 'vitest'
import { watchBar } from './bar-on-scroll.ts'

const watched = () => {
  const dataset: Record<string, string> = {}
  const view = Object.assign(new EventTarget(), { scrollY: 0, document: { documentElement: { dataset } } })
  watchBar(view as unknown as Window)
  const happens = (kind: string) => view.dispatchEvent(new Event(kind))
  const scrollsTo = (scrollY: number) => {
    view.scrollY = scrollY
    happens('scroll')
    return 'bar' in dataset ? dataset['bar'] : 'there'
  }
  return { happens, scrollsTo }
}

it('the bar is away while the user scrolls down, and returns as they scroll up', () => {
  const { happens, scrollsTo } = watched()
  happens('touchmove')
  expect([scrollsTo(100), scrollsTo(200), scrollsTo(150), scrollsTo(300)]).toEqual(['away', 'away', 'there', 'away'])
})

it('the bar stays when the page scrolls by itself', () => {
  const { happens, scrollsTo } = watched()
  expect(scrollsTo(500)).toBe('there')
  happens('wheel')
  happens('keydown')
  expect(scrollsTo(900)).toBe('there')
})

it('the bar ignores the smallest movements, and adds them up', () => {
  const { happens, scrollsTo } = watched()
  happens('wheel')
  expect([scrollsTo(5), scrollsTo(7), scrollsTo(9)]).toEqual(['there', 'there', 'away'])
})

it('the bar is there at the top of a page, however the user got there', () => {
  const { happens, scrollsTo } = watched()
  happens('touchmove')
  expect([scrollsTo(9), scrollsTo(4), scrollsTo(0), scrollsTo(-30)]).toEqual(['away', 'away', 'there', 'there'])
})
