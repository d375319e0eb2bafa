import { describe, expect, it } from 'vitest'
import { type Candidate, spreadApart, rankHome, type RankingInput, type ReasonKind } from './rank-home.ts'

const NOW = new Date('2026-05-01T12:00:00Z')
const DAY_MS = 86_400_000

let next = 1
const pin = (kind: ReasonKind, more: Partial<Candidate> = {}): Candidate => {
  const id = String((next += 1))
  return {
    id,
    boardId: `board ${id}`,
    pinnerId: `person ${id}`,
    picture: id,
    signature: id,
    createdAt: new Date(NOW.getTime() - 30 * DAY_MS),
    saves: 0,
    topicIds: [],
    isOwn: false,
    reason: { kind },
    strength: 0.5,
    others: [],
    ...more,
  }
}
const many = (count: number, kind: ReasonKind, more: Partial<Candidate> = {}): Candidate[] =>
  Array.from({ length: count }, () => pin(kind, more))

const rank = (
  candidates: readonly Candidate[],
  seen: readonly Candidate[] = [],
  before: readonly Candidate[] = [],
  more: Partial<RankingInput> = {},
) => rankHome({ candidates, seen: new Set(seen.map(({ id }) => id)), now: NOW, seed: 7, before, ...more })
const kindsOf = (pins: readonly Candidate[]) => pins.map(({ reason }) => reason.kind)

