import { describe, expect, it } from 'vitest'
import { profileCover } from './profile-cover.ts'

const board = (...names: string[]) => ({
  cover_images: names.map((name) => ({ url: `/${name}.webp`, width: 236, height: 236, dominant_color: '#888888' })),
})
const shown = (...boards: ReturnType<typeof board>[]) => profileCover(boards).map(({ url }) => url.slice(1, -5))

describe('the head of a profile', () => {
  it('shows the newest picture of every board before the second of any', () => {
    expect(shown(board('a1', 'a2'), board('b1'), board('c1', 'c2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'c2'])
  })

  it('shows a picture on two boards only once', () => {
    expect(shown(board('same', 'a2'), board('same'))).toEqual(['same', 'a2'])
  })

  it('shows at most five pictures', () => {
    expect(shown(board('1', '2', '3', '4', '5'), board('6'))).toHaveLength(5)
  })

  it('shows nothing for empty boards', () => {
    expect(shown(board())).toEqual([])
  })
})
