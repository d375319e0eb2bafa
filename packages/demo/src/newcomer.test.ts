import type { Id, Pin } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import { homeFeed, topicChoices } from '@corkboard/domain/finding/feeds'
import type { Ctx, ListCursor, SignedIn } from '@corkboard/domain/kernel'
import { outboxHandlers } from '@corkboard/domain'
import { allowPin, getPin, hidePin } from '@corkboard/domain/content/pins'
import { followTopics, getTopic, topicById, topicsOfPins } from '@corkboard/domain/content/topics'
import { createTestCtx, makeBoard, makePin, saveTo, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCommunity } from './content.ts'

const DAY_MS = 86_400_000
const FIRST_PAGE = 25
const UPLOADED_AT_ONCE = 10
/** Pins about a theme, so that the feed could be about it. */
const FEWEST_OF_THEME = 40

let test: TestCtx
let offered: readonly { readonly id: Id; readonly name: string }[]

/** The demo community's users, boards, texts and days. Its pictures are small here: topics come from texts. */
beforeAll(async () => {
  test = await createTestCtx()
  const { people, boards, pins } = demoCommunity()
  const accounts = new Map<string, Ctx<SignedIn>>()
  for (const { key, country, locale } of people) {
    accounts.set(key, test.as(await test.person(key, { country, locale })))
  }
  const made = new Map<string, { readonly id: Id }>()
  for (const { key, owner, name, description, category, privacy } of boards) {
    made.set(key, await makeBoard(accounts.get(owner)!, name, { description, category, privacy }))
  }
  const oldestFirst = pins.toSorted((a, b) => b.daysAgo - a.daysAgo)
  const uploads: string[] = []
  for (const [n, { pinner, board, title, description, altText, daysAgo }] of oldestFirst.entries()) {
    if (uploads.length === 0) {
      const next = oldestFirst.slice(n, n + UPLOADED_AT_ONCE)
      uploads.push(...(await Promise.all(next.map((pin) => uploadPicture(accounts.get(pin.pinner)!)))))
    }
    test.clock.pass(((oldestFirst[n - 1]?.daysAgo ?? daysAgo) - daysAgo) * DAY_MS)
    const mediaUploadId = uploads.shift()!
    await makePin(accounts.get(pinner)!, made.get(board)!, { title, description, altText, mediaUploadId })
  }
  await drainOutbox(test.site.database, outboxHandlers(test.site))
  offered = await topicChoices(test.visitor)
})
afterAll(() => test[Symbol.asyncDispose]())

let newcomers = 0
const newcomer = async (chosen: readonly Id[]): Promise<Ctx<SignedIn>> => {
  newcomers += 1
  const alice = test.as(await test.person(`Alice${newcomers}`))
  if (chosen.length > 0)
    await followTopics(
      alice,
      chosen.map((id) => getTopic(id)),
    )
  return alice
}

const firstPage = async (person: Ctx<SignedIn>): Promise<readonly Pin[]> =>
  (await homeFeed(person, { fieldSet: 'grid' }, { size: FIRST_PAGE })).items

/** Counts the pins that have one of the topics, or a topic below one. */
const countAbout = async (pins: readonly Pin[], chosen: readonly Id[]): Promise<number> => {
  const topics = await topicsOfPins(
    test.site.database.db,
    pins.map(({ id }) => id),
  )
  return [...topics.values()].filter((its) =>
    its.some(({ topicId }) => chosen.includes(topicId) || chosen.includes(topicById(topicId)?.parentId ?? '')),
  ).length
}

/** Triples of the available topics: neighbors, and ones from all over the list. */
const threes = (): Id[][] => {
  const ids = offered.map(({ id }) => id)
  const third = Math.floor(ids.length / 3)
  return Array.from({ length: third }, (_, n) => [
    ids.slice(3 * n, 3 * n + 3),
    [ids[n]!, ids[third + n]!, ids[2 * third + n]!],
  ]).flat()
}

