import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('work is done a few at a time, and one user with a lot of it keeps the others from nothing', async () => {
  const turns = createTurns({ atOnce: 3, perUser: 2, maxWaiting: 2 })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const take = (userId: string, name: string) =>
    turns.take(userId, () => {
      begun.push(name)
      return new Promise<void>((end) => ends.push(end))
    })
  const all = [take('1', 'a1'), take('1', 'a2'), take('1', 'a3'), take('2', 'b1')]
  await Promise.resolve()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  all.push(take('2', 'b2'))
  await expect(take('3', 'c1')).rejects.toMatchObject({ code: 'request.overloaded' })
  ends[0]!()
  await all[0]
  await Promise.resolve()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  ends[1]!()
  await all[1]
  await Promise.resolve()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  for (const end of ends) end()
  await Promise.all(all)
})
