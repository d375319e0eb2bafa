import { describe, expect, it } from 'vitest'
import { nearByWordsFirst } from './near-by-words.ts'

const pin = (title: string, altText = '') => ({ title, description: '', altText })
const order = (start: ReturnType<typeof pin>, ranked: readonly ReturnType<typeof pin>[]): string[] =>
  nearByWordsFirst(start, ranked).map(({ title }) => title)

describe('[PIN-13 a] pins related to a pin', () => {
  it('come earlier if they share words with it', () => {
    const ranked = ['Bread', 'Rye bread', 'A red car', 'Tomato soup', 'A blue door'].map((title) => pin(title))
    expect(order(pin('Soup of tomatoes', 'A bowl of tomato soup'), ranked)[0]).toBe('Bread')
    expect(order(pin('Soup of tomatoes', 'A bowl of tomato soup'), ranked).indexOf('Tomato soup')).toBe(1)
  })

  it('are moved by rare words more than by common ones', () => {
    const ranked = [pin('The pink house'), pin('The pink bicycle'), pin('The pink fern'), pin('The pink wall')]
    expect(order(pin('The pink ferns and a fern'), ranked).slice(0, 2)).toEqual(['The pink house', 'The pink fern'])
  })

  it('share words without spaces between them, too', () => {
    const ranked = [pin('海辺の夕日'), pin('猫'), pin('山の朝'), pin('京都の紅葉')]
    expect(order(pin('京都の寺'), ranked).indexOf('京都の紅葉')).toBeLessThan(3)
  })

  it('keep their order if neither has words', () => {
    const ranked = [pin('One'), pin('Two'), pin('Three')]
    expect(order(pin(''), ranked)).toEqual(['One', 'Two', 'Three'])
    expect(nearByWordsFirst(pin('A soup'), [pin(''), pin('')])).toHaveLength(2)
  })
})
