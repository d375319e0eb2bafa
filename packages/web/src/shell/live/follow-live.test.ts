import type { RequestContext } from '@corkboard/contract/page'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Data } from '../../store/data.ts'
import { createStore, injectSlices } from '../../store/root.ts'
import { followLive, type LiveWindow } from './follow-live.ts'
import { liveSlice, selectLive } from './live-slice.ts'

injectSlices([liveSlice])

/** An event source that the test controls. */
class HandSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: HandSource[] = []
  readyState = 0
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    HandSource.opened.push(this)
  }
  close(): void {
    this.readyState = HandSource.CLOSED
  }
  sends(event: string, data: unknown = {}): void {
    this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data) }))
  }
  refused(): void {
    this.readyState = HandSource.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}

const start = (Source: unknown = HandSource) => {
  HandSource.opened = []
  const store = createStore({ kind: 'UNAUTH' }, { device: 'desktop' } as RequestContext)
  const asked: unknown[] = []
  const data = { load: async (request: unknown) => void asked.push(request) } as unknown as Data
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const shows = (state: DocumentVisibilityState) => {
    document.visibilityState = state
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const end = followLive({ document, EventSource: Source ?? undefined } as unknown as LiveWindow, { store, data })
  return { live: () => selectLive(store.getState()), asked, shows, end }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('[PEOPLE-04 a] a tab', () => {
  it('names the account that it shows', () => {
    start()
    expect(HandSource.opened[0]!.address).toBe('/_/live/?account=visitor')
  })

  it('stores what its stream sends', () => {
    const { live } = start()
    const [stream] = HandSource.opened
    stream!.sends('badge', { news_count: 3 })
    stream!.sends('conversation', { conversation_id: '5' })
    expect(live()).toEqual({ badge: { news_count: 3 }, eventCounts: { '5': 1 }, missed: 0, eventCount: 1 })
  })

  it('treats its content as stale when its stream starts and when it reconnects', () => {
    const { live } = start()
    const [stream] = HandSource.opened
    stream!.sends('open')
    expect(live()).toMatchObject({ missed: 1, eventCount: 1 })
    stream!.sends('open')
    expect(live()).toMatchObject({ missed: 2, eventCount: 2 })
  })

  it('polls when there is no stream, and retries the stream', async () => {
    const { asked } = start()
    HandSource.opened[0]!.refused()
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(180_000)
    expect(HandSource.opened).toHaveLength(2)
    const before = asked.length
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toHaveLength(before)
  })

  it('polls in a browser without event streams', async () => {
    const { asked } = start(null)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(2)
  })

  it('closes its connection after being hidden for a while', async () => {
    const { shows } = start()
    shows('hidden')
    shows('visible')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(HandSource.opened).toHaveLength(1)
    shows('hidden')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(HandSource.opened[0]!.readyState).toBe(HandSource.CLOSED)
    shows('visible')
    expect(HandSource.opened).toHaveLength(2)
  })

  it('does not reconnect after the session is over', async () => {
    const { shows, asked } = start()
    HandSource.opened[0]!.sends('over')
    shows('hidden')
    shows('visible')
    await vi.advanceTimersByTimeAsync(600_000)
    expect([HandSource.opened.length, asked.length]).toEqual([1, 0])
  })
})
