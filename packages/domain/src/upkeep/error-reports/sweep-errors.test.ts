import { createTestCtx } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { recordError } from './index.ts'
import { errorReports } from './module.ts'

const DAY_MS = 86_400_000

it('single reports are kept for 30 days, and groups for 90 days without a report', async () => {
  await using test = await createTestCtx()
  const ctx = test.visitor
  const rows = async () => {
    for (const sweep of errorReports.sweeps ?? []) await sweep(ctx)
    const counts = ['error_groups', 'error_examples', 'error_minutes'] as const
    return Promise.all(counts.map(async (table) => (await ctx.db.selectFrom(table).selectAll().execute()).length))
  }
  await recordError(ctx, { kind: 'server', error: new Error('no'), where: '/' })
  expect(await rows()).toEqual([1, 1, 1])
  test.clock.pass(2 * DAY_MS)
  expect(await rows()).toEqual([1, 1, 0])
  test.clock.pass(29 * DAY_MS)
  expect(await rows()).toEqual([1, 0, 0])
  await recordError(ctx, { kind: 'server', error: new Error('no'), where: '/' })
  test.clock.pass(61 * DAY_MS)
  expect(await rows()).toEqual([1, 0, 0])
  test.clock.pass(30 * DAY_MS)
  expect(await rows()).toEqual([0, 0, 0])
})
