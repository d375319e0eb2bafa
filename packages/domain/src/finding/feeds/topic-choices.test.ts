import { drainOutbox } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { outboxHandlers } from '../../modules.ts'
import { topicChoices } from './index.ts'

it('[FIND-01 a] the topic picker leaves out topics without pins when there are enough others', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  for (const name of ['Soups', 'Cats', 'Quilts', 'Motorcycles', 'Weddings', 'Yoga']) {
    await makePin(alice, await makeBoard(alice, name), { title: `${name} 1` })
  }
  await drainOutbox(test.site.database, outboxHandlers(test.site))
  const choices = await topicChoices(test.visitor)
  expect(choices.map(({ name }) => name).toSorted()).toEqual([
    'Animals',
    'Cars and vehicles',
    'Crafts',
    'Food and drink',
    'Health and fitness',
    'Weddings',
  ])
  expect(choices.every(({ images }) => images !== null)).toBe(true)
})

it('[FIND-01 a] the topic picker leaves out topics with few pins when there are enough others', async () => {
  await using test = await createTestCtx()
  const pinned = { Soups: 6, Cats: 6, Quilts: 6, Motorcycles: 6, Weddings: 6, Yoga: 6, Castles: 2 }
  for (const [name, count] of Object.entries(pinned)) {
    const alice = test.as(await test.person(name))
    const board = await makeBoard(alice, name)
    for (let n = 1; n <= count; n += 1) await makePin(alice, board, { title: `${name} ${n}` })
  }
  await drainOutbox(test.site.database, outboxHandlers(test.site))
  const names = (await topicChoices(test.visitor)).map(({ name }) => name)
  expect(names).toHaveLength(6)
  expect(names).not.toContain('Architecture')
})
