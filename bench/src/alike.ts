/** No two look-alikes on one screen: what that changes on the demo community, and what it costs in relevance. */
import { readFileSync } from 'node:fs'
import type { Id, Pin } from '@corkboard/contract'
import { loadPins } from '@corkboard/domain/content/pins'
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
import { ndcg } from './search/relevance.ts'
import { onOwnDatabase } from './site/own-database.ts'

/** Two pages: what the first screens show. */
const PAGES = 2
const RELATED_PINS = 40
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

const judgments = (): Map<string, Map<string, number>> => {
  const lines = readFileSync(new URL('search/judgments.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const rows = lines.map((line) => line.split('\t'))
  return new Map(
    [...Map.groupBy(rows, ([query = '']) => query)].map(([query, its]) => [
      query,
      new Map(its.map(([, key = '', grade]) => [key, Number(grade)])),
    ]),
  )
}

const searchFor =
  (query: string): Read =>
  (ctx, page) =>
    search(ctx, { query, scope: 'pins', filters: '', productFilters: '', corrects: true }, 'grid', page)

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
  const perScreen = async (reads: readonly (readonly [Ctx, Read])[]): Promise<number> => {
    const counted: ReturnType<typeof pairsOf>[] = []
    for (const [ctx, read] of reads) counted.push(pairsOf(await readPages(ctx, read)))
    return mean(counted.map(({ pairs }) => pairs)) / mean(counted.map(({ screens }) => screens))
  }
  const home: Read = (ctx, page) => homeFeed(ctx, { fieldSet: 'grid' }, page)
  const topics = topTopics
  const shown = [...(await loadPins(visitor, [...demo.keyOf.keys()])).keys()]
  const pinIds = shown.filter((_, n) => n % Math.ceil(shown.length / RELATED_PINS) === 0)
  const judged = judgments()
  const scores: number[] = []
  for (const [query, grades] of judged) {
    const found = await readPages(visitor, searchFor(query))
    const keys = found.map(({ id }) => demo.keyOf.get(id) ?? '')
    scores.push(ndcg(keys, grades))
  }
  return {
    pairs: {
      'home, visitors': await perScreen([[visitor, home]]),
      'home, members': await perScreen(members.map((member) => [member, home] as const)),
      search: await perScreen([...judged.keys()].map((query) => [visitor, searchFor(query)] as const)),
      topics: await perScreen(
        topics.map((topic) => [visitor, (ctx, page) => topicFeed(ctx, topic, { fieldSet: 'grid' }, page)] as const),
      ),
      'related pins': await perScreen(
        pinIds.map((pinId) => [visitor, (ctx, page) => relatedPins(ctx, { pinId, fieldSet: 'grid' }, page)] as const),
      ),
    },
    ndcg: mean(scores),
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
  const lost = [1 - after.ndcg / before.ndcg, 1 - recommended[1] / recommended[0]]
  print(
    columns([
      ['relevance', 'as ranked', 'apart', 'lost'],
      ['search, NDCG@10', figure(before.ndcg), figure(after.ndcg), figure(lost[0]!)],
      ['recommended, NDCG', figure(recommended[0]), figure(recommended[1]), figure(lost[1]!)],
    ]),
  )
  return {
    reached: lost.every((share) => share <= MAX_LOSS) && lists.every((it) => after.pairs[it] <= before.pairs[it]),
  }
}
