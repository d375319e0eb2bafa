import { drainOutbox } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, saveTo, type TestCtx } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptInvite,
  allowBoard,
  archiveBoard,
  editBoard,
  getBoard,
  inviteCollaborators,
} from '../../content/boards/index.ts'
import { updateSettings } from '../../accounts/settings/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { allowPin, deletePin, getPin } from '../../content/pins/index.ts'
import { outboxHandlers } from '../../modules.ts'
import { listSitemapParts, readSitemapPart } from './index.ts'
import { extendSitemaps, type SitemapPart } from './sitemaps.ts'

let test: TestCtx
beforeAll(async () => {
  test = await createTestCtx()
})
afterAll(() => test[Symbol.asyncDispose]())

let alice: Ctx<SignedIn>
let people = 0
beforeEach(async () => {
  people += 1
  alice = test.as(await test.person(`Alice${people}`))
})

/** What all parts of a kind list. */
const entriesOf = async (kind: SitemapPart['kind']) => {
  const parts = (await listSitemapParts(test.visitor)).filter((part) => part.kind === kind)
  return (await Promise.all(parts.map((part) => readSitemapPart(test.visitor, part)))).flatMap((entries) => entries!)
}
const paths = async (kind: SitemapPart['kind']): Promise<string[]> => (await entriesOf(kind)).map(({ path }) => path)
const change = async (id: string, changes: Parameters<typeof editBoard>[2]) =>
  editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, id)), changes)

describe('sitemaps', () => {
  it('list public pins with their pictures, boards with visible pins, and their owners', async () => {
    const board = await makeBoard(alice, 'Lamps')
    const empty = await makeBoard(alice, 'Nothing yet')
    const pin = await makePin(alice, board)
    expect(await paths('pins')).toContain(`/pin/${pin.id}/`)
    expect(await paths('boards')).toContain(board.url)
    expect(await paths('boards')).not.toContain(empty.url)
    expect(await paths('people')).toContain(`/alice${people}/`)
    const entry = (await entriesOf('pins')).find(({ path }) => path === `/pin/${pin.id}/`)
    expect(entry).toEqual({ path: `/pin/${pin.id}/`, modifiedAt: pin.created_at, picture: pin.images['736x']!.url })
  })

  it('list a picture that others saved only under its original pin', async () => {
    const pin = await makePin(alice, await makeBoard(alice, 'Lamps'))
    const bruno = test.as(await test.person(`Bruno${people}`))
    const save = await saveTo(bruno, pin, await makeBoard(bruno, 'Light'))
    expect(await paths('pins')).toContain(`/pin/${pin.id}/`)
    expect(await paths('pins')).not.toContain(`/pin/${save.id}/`)
  })

  it.each([
    ['secret', (id: string) => change(id, { privacy: 'secret' })],
    ['reached by its address alone', (id: string) => change(id, { privacy: 'protected' })],
    ['hard to look at', (id: string) => change(id, { sensitivity: 'graphic' })],
    ['put away', async (id: string) => archiveBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, id)))],
  ])('[BOARD-01 b, BOARD-11 b] immediately leave out a board that is %s, and its pins', async (_, becomes) => {
    const board = await makeBoard(alice, 'Lamps')
    const pin = await makePin(alice, board)
    expect(await paths('boards')).toContain(board.url)
    await becomes(board.id)
    expect(await paths('boards')).not.toContain(board.url)
    expect(await paths('pins')).not.toContain(`/pin/${pin.id}/`)
  })

  it.each(['is_search_hidden', 'is_private_profile'] as const)(
    '[IDENT-13 a] leave out users who chose %s, with their boards and pins',
    async (setting) => {
      const board = await makeBoard(alice, 'Lamps')
      const pin = await makePin(alice, board)
      await updateSettings(alice, { [setting]: true })
      expect(await paths('people')).not.toContain(`/alice${people}/`)
      expect(await paths('boards')).not.toContain(board.url)
      expect(await paths('pins')).not.toContain(`/pin/${pin.id}/`)
    },
  )

  it.each(['is_search_hidden', 'is_private_profile'] as const)(
    '[IDENT-13 a] leave out what users who chose %s pinned on others’ boards',
    async (setting) => {
      const bruno = test.as(await test.person(`Bruno${people}`))
      const board = await makeBoard(alice, 'Lamps')
      const invited = allowBoard(alice, 'invite', await getBoard(alice, board.id))
      await inviteCollaborators(alice, invited, [bruno.viewer.userId], 'write')
      await acceptInvite(bruno, await getBoard(bruno, board.id))
      const pin = await makePin(bruno, board)
      expect(await paths('pins')).toContain(`/pin/${pin.id}/`)
      await updateSettings(bruno, { [setting]: true })
      expect(await paths('pins')).not.toContain(`/pin/${pin.id}/`)
      expect(await paths('boards')).toContain(board.url)
    },
  )

  it('grow by parts that stay where they are, and contain everything once', async () => {
    const board = await makeBoard(alice, 'Lamps')
    const pins = [await makePin(alice, board), await makePin(alice, board), await makePin(alice, board)]
    await extendSitemaps(test.visitor, 2)
    const before = (await listSitemapParts(test.visitor)).filter(({ kind }) => kind === 'pins')
    expect(before.length).toBeGreaterThan(1)
    const all = await paths('pins')
    expect(new Set(all).size).toBe(all.length)
    for (const { id } of pins) expect(all).toContain(`/pin/${id}/`)
    await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, pins[0]!.id)))
    await makePin(alice, board)
    await extendSitemaps(test.visitor, 2)
    const after = (await listSitemapParts(test.visitor)).filter(({ kind }) => kind === 'pins')
    expect(after.slice(0, before.length)).toEqual(before)
    expect(await paths('pins')).not.toContain(`/pin/${pins[0]!.id}/`)
  })

  it('[FIND-02 a] list only topics that have pins', async () => {
    await makePin(alice, await makeBoard(alice, 'Bread'), { title: 'Sourdough bread', description: 'Baking' })
    expect(await paths('topics')).toEqual([])
    await drainOutbox(test.site.database, outboxHandlers(test.site))
    expect(await paths('topics')).toContain('/topics/baking/')
    expect((await paths('topics')).length).toBeLessThan(10)
  })

  it('have no part that starts at an arbitrary id', async () => {
    expect(await readSitemapPart(test.visitor, { kind: 'pins', first: '17' })).toBeUndefined()
  })
})
