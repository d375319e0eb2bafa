import { drainOutbox } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, saveTo, type TestCtx } from '@corkboard/testkit/domain'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { allowBoard, archiveBoard, deleteBoard, editBoard, getBoard } from '../../content/boards/index.ts'
import type { DiscoveryCall } from '../../platform/discovery/index.ts'
import { allowPin, deletePin, editPin, getPin, restoreBoard } from '../../content/pins/index.ts'
import { outboxHandlers } from '../../modules.ts'
import { type GraphHolder, startGraph } from './start-graph.ts'
import { type GraphProgress, REBUILD_GRAPH, RELATED } from './discovery-calls.ts'

const startHolder = async ({ site }: TestCtx): Promise<GraphHolder & AsyncDisposable> => {
  const holder = startGraph(site.database, pino({ level: 'silent' }))
  await holder.loaded
  return { ...holder, [Symbol.asyncDispose]: () => holder.stop() }
}

const query = async <Input, Result>(
  { handlers }: GraphHolder,
  { name }: DiscoveryCall<Input, Result>,
  input: Input,
  soFar: (progress: unknown) => void = () => undefined,
): Promise<Result> => handlers.find((it) => it.name === name)!.handle(input, soFar) as Promise<Result>

/** The pins on public boards near a picture. */
const near = async (holder: GraphHolder, { image_signature: signature }: { image_signature: string }) => {
  const input = { starts: [{ signature, weight: 1 }], list: 1, isNew: true, from: 0, size: 100 }
  return (await query(holder, RELATED, input)).pictures.flatMap(({ pins }) => pins).toSorted()
}

const drain = ({ site }: TestCtx) => drainOutbox(site.database, outboxHandlers(site))
const SOON = { timeout: 60_000, interval: 50 }

describe('[PIN-13 a] the graph of pins and boards', () => {
  it('matches the tables for public boards only, and follows changes', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const mine = await makeBoard(alice, 'Mine')
    const lamp = await makePin(alice, mine, { title: 'Lamp' })
    const chair = await makePin(alice, mine, { title: 'Chair' })
    const secret = await makeBoard(bob, 'Secret', { privacy: 'secret' })
    await saveTo(bob, lamp, secret)
    const table = await makePin(bob, secret, { title: 'Table' })
    await drain(test)
    await using holder = await startHolder(test)
    expect(await near(holder, lamp)).toEqual([chair.id])

    const may = async (board: { id: string }) => allowBoard(bob, 'edit', await getBoard(bob, board.id))
    await editBoard(bob, await may(secret), { privacy: 'public' })
    await drain(test)
    await expect.poll(() => near(holder, lamp), SOON).toEqual([chair.id, table.id].toSorted())

    const open = await makeBoard(bob, 'Open')
    await saveTo(bob, lamp, open)
    const vase = await makePin(bob, open, { title: 'Vase' })
    await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, chair.id)))
    await drain(test)
    await expect.poll(() => near(holder, lamp), SOON).toEqual([table.id, vase.id].toSorted())

    await archiveBoard(bob, await may(open))
    await drain(test)
    await expect.poll(() => near(holder, lamp), SOON).toEqual([table.id])
    await editPin(bob, allowPin(bob, 'edit', await getPin(bob, table.id)), { boardId: open.id })
    await drain(test)
    await expect.poll(() => near(holder, lamp), SOON).toEqual([])
  })

  it('removes a deleted board, and adds it again with its pins when it is restored', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Rooms')
    const lamp = await makePin(alice, board)
    const chair = await makePin(alice, board)
    await drain(test)
    await using holder = await startHolder(test)
    await deleteBoard(alice, allowBoard(alice, 'delete', await getBoard(alice, board.id)))
    await drain(test)
    await expect.poll(() => near(holder, lamp), SOON).toEqual([])
    await restoreBoard(alice, board.id)
    await drain(test)
    await expect.poll(() => near(holder, lamp), SOON).toEqual([chair.id])
  })

  it('is rebuilt on request, reports its progress, and picks up changes meanwhile', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Rooms')
    const lamp = await makePin(alice, board)
    const chair = await makePin(alice, board)
    await using holder = await startHolder(test)
    const reported: GraphProgress[] = []
    const rebuilding = query(holder, REBUILD_GRAPH, {}, (progress) => reported.push(progress as GraphProgress))
    expect(await near(holder, lamp)).toEqual([chair.id])
    const vase = await makePin(alice, board)
    await drain(test)
    expect(await rebuilding).toMatchObject({ boards: 1 })
    expect(reported.at(-1)?.done).toBeGreaterThanOrEqual(2)
    await expect.poll(() => near(holder, lamp), SOON).toEqual([chair.id, vase.id].toSorted())
  })
})
