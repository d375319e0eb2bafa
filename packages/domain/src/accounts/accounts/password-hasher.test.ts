import { expect, it } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

const hasher = () => createPasswordHasher({ concurrency: 2, queueLimit: 2 })

it('recognizes a password, and no other', async () => {
  const { hash, verify } = hasher()
  const stored = await hash('lantern moth')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect([await verify(stored, 'lantern moth'), await verify(stored, 'lantern moths')]).toEqual([true, false])
})

it('accepts the same letters from different keyboards', async () => {
  const { hash, verify } = hasher()
  expect(await verify(await hash('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(true)
})

it('refuses work beyond the running hashes and the queue, and recovers', async () => {
  const { hash } = hasher()
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => hash('lantern moth')))
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), ...Array(2).fill('rejected')])
  expect(outcomes[5]).toMatchObject({ reason: { code: 'request.overloaded', details: { retryAfterSeconds: 2 } } })
  await expect(hash('lantern moth')).resolves.toContain('$argon2id$')
})

it('leaves the event loop free while it works', async () => {
  const { hash } = hasher()
  let turns = 0
  const turn = () => {
    turns += 1
    next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  await hash('lantern moth')
  clearImmediate(next)
  expect(turns).toBeGreaterThan(10)
})

it('does the same work for an unknown account, without a result', async () => {
  await expect(hasher().burn('lantern moth')).resolves.toBeUndefined()
})
