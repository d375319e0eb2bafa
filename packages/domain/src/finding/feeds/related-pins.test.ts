import { drainOutbox } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, saveTo } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { outboxHandlers } from '../../modules.ts'
import { relatedPins } from './index.ts'

it('[PIN-13 a] a picture that several users have on boards like a pin’s appears once among its related pins', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const red = await makePin(alice, await makeBoard(alice, 'Garden sheds'), { title: 'A red shed' })
  const bob = test.as(await test.person('Bob'))
  const shed = await makePin(bob, await makeBoard(bob, 'Sheds to build'), { title: 'A blue shed' })
  const carol = test.as(await test.person('Carol'))
  await saveTo(carol, shed, await makeBoard(carol, 'Sheds and huts'))
  await drainOutbox(test.site.database, outboxHandlers(test.site))
  const pictures: string[] = []
  for (let after: readonly (string | number)[] | undefined, pages = 0; pages < 9; pages += 1) {
    const page = await relatedPins(
      test.visitor,
      { pinId: red.id, fieldSet: 'grid' },
      { size: 1, ...(after && { after }) },
    )
    pictures.push(...page.items.map(({ image_signature: signature }) => signature))
    if (!page.next) break
    after = page.next
  }
  expect(pictures).toEqual([shed.image_signature])
})
