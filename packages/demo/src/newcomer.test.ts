import type { Id, Pin } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import { homeFeed, topicChoices } from '@corkboard/domain/finding/feeds'
import type { Ctx, SignedIn } from '@corkboard/domain/kernel'
import { outboxHandlers } from '@corkboard/domain'
import { followTopics, getTopic, topicById, topicsOfPins } from '@corkboard/domain/content/topics'
import { createTestCtx, makeBoard, makePin, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCommunity } from './content.ts'

const DAY_MS = 86_400_000
const FIRST_PAGE = 25
const UPLOADED_AT_ONCE = 10

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
    expect(names).toEqual(expect.arrayContaining(['Food and drink', 'Gardening', 'Home', 'Travel', 'Animals']))
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
})
