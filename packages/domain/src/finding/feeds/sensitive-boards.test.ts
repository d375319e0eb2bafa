import type { Pin } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { allowBoard, editBoard, followBoard, getBoard } from '../../content/boards/index.ts'
import type { Page } from '../../kernel/index.ts'
import { followPerson } from '../../people/index.ts'
import { outboxHandlers } from '../../modules.ts'
import { getTopic } from '../../content/topics/index.ts'
import { homeFeed, moreIdeas, relatedPins, topicFeed } from './index.ts'

const GRID = { fieldSet: 'grid' } as const

it('[BOARD-11 b] pins of a sensitive board reach no one who did not ask for them', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const bob = test.as(await test.person('Bob'))
  const carol = test.as(await test.person('Carol'))
  const hard = await makeBoard(alice, 'Cats at the vet')
  await editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, hard.id)), { sensitivity: 'graphic' })
  await makePin(alice, hard, { title: 'A cat in plaster' })
  await makePin(alice, await makeBoard(alice, 'Cats'), { title: 'A cat asleep' })
  const own = await makeBoard(bob, 'Cats and cats')
  const asked = await makePin(bob, own, { title: 'A cat on the stairs' })
  await followPerson(bob, alice.viewer.userId)
  await followBoard(carol, allowBoard(carol, 'follow', await getBoard(carol, hard.id)))
  await drainOutbox(test.site.database, outboxHandlers(test.site))
  const page = { size: 25 }
  const titles = async (list: Promise<Page<Pin>>) => (await list).items.map(({ title }) => title)
  const found = {
    visitor: await titles(homeFeed(test.visitor, GRID, page)),
    follower: await titles(homeFeed(bob, GRID, page)),
    topic: await titles(topicFeed(bob, getTopic('cats'), GRID, page)),
    related: await titles(relatedPins(bob, { pinId: asked.id, ...GRID }, page)),
    ideas: await titles(
      moreIdeas(bob, allowBoard(bob, 'save', await getBoard(bob, own.id)), { interest: undefined, ...GRID }, page),
    ),
  }
  for (const list of Object.values(found)) {
    expect(list).toContain('A cat asleep')
    expect(list).not.toContain('A cat in plaster')
  }
  expect(await titles(homeFeed(carol, GRID, page))).toContain('A cat in plaster')
})
