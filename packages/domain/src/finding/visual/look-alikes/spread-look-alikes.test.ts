import { describe, expect, it } from 'vitest'
import { createLook, type Look } from './look.ts'
import { MAX_WAITING, openSpread, SCREEN, spreadLookAlikes } from './spread-look-alikes.ts'

/** Pictures are named by their family and a number: all of one family look alike. `?` is not described yet. */
const lookOf = (name: string): Look | undefined => {
  const family = name.codePointAt(0)! - 'A'.codePointAt(0)!
  if (name.startsWith('?')) return undefined
  const vector = Int8Array.from({ length: 26 }, (_, axis) => (axis === family ? 127 : 0))
  return createLook(family + 1, vector)
}

const others = (count: number, from = 1): string[] => Array.from({ length: count }, (_, n) => `?${n + from}`)

/** The number of pairs of look-alikes that are on the same screen. */
const pairsOnAScreen = (names: readonly string[]): number =>
  names.flatMap((name, n) =>
    names.slice(n + 1, n + SCREEN).filter((other) => !name.startsWith('?') && other.startsWith(name[0]!)),
  ).length

/** A seeded order of a community with families of many sizes. */
const community = (seed: number): string[] => {
  let state = seed
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
  return Array.from({ length: 200 }, (_, n) => {
    const family = next() % 60
    return family < 12 ? `${String.fromCodePoint(65 + family)}${n}` : `?${n}`
  })
}

describe('[FIND-01 a] [PIN-13 a] look-alikes in a ranked list', () => {
  it.each([
    ['of different families stay', ['A1', 'B1', 'C1'], ['A1', 'B1', 'C1']],
    ['that are not described stay', ['?1', '?2', '?1'], ['?1', '?2', '?1']],
    ['with nothing else keep their order', ['A1', 'A2', 'A3', 'A4'], ['A1', 'A2', 'A3', 'A4']],
    ['wait until they are a screen apart', ['A1', 'A2', ...others(30)], ['A1', ...others(24), 'A2', ...others(6, 25)]],
    ['a screen apart already stay', ['A1', ...others(24), 'A2', '?25'], ['A1', ...others(24), 'A2', '?25']],
    [
      'of two families alternate at the end of a list, as far apart as possible',
      ['A1', 'A2', 'B1', 'B2'],
      ['A1', 'B1', 'A2', 'B2'],
    ],
  ])('%s', (_, ranked, expected) => {
    expect(spreadLookAlikes(ranked, lookOf)).toEqual(expected)
  })

  it('are kept away from what precedes the list', () => {
    const before = ['A1', '?0'].map(lookOf)
    expect(spreadLookAlikes(['A2', ...others(30)], lookOf, { before }).indexOf('A2')).toBe(SCREEN - 2)
  })

  it('of the picture above the list may begin it, but not the same picture again', () => {
    const [same, variation] = [Int8Array.of(100, 10), Int8Array.of(100, 60)].map((it, n) => createLook(n + 1, it))
    const looks = new Map([
      ['same', same],
      ['variation', variation],
    ])
    const above = createLook(9, Int8Array.of(100, 0))
    const spread = (ranked: readonly string[]) => spreadLookAlikes(ranked, (name) => looks.get(name), { above })
    expect(spread(['variation', ...others(30)])[0]).toBe('variation')
    expect(spread(['same', ...others(30)]).indexOf('same')).toBe(SCREEN - 1)
    // On a later page the picture is a screen away.
    const before = others(SCREEN).map(() => undefined)
    expect(spreadLookAlikes(['same', ...others(30)], (name) => looks.get(name), { above, before })[0]).toBe('same')
  })

  it('are all there, in the same order each time, and far fewer share a screen', () => {
    let [before, after] = [0, 0]
    for (let seed = 1; seed <= 20; seed += 1) {
      const ranked = community(seed)
      const spread = spreadLookAlikes(ranked, lookOf)
      expect(spread.toSorted()).toEqual(ranked.toSorted())
      expect(spreadLookAlikes(ranked, lookOf)).toEqual(spread)
      before += pairsOnAScreen(ranked)
      after += pairsOnAScreen(spread)
    }
    expect(after).toBeLessThan(before / 4)
  })

  it('let no others fall behind: those that look like nothing keep their order and do not wait', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const ranked = community(seed)
      const spread = spreadLookAlikes(ranked, lookOf)
      const plain = (names: readonly string[]) => names.filter((name) => name.startsWith('?'))
      expect(plain(spread)).toEqual(plain(ranked))
      for (const name of plain(ranked)) {
        const moved = ranked.indexOf(name) - spread.indexOf(name)
        expect(moved).toBeLessThanOrEqual(MAX_WAITING)
      }
    }
  })

  it('are not held back by pictures that cannot precede them', () => {
    const isSimple = (name: string) => name.startsWith('?')
    const spread = openSpread(lookOf, { mayOvertake: (name) => !isSimple(name) })
    for (const name of ['A1', 'A2', 'B1', '?1', '?2']) spread.add(name)
    spread.finish()
    expect(spread.placed).toEqual(['A1', 'B1', 'A2', '?1', '?2'])
  })

  it('of one family never wait in numbers: beyond a few, the list goes on with them', () => {
    const spread = openSpread(lookOf)
    for (let n = 0; n < 100; n += 1) {
      spread.add(`A${n}`)
      expect(spread.waiting().length).toBeLessThanOrEqual(MAX_WAITING)
    }
    expect(spread.placed.length).toBe(100 - MAX_WAITING)
  })

  it('are the same page by page as in one list', () => {
    for (const size of [1, 4, 25, 60]) {
      const ranked = community(7)
      const pages: string[] = []
      let waiting: readonly string[] = []
      let read = 0
      while (pages.length < ranked.length) {
        const before = pages.slice(1 - SCREEN).map(lookOf)
        const page = openSpread(lookOf, { size, before })
        for (const name of waiting) page.add(name)
        for (; page.placed.length < size && read < ranked.length; read += 1) page.add(ranked[read]!)
        if (read === ranked.length) page.finish()
        pages.push(...page.placed)
        waiting = page.waiting()
      }
      expect(pages).toEqual(spreadLookAlikes(ranked, lookOf))
    }
  })
})
