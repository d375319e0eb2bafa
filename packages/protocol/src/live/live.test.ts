import { createChangeHub } from '@corkboard/domain/kernel'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor

beforeEach(async () => {
  site = await TestSite.start()
  ;({ alice, bob } = await site.cast())
})
afterEach(() => site[Symbol.asyncDispose]())

interface ReceivedEvent {
  readonly event: string
  readonly data: unknown
}

/** An open tab: the events it has received so far, and whether the server has closed the stream. */
const listen = async (actor: Actor) => {
  const response = await actor.browser.send('/_/live/')
  const received: ReceivedEvent[] = []
  const state = { isEnded: false }
  const read = async () => {
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop()!
      for (const part of parts) {
        const found = /^event: (\w+)\ndata: (.*)$/.exec(part)
        if (found) received.push({ event: found[1]!, data: JSON.parse(found[2]!) })
      }
    }
  }
  const done = read()
    .catch(() => undefined)
    .finally(() => (state.isEnded = true))
  return { response, received, state, done, leave: () => response.body?.cancel().catch(() => undefined) }
}

describe('[PEOPLE-04 a] an open tab', () => {
  it('gets the number of new items, immediately and whenever it changes', async () => {
    const tab = await listen(alice)
    expect(tab.response.headers.get('content-type')).toContain('text/event-stream')
    await expect.poll(() => tab.received).toMatchObject([{ event: 'badge', data: { news_count: 0 } }])
    await bob.follows(alice)
    await expect.poll(() => tab.received.at(-1)).toMatchObject({ event: 'badge', data: { news_count: 1 } })
    await alice.asks('NewsHubResource', 'update')
    await expect.poll(() => tab.received.at(-1)).toMatchObject({ data: { news_count: 0 } })
    await alice.logsOut()
    await tab.done
    await alice.logsIn('alice')
  })

  it('is notified of what another process did', async () => {
    const tab = await listen(alice)
    await expect.poll(() => tab.received).toHaveLength(1)
    const neighbor = await createChangeHub(site.site.database)
    neighbor.publish([`inbox:${alice.id}/77`, `inbox:${bob.id}/78`])
    await expect
      .poll(() => tab.received.filter(({ event }) => event === 'conversation'))
      .toEqual([{ event: 'conversation', data: { conversation_id: '77' } }])
    await neighbor.close()
    await alice.logsOut()
    await tab.done
    await alice.logsIn('alice')
  })

  it('is notified that the session is over, and of nothing after that', async () => {
    const tab = await listen(bob)
    await expect.poll(() => tab.received).toHaveLength(1)
    await bob.logsOut()
    await tab.done
    expect(tab.received.at(-1)).toEqual({ event: 'over', data: {} })
    await bob.logsIn('bob')
  })

  it('requires an account, and no more than eight get a stream at the same time', async () => {
    expect((await site.visitor().browser.send('/_/live/')).status).toBe(401)
    const tabs = await Promise.all(Array.from({ length: 8 }, () => listen(bob)))
    const ninth = await bob.browser.send('/_/live/')
    expect([ninth.status, ninth.headers.get('retry-after')]).toEqual([429, '60'])
    await bob.logsOut()
    await Promise.all(tabs.map(({ done }) => done))
    await bob.logsIn('bob')
    const tab = await listen(bob)
    expect(tab.response.status).toBe(200)
    await bob.logsOut()
    await tab.done
  })

  it('loses its stream when the server stops', async () => {
    await using other = await TestSite.start({ worker: false })
    const dora = await other.person('Dora')
    const tab = await listen(dora)
    await expect.poll(() => tab.received).toHaveLength(1)
    await other.server.close()
    await tab.done
    expect(tab.state.isEnded).toBe(true)
  })
})
