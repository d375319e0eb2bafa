/** No two look-alikes on one screen: what that changes on the demo community, and what it costs in relevance. */
import type { Id, Pin } from '@corkboard/contract'
import { topTopics } from '@corkboard/domain/content/topics'
import { homeFeed, relatedPins, topicFeed } from '@corkboard/domain/finding/feeds'
import { recommendFor } from '@corkboard/domain/finding/recommendations'
import { search } from '@corkboard/domain/finding/search'
import { isAlike, type Look, NO_LOOKS, SCREEN, spreadLookAlikes } from '@corkboard/domain/finding/visual'
import {
  createCtx,
  type Ctx,
  type ListCursor,
  type Page,
  type PageRequest,
  type Site,
  VISITOR,
} from '@corkboard/domain/kernel'
import { type DemoSite, openDemoSite } from './alike/demo-community.ts'
import { demoLooks } from './alike/demo-looks.ts'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { columns, figure } from './measure/table.ts'
import { ndcg, readGrades } from './search/judgments.ts'
import { onOwnDatabase } from './site/own-database.ts'

/** Two pages: what the first screens show. */
const PAGES = 2
const RECOMMENDED = 200
/** How much relevance may be lost. */
const MAX_LOSS = 0.02

type Read = (ctx: Ctx, page: PageRequest) => Promise<Page<{ readonly type: string }>>

const readPages = async (ctx: Ctx, read: Read): Promise<Pin[]> => {
  const pins: Pin[] = []
  let after: ListCursor | undefined
  for (let n = 0; n < PAGES; n += 1) {
    const page = await read(ctx, { size: SCREEN, ...(after && { after }) })
    pins.push(...(page.items as Pin[]))
    if (!page.next) break
    after = page.next
  }
  return pins
}

type Judged = ReadonlyMap<string, ReadonlyMap<string, number>>

const SEARCHES: Judged = readGrades(new URL('search/judgments.tsv', import.meta.url))
/** By the key of a pin: how near others are. */
const RELATED: Judged = readGrades(new URL('related/judgments.tsv', import.meta.url))

const searchFor =
  (query: string): Read =>
  (ctx, page) =>
    search(ctx, { query, scope: 'pins', filters: '', productFilters: '', corrects: true }, 'grid', page)

const lostOf = (ranked: number, apart: number): number => 1 - apart / ranked

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Everything measured on one side: with look-alikes where the ranking puts them, or apart. */
const measureSide = async (demo: DemoSite, site: Site, lookOf: (signature: string) => Look | undefined) => {
  const visitor = createCtx(site, VISITOR)
  const members = demo.members.map(({ viewer }) => createCtx(site, viewer))
  /** Pairs of look-alikes within a screen of each other, per screen. */
  const pairsOf = (pins: readonly Pin[]): { pairs: number; screens: number } => {
    const looks = pins.map((pin) => lookOf(pin.image_signature))
    const pairs = looks.flatMap((look, n) =>
      looks.slice(n + 1, n + SCREEN).filter((other) => look && other && isAlike(look, other)),
    )
    return { pairs: pairs.length, screens: pins.length / SCREEN }
  }
  const readAll = async (reads: readonly (readonly [Ctx, Read])[]): Promise<Pin[][]> => {
    const lists: Pin[][] = []
    for (const [ctx, read] of reads) lists.push(await readPages(ctx, read))
    return lists
  }
  const perScreen = (lists: readonly Pin[][]): number => {
    const counted = lists.map(pairsOf)
    return mean(counted.map(({ pairs }) => pairs)) / mean(counted.map(({ screens }) => screens))
  }
  const relevanceOf = (lists: readonly (readonly Pin[])[], judged: Judged): number => {
    const grades = [...judged.values()]
    return mean(
      lists.map((pins, n) =>
        ndcg(
          pins.map(({ id }) => demo.keyOf.get(id) ?? ''),
          grades[n]!,
        ),
      ),
    )
  }
  const grades = [...RELATED.values()]
  /** The related pins of a list in the order that its judgments want. */
  const bestFirst = (pins: readonly Pin[], n: number): readonly Pin[] => {
    const gradeOf = ({ id }: Pin) => grades[n]!.get(demo.keyOf.get(id) ?? '') ?? 0
    return pins.toSorted((a, b) => gradeOf(b) - gradeOf(a))
  }
  const home: Read = (ctx, page) => homeFeed(ctx, { fieldSet: 'grid' }, page)
  const topic =
    (name: (typeof topTopics)[number]): Read =>
    (ctx, page) =>
      topicFeed(ctx, name, { fieldSet: 'grid' }, page)
  const idOf = new Map([...demo.keyOf].map(([id, key]) => [key, id]))
  const related =
    (key: string): Read =>
    (ctx, page) =>
      relatedPins(ctx, { pinId: idOf.get(key)!, fieldSet: 'grid' }, page)
  const searched = await readAll([...SEARCHES.keys()].map((query) => [visitor, searchFor(query)]))
  const relatedTo = await readAll([...RELATED.keys()].map((key) => [visitor, related(key)]))
  return {
    pairs: {
      'home, visitors': perScreen(await readAll([[visitor, home]])),
      'home, members': perScreen(await readAll(members.map((member) => [member, home]))),
      search: perScreen(searched),
      topics: perScreen(await readAll(topTopics.map((name) => [visitor, topic(name)]))),
      'related pins': perScreen(relatedTo),
    },
    searches: relevanceOf(searched, SEARCHES),
    related: relevanceOf(relatedTo, RELATED),
    ideal: relevanceOf(relatedTo.map(bestFirst), RELATED),
    idealApart: relevanceOf(
      relatedTo.map((pins, n) => spreadLookAlikes(bestFirst(pins, n), ({ image_signature: it }) => lookOf(it))),
      RELATED,
    ),
  }
}

