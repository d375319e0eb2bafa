import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SizeClass } from '../store/session.ts'
import { sizeClassOf, watchSizeClass } from './size-class.ts'

it.each([
  [320, 'sm'],
  [767, 'sm'],
  [768, 'md'],
  [1023, 'md'],
  [1024, 'lg'],
] as const)('[SHELL-14 a] a window of %i px is %s', (widthPx, sizeClass) => {
  expect(sizeClassOf(widthPx)).toBe(sizeClass)
})

describe('[SHELL-14 c] the size class', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const watched = () => {
    const view = Object.assign(new EventTarget(), { innerWidth: 1280 }) as unknown as Window & { innerWidth: number }
    const seen: SizeClass[] = []
    const stop = watchSizeClass(view, (sizeClass) => seen.push(sizeClass))
    const resize = (widthPx: number) => {
      view.innerWidth = widthPx
      view.dispatchEvent(new Event('resize'))
    }
    return { seen, stop, resize }
  }

  it('follows a resize once the window has kept its size for 200 ms', () => {
    const { seen, resize } = watched()
    resize(900)
    vi.advanceTimersByTime(199)
    resize(500)
    vi.advanceTimersByTime(199)
    expect(seen).toEqual(['lg'])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['lg', 'sm'])
  })

  it('is not measured any more once nothing watches it', () => {
    const { seen, stop, resize } = watched()
    resize(500)
    stop()
    vi.runAllTimers()
    expect(seen).toEqual(['lg'])
  })
})