describe('[FIND-01 a] the order of a home feed', () => {
  it('weaves followed pins, topics, recommendations and the rest by their shares', () => {
    const ranked = rank([
      ...many(30, 'followed'),
      ...many(30, 'topic'),
      ...many(30, 'board'),
      ...many(30, 'popular'),
    ]).slice(0, 22)
    const counted = Map.groupBy(kindsOf(ranked), (kind) => kind)
    expect(Object.fromEntries([...counted].map(([kind, all]) => [kind, all.length]))).toEqual({
      followed: 8,
      topic: 8,
      board: 4,
      popular: 2,
    })
  })

  it('is mostly about topics for a user who follows no one', () => {
    const ranked = rank([...many(30, 'topic'), ...many(30, 'popular')]).slice(0, 10)
    expect(kindsOf(ranked).filter((kind) => kind === 'topic')).toHaveLength(8)
  })

  it('gives nearly half of the places to what is recommended after ten saves, even if the user follows much', () => {
    const all = [...many(30, 'followed'), ...many(30, 'topic'), ...many(30, 'related'), ...many(30, 'popular')]
    const recommended = (savesLately: number) =>
      kindsOf(rank(all, [], [], { savesLately }).slice(0, 25)).filter((kind) => kind === 'related').length
    expect([0, 5, 10, 60].map(recommended)).toEqual([4, 10, 12, 12])
  })

  it('ends with what the user does not want, unless they follow its pinner or board', () => {
    const [soups, other] = [{ topicIds: ['soups'] }, { topicIds: ['cats'] }]
    const ranked = rank(
      [...many(5, 'popular', soups), ...many(2, 'followed', soups), ...many(5, 'popular', other)],
      [],
      [],
      {
        isUnwanted: ({ topicIds }) => topicIds[0] === 'soups',
      },
    )
    expect(ranked.map(({ reason, topicIds }) => `${reason.kind} ${topicIds[0]}`)).toEqual([
      ...ranked.slice(0, 7).map(({ reason, topicIds }) => `${reason.kind} ${topicIds[0]}`),
      ...Array.from({ length: 5 }, () => 'popular soups'),
    ])
    expect(kindsOf(ranked.slice(0, 7)).filter((kind) => kind === 'followed')).toHaveLength(2)
  })

  it('lets topics take turns, even if one has more, newer and better-liked pins', () => {
    const of = (id: string) => ({ reason: { kind: 'topic', id } }) as const
    const ranked = rank([
      ...many(30, 'topic', { ...of('travel'), createdAt: NOW, saves: 50, strength: 1 }),
      ...many(5, 'topic', of('animals')),
      ...many(5, 'topic', of('words')),
    ]).slice(0, 15)
    const counted = Map.groupBy(ranked, ({ reason }) => reason.id)
    expect([...counted].map(([id, pins]) => [id, pins.length])).toEqual(
      expect.arrayContaining([
        ['travel', 5],
        ['animals', 5],
        ['words', 5],
      ]),
    )
  })

  it('leaves no share unused: an empty group’s share goes to the others', () => {
    expect(kindsOf(rank(many(3, 'fresh')))).toEqual(['fresh', 'fresh', 'fresh'])
    expect(rank([])).toEqual([])
  })

  it('has no runs of one board, one user or one topic', () => {
    const ranked = rank([
      ...many(10, 'followed', { boardId: 'busy', pinnerId: 'busy' }),
      ...many(30, 'followed', { pinnerId: 'eager' }),
      ...many(30, 'followed'),
    ])
    ranked.slice(0, 30).forEach(({ boardId }, place, all) => {
      expect(all.slice(Math.max(0, place - 4), place).map((other) => other.boardId)).not.toContain(boardId)
    })
    ranked.slice(0, 30).forEach(({ pinnerId }, place, all) => {
      expect(all.slice(Math.max(0, place - 3), place).map((other) => other.pinnerId)).not.toContain(pinnerId)
    })
  })

  it('also spaces pins apart from what the list already shows', () => {
    const [last, same, other] = [
      pin('followed', { boardId: 'busy' }),
      pin('followed', { boardId: 'busy', strength: 1 }),
      pin('followed', { strength: 0.1 }),
    ]
    expect(rank([same!, other!], [], [last!])).toEqual([other, same])
  })

  it('shows everything from one board when there is nothing else', () => {
    expect(rank(many(6, 'followed', { boardId: 'only' }))).toHaveLength(6)
  })

  it('puts recent pins before those that were as good last month', () => {
    const fresh = pin('followed', { createdAt: new Date(NOW.getTime() - 3_600_000) })
    const ranked = rank([...many(10, 'followed'), fresh])
    expect(ranked[0]).toBe(fresh)
  })

  it('holds back seen pins until the rest of their group has been shown, and the viewer’s own until the end', () => {
    const [seen, unseen] = [many(3, 'followed', { strength: 1 }), many(3, 'followed')]
    const own = many(3, 'topic', { isOwn: true, strength: 1 })
    const ranked = rank([...seen, ...own, ...unseen], seen)
    const placesOf = (pins: readonly Candidate[]) => pins.map((one) => ranked.indexOf(one)).toSorted()
    expect(placesOf(unseen)).toEqual([0, 1, 2])
    expect(placesOf(seen)).toEqual([3, 4, 5])
    expect(placesOf(own)).toEqual([6, 7, 8])
  })

  it('shows fewer seen pins, but not none, so that a small site still shows what the user likes', () => {
    const seen = many(20, 'topic')
    const ranked = rank([...seen, ...many(20, 'popular')], seen).slice(0, 10)
    expect(kindsOf(ranked).filter((kind) => kind === 'topic')).toHaveLength(5)
  })

  it('is stable for one list and different for the next', () => {
    const candidates = many(40, 'topic')
    const order = (seed: number) => rankHome({ candidates, seen: new Set(), now: NOW, seed }).map(({ id }) => id)
    expect(order(1)).toEqual(order(1))
    expect(order(1)).not.toEqual(order(2))
  })
})

describe('[FIND-02 a] the pins of a page', () => {
  it('are spaced apart where others can go between them', () => {
    const of = (boardId: string) => ({ boardId, pinnerId: boardId })
    expect(spreadApart([of('a'), of('a'), of('b'), of('c')]).map(({ boardId }) => boardId)).toEqual([
      'a',
      'b',
      'c',
      'a',
    ])
    expect(spreadApart([of('a'), of('a')])).toHaveLength(2)
  })
})