/** NDCG of the recommendations for each member, in which the pin left out is the only relevant one. */
const measureRecommended = async (demo: DemoSite, isSpread: boolean): Promise<number> => {
  const visitor = createCtx(demo.site, VISITOR)
  const signatures = await signaturesOf(demo)
  const looks = await demo.site.looks.load(visitor.db, { signatures: [...signatures.values()] })
  const places: number[] = []
  for (const { userId, key } of demo.leftOut) {
    const list = await recommendFor(visitor, userId, { from: 0, size: RECOMMENDED })
    const keys = (list?.pictures ?? []).map(({ pinIds }) => pinIds.find((id) => demo.keyOf.has(id)) ?? '')
    const lookOf = (id: Id) => looks.get(signatures.get(id) ?? '')
    const ranked = isSpread ? spreadLookAlikes(keys, lookOf) : keys
    const place = ranked.findIndex((id) => demo.keyOf.get(id) === key)
    places.push(place === -1 ? 0 : 1 / Math.log2(place + 2))
  }
  return mean(places)
}

const signaturesOf = async ({ test, keyOf }: DemoSite): Promise<Map<Id, string>> => {
  const rows = await test.site.database.db
    .selectFrom('pins')
    .select(['id', 'image_signature'])
    .where('id', 'in', [...keyOf.keys()])
    .execute()
  return new Map(rows.map(({ id, image_signature: signature }) => [id, signature]))
}

export const run = async ({ print }: BenchArgs): Promise<BenchOutcome> => {
  const described = await demoLooks(print)
  return onOwnDatabase(() => compareSides(described, print))
}

const compareSides = async (
  described: ReadonlyMap<string, Int8Array>,
  print: BenchArgs['print'],
): Promise<BenchOutcome> => {
  await using demo = await openDemoSite(described)
  const signatures = [...(await signaturesOf(demo)).values()]
  const looks = await demo.site.looks.load(demo.test.site.database.db, { signatures })
  const lookOf = (signature: string) => looks.get(signature)
  const before = await measureSide(demo, { ...demo.site, looks: NO_LOOKS }, lookOf)
  const after = await measureSide(demo, demo.site, lookOf)
  const recommended = [await measureRecommended(demo, false), await measureRecommended(demo, true)] as const
  print('Pairs of look-alikes per screen of 25 places')
  const lists = Object.keys(before.pairs) as (keyof typeof before.pairs)[]
  print(
    columns([
      ['', 'as ranked', 'apart'],
      ...lists.map((list) => [list, figure(before.pairs[list]), figure(after.pairs[list])]),
    ]),
  )
  const relevance = [
    ['search, NDCG@10', before.searches, after.searches],
    ['related pins, NDCG@10', before.related, after.related],
    ['the same pins in ideal order', before.ideal, before.idealApart],
    ['recommended, NDCG', ...recommended],
  ] as const
  print(
    columns([
      ['relevance', 'as ranked', 'apart', 'lost'],
      ...relevance.map(([name, ranked, apart]) => [name, figure(ranked), figure(apart), figure(lostOf(ranked, apart))]),
    ]),
  )
  return {
    reached:
      lostOf(before.searches, after.searches) <= MAX_LOSS &&
      // Look-alikes are the most related pictures, so no order keeps all of its relevance.
      lostOf(before.related, after.related) <= lostOf(before.ideal, before.idealApart) + MAX_LOSS &&
      lostOf(...recommended) <= MAX_LOSS &&
      lists.every((it) => after.pairs[it] <= before.pairs[it]),
  }
}
