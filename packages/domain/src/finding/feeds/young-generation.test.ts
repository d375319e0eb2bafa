import { setImmediate } from 'node:timers/promises'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createTestCtx, makeBoard, makePin } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { createRequestCtx, VISITOR } from '../../kernel/index.ts'
import { homeFeed } from './index.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options?: { readonly type: 'minor' }) => void

const oldBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')!.space_used_size

/** What survives two collections of the young generation is in the old one. */
const collectYoung = async (): Promise<void> => {
  // Nothing refers to the last page any more.
  await setImmediate()
  collect({ type: 'minor' })
  collect({ type: 'minor' })
}

// docs/decisions/young-generation.md
it('what a page of the home feed has read is gone with the next collection of the young generation', async () => {
  await using test = await createTestCtx()
  const ada = test.as(await test.person('ada'))
  const board = await makeBoard(ada, 'Lighthouses')
  for (let n = 0; n < 25; n += 1) await makePin(ada, board, { title: `Lighthouse ${n}` })
  let pins = 0
  // Assertions of each page would stay in memory themselves.
  const readPage = async (): Promise<void> => {
    const { items } = await homeFeed(createRequestCtx(test.site, VISITOR), { fieldSet: 'grid' }, { size: 25 })
    pins += items.length
  }
  const read = async (times: number): Promise<void> => {
    for (let n = 1; n <= times; n += 1) {
      await readPage()
      if (n % 20 === 0) await collectYoung()
    }
  }
  // Compiles what it runs, which stays.
  await read(100)
  collect()
  const before = oldBytes()
  await read(100)
  expect(pins).toBe(200 * 25)
  // A page leaves 7 kB, its rows are 40.
  expect((oldBytes() - before) / 100).toBeLessThan(20_000)
})
