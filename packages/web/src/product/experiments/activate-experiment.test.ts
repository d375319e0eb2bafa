import type { RequestContext } from '@corkboard/contract/page'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { createResourceClient } from '../../api/resource-client.ts'
import { refusal, startServer, success, type Reply } from '../../api/test-server.ts'
import type { Report } from '../../report.ts'
import { createData } from '../../store/data.ts'
import { createStore } from '../../store/root.ts'
import { activateExperiment } from './activate-experiment.ts'

/** Only against a test that would hang. */
const SOON = { timeout: 60_000 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const start = async (batch_exp: boolean, ...replies: Reply[]) => {
  const server = await startServer(...replies)
  const context = { device: 'desktop', experiments: { batch_exp } } as RequestContext
  const store = createStore({ kind: 'UNAUTH' }, context)
  const data = createData(store, createResourceClient(server.env), createQueryClient(server.env), () => 0)
  const reports: Report[] = []
  const app = { store, data, report: (report: Report) => void reports.push(report) }
  return {
    reports,
    meets: (name: string) => activateExperiment(app, { experiment_name: name, experiment_group: 'enabled' }),
    /** Returns the requests received once there are `count` of them. */
    sent: async (count: number) => {
      vi.runAllTimers()
      await vi.waitFor(() => expect(server.received).toHaveLength(count), SOON)
      return server.received.map(({ url, body }) => ({
        path: url.pathname,
        options: JSON.parse(new URLSearchParams(body).get('data')!).options as unknown,
      }))
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const path = '/resource/ActivateExperimentResource/create/'
const met = (name: string) => ({ experiment_name: name, experiment_group: 'enabled' })

describe('[SHELL-21 d] experiment exposures', () => {
  it('are reported together, each once', async () => {
    await using it = await start(true, success({ activated: ['a', 'b'] }))
    for (const name of ['a', 'b', 'a']) it.meets(name)
    expect(await it.sent(1)).toEqual([{ path, options: { experiments: [met('a'), met('b')] } }])
    it.meets('b')
    it.meets('c')
    expect((await it.sent(2))[1]).toEqual({ path, options: { experiments: [met('c')] } })
  })

  it('are reported one by one when batching is off', async () => {
    await using it = await start(false, success({ activated: [] }))
    for (const name of ['a', 'b']) it.meets(name)
    const sent = await it.sent(2)
    expect(sent.map(({ options }) => options)).toEqual(expect.arrayContaining([met('a'), met('b')]))
  })

  it('are reported again after a failure, which is only counted', async () => {
    await using it = await start(true, refusal(429, 'request.rate', 'Wait a moment.'), success({ activated: ['a'] }))
    it.meets('a')
    await it.sent(1)
    await vi.waitFor(() => expect(it.reports).toEqual([{ kind: 'count', name: 'experiment not activated' }]), SOON)
    it.meets('a')
    expect(await it.sent(2)).toHaveLength(2)
  })
})
