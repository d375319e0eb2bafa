import type { Id } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import { demoCommunity } from '@corkboard/demo/content'
import { outboxHandlers } from '@corkboard/domain'
import { loadPins, savePin, allowPin } from '@corkboard/domain/content/pins'
import { rebuildSearch } from '@corkboard/domain/finding/search'
import { startGraph } from '@corkboard/domain/finding/recommendations'
import { storeDescriptors } from '@corkboard/domain/finding/visual'
import type { Ctx, SignedIn, Site } from '@corkboard/domain/kernel'
import { CLASSIC_EMBEDDER } from '@corkboard/domain/media'
import { createTestCtx, makeBoard, makePin, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'

const DAY_MS = 86_400_000
const UPLOADED_AT_ONCE = 10

export interface DemoSite extends AsyncDisposable {
  readonly test: TestCtx
  /** The same site, with a graph of its pins and boards. */
  readonly site: Site
  readonly members: readonly Ctx<SignedIn>[]
  readonly keyOf: ReadonlyMap<Id, string>
  /** The last pin that each member saved is not saved here, to be looked for among their recommendations. */
  readonly leftOut: readonly { readonly userId: Id; readonly key: string }[]
}

/** The demo's users, boards, texts, days and saves. Its pictures are small here, but look as drawn. */
export const openDemoSite = async (looks: ReadonlyMap<string, Int8Array>): Promise<DemoSite> => {
  await using opened = new AsyncDisposableStack()
  const test = opened.use(await createTestCtx())
  const { people, boards, pins, saves } = demoCommunity()
  const accounts = new Map<string, Ctx<SignedIn>>()
  for (const { key, country, locale } of people) {
    accounts.set(key, test.as(await test.person(key, { country, locale })))
  }
  const made = new Map<string, { readonly id: Id }>()
  for (const { key, owner, name, description, category, privacy } of boards) {
    made.set(key, await makeBoard(accounts.get(owner)!, name, { description, category, privacy }))
  }
  const ownerOf = new Map(boards.map(({ key, owner }) => [key, owner]))
  const oldestFirst = pins.toSorted((a, b) => b.daysAgo - a.daysAgo)
  const idOf = new Map<string, Id>()
  const uploads: string[] = []
  for (const [n, { key, pinner, board, title, description, altText, daysAgo }] of oldestFirst.entries()) {
    if (uploads.length === 0) {
      const next = oldestFirst.slice(n, n + UPLOADED_AT_ONCE)
      uploads.push(...(await Promise.all(next.map((pin) => uploadPicture(accounts.get(pin.pinner)!)))))
    }
    test.clock.pass(((oldestFirst[n - 1]?.daysAgo ?? daysAgo) - daysAgo) * DAY_MS)
    const mediaUploadId = uploads.shift()!
    const pin = await makePin(accounts.get(pinner)!, made.get(board)!, { title, description, altText, mediaUploadId })
    idOf.set(key, pin.id)
    await storeDescriptors(test.site.database.db, pin.image_signature, [
      { embedder: CLASSIC_EMBEDDER, windows: looks.get(key)! },
    ])
  }
  const lastOf = new Map(saves.toSorted((a, b) => b.daysAgo - a.daysAgo).map(({ saver, key }) => [saver, key]))
  const isLast = ({ saver, key }: (typeof saves)[number]) => lastOf.get(saver) === key
  // Saves on others' boards need invitations, and are few.
  const isOwn = ({ saver, board }: (typeof saves)[number]) => ownerOf.get(board) === saver
  for (const { saver, pin, board } of saves.filter((save) => !isLast(save) && isOwn(save))) {
    const person = accounts.get(saver)!
    const origin = idOf.has(pin) ? (await loadPins(person, [idOf.get(pin)!])).get(idOf.get(pin)!) : undefined
    if (origin) await savePin(person, allowPin(person, 'save', origin), { boardId: made.get(board)!.id })
  }
  await drainOutbox(test.site.database, outboxHandlers(test.site))
  await rebuildSearch(test.visitor, () => undefined)
  const graph = opened.adopt(startGraph(test.site.database, test.site.log), (it) => it.stop())
  await graph.loaded
  const discovery: Site['discovery'] = {
    query: async (call, input) =>
      (await graph.handlers.find(({ name }) => name === call.name)?.handle(input, () => undefined)) as never,
    close: () => undefined,
  }
  const disposables = opened.move()
  return {
    test,
    site: { ...test.site, discovery },
    members: [...accounts.values()],
    leftOut: saves.filter(isLast).map(({ saver, pin }) => ({ userId: accounts.get(saver)!.viewer.userId, key: pin })),
    keyOf: new Map([...idOf].map(([key, id]) => [id, key])),
    [Symbol.asyncDispose]: () => disposables.disposeAsync(),
  }
}
