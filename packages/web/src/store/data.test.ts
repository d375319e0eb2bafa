import type { RequestContext } from '@corkboard/contract/page'
import { describe, expect, it } from 'vitest'
import { createTexts } from '../i18n/texts.ts'
import { createQueryClient } from '../api/query-client.ts'
import { createResourceClient } from '../api/resource-client.ts'
import { refusal, startServer, success, type Reply } from '../api/test-server.ts'
import { createToasts } from '../shell/toasts.ts'
import { createData, selectEntry } from './data.ts'
import { optimistic } from './optimistic.ts'
import { list, resource } from './requests.ts'
import { createStore } from './root.ts'

const start = async (...replies: Reply[]) => {
  const server = await startServer(...replies)
  const store = createStore({ kind: 'UNAUTH' }, { device: 'desktop' } as RequestContext)
  let now = 0
  const data = createData(store, createResourceClient(server.env), createQueryClient(server.env), () => now)
  return { ...server, store, data, passMs: (ms: number) => (now += ms) }
}

const pin = (id: string) => ({ id, type: 'pin', title: `Pin ${id}`, repin_count: 3 })
const ref = (id: string) => ({ type: 'pin' as const, id })
const feed = list('UserHomefeedResource', {})

describe('loading into the store', () => {
  it('a list continues by its bookmark until its end', async () => {
    await using it = await start(success([pin('1')], 'more'), success([pin('2')], '-end-'))
    await it.data.load(feed)
    await it.data.loadMore(feed)
    await it.data.loadMore(feed)
    expect(selectEntry(it.store.getState(), feed)).toMatchObject({ data: [ref('1'), ref('2')], nextBookmark: null })
    expect(it.received).toHaveLength(2)
    expect(JSON.parse(it.received[1]!.url.searchParams.get('data')!).options).toEqual({ bookmarks: ['more'] })
  })

  it('[SHELL-24 b] what a list returns besides its items is the auxData of its entry', async () => {
    await using it = await start(success({ results: [pin('1')], guides: ['oak'], typo: null }, 'more'))
    const search = list('BaseSearchResource', { query: 'tables' })
    await it.data.load(search)
    expect(selectEntry(it.store.getState(), search)).toMatchObject({
      data: [ref('1')],
      auxData: { guides: ['oak'], typo: null },
      nextBookmark: 'more',
    })
  })

  it('fresh data is not requested again; after a minute it is', async () => {
    await using it = await start(success([pin('1')], '-end-'))
    await it.data.load(feed)
    it.passMs(59_999)
    await it.data.load(feed)
    expect(it.received).toHaveLength(1)
    it.passMs(1)
    await it.data.load(feed)
    expect(it.received).toHaveLength(2)
  })

  it('two simultaneous loads share one call', async () => {
    await using it = await start(success([pin('1')], '-end-'))
    await Promise.all([it.data.load(feed), it.data.load(feed)])
    expect(it.received).toHaveLength(1)
  })

  it('a forced load does not reuse a pending call; all forced loads share the next one', async () => {
    await using it = await start(success([pin('1')], '-end-'), success([pin('2'), pin('1')], '-end-'))
    const force = { force: true }
    await Promise.all([it.data.load(feed), it.data.load(feed, force), it.data.load(feed, force)])
    expect(it.received).toHaveLength(2)
    expect(selectEntry(it.store.getState(), feed)?.data).toEqual([ref('2'), ref('1')])
  })

  it('a load after a write does not reuse a call from before it', async () => {
    const isWritten = Promise.withResolvers<void>()
    await using it = await start(
      { ...success([pin('1'), pin('2')], '-end-'), after: isWritten.promise },
      success({}),
      success([pin('1')], '-end-'),
    )
    const before = it.data.load(feed)
    await expect.poll(() => it.received).toHaveLength(1)
    await it.data.write('delete', 'PinResource', { id: '2' })
    const loads = [before, it.data.load(feed), it.data.load(feed)]
    isWritten.resolve()
    await Promise.all(loads)
    expect(it.received).toHaveLength(3)
    expect(selectEntry(it.store.getState(), feed)?.data).toEqual([ref('1')])
  })

  it('a refusal is stored in the entry and not thrown', async () => {
    await using it = await start(refusal(404, 'user.not_found', 'Nobody.'))
    const request = resource('UserResource', { username: 'nobody' })
    await it.data.load(request)
    expect(selectEntry(it.store.getState(), request)).toMatchObject({
      data: null,
      fetching: false,
      error: { httpStatus: 404 },
    })
  })
})

const change = { ref: ref('1'), fields: { repin_count: 4 } }

describe('an optimistic change', () => {
  const withPin = async (...replies: Reply[]) => {
    const it = await start(success(pin('1')), ...replies)
    await it.data.load(resource('PinResource', { id: '1' }))
    const toasts = createToasts()
    const repins = () => it.store.getState().entities.pin['1']?.repin_count
    const save = () =>
      optimistic(
        { store: it.store, toasts, texts: createTexts('en-US') },
        [change],
        () => it.data.write('create', 'RepinResource', { pin_id: '1', board_id: '5' }),
        'This could not be saved.',
      )
    return { ...it, toasts, repins, save }
  }

  it('shows immediately, then takes the server’s values', async () => {
    await using it = await withPin(success({ ...pin('1'), repin_count: 9 }))
    const saving = it.save()
    expect(it.repins()).toBe(4)
    await saving
    expect(it.repins()).toBe(9)
  })

  it('is reverted with the refusal’s message', async () => {
    await using it = await withPin(refusal(403, 'board.not_allowed', 'You cannot change this board.'))
    expect(await it.save()).toBeUndefined()
    expect(it.repins()).toBe(3)
    expect(it.toasts.list()).toMatchObject([{ text: 'You cannot change this board.', kind: 'danger' }])
  })

  it('is reverted with its own message when the refusal has none', async () => {
    await using it = await withPin({ status: 500, text: '' })
    await it.save()
    expect(it.toasts.list()).toMatchObject([{ text: 'This could not be saved.' }])
  })
})
