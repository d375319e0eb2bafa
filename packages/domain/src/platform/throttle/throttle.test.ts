import { createTestCtx } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { countAttempt } from './index.ts'

const HOUR_MS = 3_600_000

it('attempts count for an hour, and those from before a clock was set back do not count', async () => {
  await using test = await createTestCtx()
  const tries = () => countAttempt(test.visitor, [{ key: 'door', limit: 2 }])
  const start = test.clock.now().getTime()
  test.clock.set(start + 365 * 24 * HOUR_MS)
  await tries()
  await tries()
  await expect(tries()).rejects.toMatchObject({ code: 'request.rate' })
  test.clock.set(start)
  await tries()
  await tries()
  await expect(tries()).rejects.toMatchObject({ code: 'request.rate', details: { retryAfterSeconds: 3_600 } })
  test.clock.pass(HOUR_MS + 1)
  await tries()
})
