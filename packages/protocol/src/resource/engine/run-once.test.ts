import { idempotency } from '@corkboard/domain/kernel'
import { createTestCtx } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { storeKnown } from './run-once.ts'

it('a write whose key stays taken without a response fails, after some attempts', async () => {
  await using test = await createTestCtx()
  const call = { key: 'taken-0001', call: 'RepinResource.create', input: {}, client: { visitor: '203.0.113.9' } }
  let attempts = 0
  const stored = storeKnown(test.visitor, call, '{}', async () => {
    attempts += 1
    throw idempotency.taken()
  })
  await expect(stored).rejects.toThrow('The key has a response')
  expect(attempts).toBe(3)
})
