import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { gather } from './gather.ts'

interface Handled {
  readonly items: readonly string[]
  readonly end: PromiseWithResolvers<void>
}

const gathering = (lanes = 1, mostTogether = 3) => {
  const groups: Handled[] = []
  const add = gather(
    async (items: readonly string[]) => {
      const end = Promise.withResolvers<void>()
      groups.push({ items, end })
      await end.promise
      return items.map((item) => (item === 'bad' ? { error: new Error('Bad.') } : { result: item.toUpperCase() }))
    },
    { lanes, mostTogether },
  )
  return { groups, add, items: () => groups.map((group) => group.items) }
}

it('what arrives at the same time goes together, and what arrives meanwhile next', async () => {
  const { groups, add, items } = gathering()
  const first = [add('a'), add('b')]
  await setImmediate()
  const next = [add('c'), add('d'), add('e'), add('f')]
  await setImmediate()
  groups[0]!.end.resolve()
  expect(await Promise.all(first)).toEqual(['A', 'B'])
  groups[1]!.end.resolve()
  expect(await Promise.all(next.slice(0, 3))).toEqual(['C', 'D', 'E'])
  groups[2]!.end.resolve()
  expect(await next[3]).toBe('F')
  expect(items()).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']])
})

it('each fails by itself, or all with their group', async () => {
  const { groups, add } = gathering()
  const [good, bad] = [add('a'), add('bad')]
  await setImmediate()
  groups[0]!.end.resolve()
  await expect(bad).rejects.toThrow('Bad.')
  expect(await good).toBe('A')

  const lost = [add('b'), add('c')]
  await setImmediate()
  groups[1]!.end.reject(new Error('Lost.'))
  expect((await Promise.allSettled(lost)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const after = add('d')
  await setImmediate()
  groups[2]!.end.resolve()
  expect(await after).toBe('D')
})

it('a group that waits for something does not hold up others', async () => {
  const { groups, add, items } = gathering()
  const slow = add('slow')
  await setImmediate()
  const quick = add('quick')
  await expect.poll(items).toEqual([['slow'], ['quick']])
  groups[1]!.end.resolve()
  expect(await quick).toBe('QUICK')
  groups[0]!.end.resolve()
  expect(await slow).toBe('SLOW')
})