describe('[FIND-01 a] a new user in the demo community', () => {
  it('is offered only topics with pins', () => {
    const names = offered.map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(12)
    expect(names).toEqual(expect.arrayContaining(['Food and drink', 'Gardening', 'Home', 'Nature', 'Animals']))
    expect(names).not.toContain('Film and music')
  })

  it('gets a first home feed page about any three topics they choose, with all three named on it', async () => {
    for (const chosen of threes()) {
      const names = chosen.map((id) => topicById(id)!.name)
      const page = await firstPage(await newcomer(chosen))
      const reasons = Map.groupBy(page, (pin) => pin.recommendation_reason?.name)
      expect({
        chosen: names,
        isAbout: (await countAbout(page, chosen)) >= 0.75 * FIRST_PAGE,
        hardlyNamed: names.filter((name) => (reasons.get(name)?.length ?? 0) < 4),
      }).toEqual({ chosen: names, isAbout: true, hardlyNamed: [] })
    }
  })

  it('gets a different page than users who chose other topics, or none yet', async () => {
    const [some, others] = [threes()[0]!, threes()[2]!]
    const of = async (chosen: readonly Id[]) => firstPage(await newcomer(chosen))
    const [mine, theirs, nobodys] = [await of(some), await of(others), await of([])]
    expect(await countAbout(theirs, some)).toBeLessThan((await countAbout(mine, some)) * 0.75)
    expect(await countAbout(nobodys, some)).toBeLessThan((await countAbout(mine, some)) * 0.75)
    const ids = new Set(mine.map(({ id }) => id))
    expect(theirs.filter(({ id }) => ids.has(id)).length).toBeLessThan(FIRST_PAGE / 2)
  })

  it('sees no picture of the topics to choose from in the first rows below them', async () => {
    const alice = await newcomer([])
    const above = new Set((await topicChoices(alice)).map(({ images }) => images?.['236x']?.url))
    const isAbove = (await firstPage(alice)).map(({ images }) => above.has(images?.['236x']?.url))
    expect(isAbove.slice(0, FIRST_PAGE - above.size)).not.toContain(true)
    expect(isAbove).toContain(true)
  })

  it('sees at least eight boards and eight people among the first pins', async () => {
    const page = await firstPage(await newcomer([]))
    expect(new Set(page.map(({ board }) => board.id)).size).toBeGreaterThanOrEqual(8)
    expect(new Set(page.map(({ pinner }) => pinner?.id)).size).toBeGreaterThanOrEqual(8)
  })
})

/** Pins about a topic, those first that are most about it. */
const pinsAbout = async (topicId: Id): Promise<readonly Id[]> => {
  const rows = await test.site.database.db
    .selectFrom('pin_topics')
    .select('pin_id')
    .where('topic_id', '=', Number(topicId))
    .where('listed', '=', true)
    .orderBy('weight', 'desc')
    .orderBy('pin_id')
    .execute()
  return rows.map((row) => row.pin_id)
}

/** The surest topic of each pin, or the one below it that is next. */
const kindsOf = async (pins: readonly Pin[]): Promise<ReadonlyMap<Id, Id | undefined>> => {
  const topics = await topicsOfPins(
    test.site.database.db,
    pins.map(({ id }) => id),
  )
  const kindOf = ([first, second]: readonly { readonly topicId: Id }[]) =>
    second && topicById(second.topicId)?.parentId === first?.topicId ? second.topicId : first?.topicId
  return new Map([...topics].map(([id, its]) => [id, kindOf(its)]))
}

describe('[FIND-01 a] the home feed follows what a member does', () => {
  it('is two fifths about a theme after ten saves of it, whatever topics they chose', async () => {
    let judged = 0
    for (const [theme, ...chosen] of threes()) {
      const about = await pinsAbout(theme!)
      // Of the others too little is left.
      if (about.length < FEWEST_OF_THEME) continue
      const alice = await newcomer(chosen)
      const board = await makeBoard(alice, 'Finds', { privacy: 'secret' })
      for (const id of about.slice(0, 10)) await saveTo(alice, { id }, board)
      await drainOutbox(test.site.database, outboxHandlers(test.site))
      const count = await countAbout(await firstPage(alice), [theme!])
      expect({ theme: topicById(theme!)!.name, isAbout: count >= 0.4 * FIRST_PAGE }).toMatchObject({ isAbout: true })
      judged += 1
    }
    expect(judged).toBeGreaterThanOrEqual(3)
  })

  it('has at most one more of a kind of which they hid three, in the list they are reading and in the next', async () => {
    const alice = await newcomer([])
    const read = (after?: ListCursor) =>
      homeFeed(alice, { fieldSet: 'grid' }, { size: FIRST_PAGE, ...(after && { after }) })
    // A first page shows so many kinds that none may be there three times.
    const seen: Pin[] = []
    let next: ListCursor | undefined
    let hidden: readonly [kind: Id | undefined, pins: readonly Pin[]] | undefined
    while (!hidden) {
      const page = await read(next)
      seen.push(...page.items)
      next = page.next!
      const kinds = await kindsOf(seen)
      hidden = [...Map.groupBy(seen, ({ id }) => kinds.get(id))].find(([it, its]) => it && its.length >= 3)
    }
    const [kind, pins] = hidden
    for (const { id } of pins.slice(0, 3)) await hidePin(alice, allowPin(alice, 'view', await getPin(alice, id)), true)
    for (const page of [await read(next), await read()]) {
      expect([...(await kindsOf(page.items)).values()].filter((it) => it === kind).length).toBeLessThanOrEqual(1)
    }
  })
})
