import { drainOutbox, sql } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, saveTo, type TestCtx } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { allowBoard, deleteBoard, editBoard, getBoard } from '../boards/index.ts'
import { allowPin, deletePin, editPin, getPin } from '../pins/index.ts'
import { findWrongCounters, outboxHandlers } from '../../modules.ts'
import {
  annotationsOfPins,
  followedTopics,
  followTopics,
  getTopic,
  presentTopic,
  topicById,
  topicsOfBoards,
  topicsOfPins,
  unfollowTopics,
} from './index.ts'
import { rebuildTopics } from '../subjects/index.ts'
import { topicFollowers } from './follow-topics.ts'

const settle = (test: TestCtx) => drainOutbox(test.site.database, outboxHandlers(test.site))

const slugsOf = (weights: readonly { topicId: string }[] | undefined): string[] =>
  (weights ?? []).map(({ topicId }) => topicById(topicId)!.slug)

const topicsOf = async (test: TestCtx, pin: { id: string }) =>
  slugsOf((await topicsOfPins(test.site.database.db, [pin.id])).get(pin.id))

const isListed = async (test: TestCtx, pin: { id: string }): Promise<boolean> => {
  const { rows } = await sql`select from pin_topics where pin_id = ${pin.id} and listed`.execute(test.site.database.db)
  return rows.length > 0
}

describe('topics of pins and boards', () => {
  it('[FIND-02 a, PIN-11 a] a pin gets its topics and annotations once the outbox is drained, and new ones when its text changes', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const pin = await makePin(alice, await makeBoard(alice, 'Later'), { title: 'Tomato soup' })
    await settle(test)
    expect(await topicsOf(test, pin)).toEqual(['soups-and-stews', 'food-and-drink'])
    expect((await annotationsOfPins(test.site.database.db, [pin.id])).get(pin.id)).toEqual([
      'tomato soup',
      'tomato',
      'soup',
    ])
    await editPin(alice, allowPin(alice, 'edit', await getPin(alice, pin.id)), { title: 'A tabby kitten' })
    await settle(test)
    expect(await topicsOf(test, pin)).toEqual(['cats', 'animals'])
  })

  it('[FIND-02 c] a topic’s related topics are those with pins, if there are enough of them', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Later')
    const near = async () =>
      (await presentTopic(test.visitor, getTopic('cats'))).related_interests.map(({ key }) => key).toSorted()
    expect(await near()).toHaveLength(10)
    for (const title of ['A puppy', 'A parrot', 'A pony', 'A hamster']) await makePin(alice, board, { title })
    await settle(test)
    expect(await near()).toEqual(['birds', 'dogs', 'horses', 'small-pets'])
  })

  it('[FIND-02 a] a board gets its topics from its text and pins, and its pins from its name', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Later')
    const pin = await makePin(alice, board, { title: 'Bouldering on Sunday' })
    await settle(test)
    const topicsOfBoard = async () => slugsOf((await topicsOfBoards(test.site.database.db, [board.id])).get(board.id))
    expect(await topicsOfBoard()).toEqual(['climbing', 'sport'])
    await editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, board.id)), { name: 'Quilt blocks' })
    await settle(test)
    expect((await topicsOfBoard())[0]).toBe('quilting')
    expect(await topicsOf(test, pin)).toContain('quilting')
  })

  it('[FIND-02 a] a pin also gets topics from the boards it is saved to', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const pin = await makePin(alice, await makeBoard(alice, 'Later'), { title: 'Number 14' })
    for (const name of ['Bob', 'Carol']) {
      const other = test.as(await test.person(name))
      await saveTo(other, pin, await makeBoard(other, 'Dream kitchen'))
    }
    await settle(test)
    expect(await topicsOf(test, pin)).toContain('kitchens')
  })

  it('[FIND-02 a] topic pages show only pins that are public, original and live', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const board = await makeBoard(alice, 'Soups')
    const [open, gone] = [await makePin(alice, board), await makePin(alice, board)]
    const secret = await makePin(alice, await makeBoard(alice, 'Stews', { privacy: 'secret' }))
    const save = await saveTo(bob, open, await makeBoard(bob, 'Broth'))
    await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, gone.id)))
    await settle(test)
    const all = [open, gone, secret, save]
    const areListed = () => Promise.all(all.map((pin) => isListed(test, pin)))
    expect(await areListed()).toEqual([true, false, false, false])
    const edit = async (input: Parameters<typeof editBoard>[2]) => {
      await editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, board.id)), input)
      await settle(test)
      return (await areListed())[0]
    }
    expect(await edit({ privacy: 'secret' })).toBe(false)
    expect(await edit({ privacy: 'public' })).toBe(true)
    expect(await edit({ sensitivity: 'mature' })).toBe(false)
    expect(await edit({ sensitivity: null })).toBe(true)
    await deleteBoard(alice, allowBoard(alice, 'delete', await getBoard(alice, board.id)))
    await settle(test)
    expect(await areListed()).toEqual([false, false, false, false])
  })

  it('[FIND-02 a] everything can be rebuilt from the tables with the same result', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Soup Weather')
    await makePin(alice, board, { title: 'Ramen' })
    await makePin(alice, board, { title: 'Minestrone with basil' })
    await settle(test)
    const { db } = test.site.database
    const read = async () => {
      const [topics, terms, boards] = await Promise.all([
        sql`select pin_id, topic_id, weight, score, listed from pin_topics order by 1, 2`.execute(db),
        sql`select pin_id, terms, weights from pin_annotations order by 1`.execute(db),
        sql`select board_id, topic_id, weight, listed from board_topics order by 1, 2`.execute(db),
      ])
      return [topics.rows, terms.rows, boards.rows]
    }
    const before = await read()
    expect(before.map((rows) => rows.length > 0)).toEqual([true, true, true])
    for (const table of ['pin_topics', 'pin_annotations', 'board_topics']) {
      await sql`delete from ${sql.table(table)}`.execute(db)
    }
    const progress: string[] = []
    await rebuildTopics(test.visitor, ({ what, done, total }) => progress.push(`${what} ${done}/${total}`))
    expect(await read()).toEqual(before)
    expect(progress).toEqual(['pins 2/2', 'boards 1/1'])
  })
})

describe('following topics', () => {
  it('[FIND-02 b] counts once, however often a user does it', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const [baking, cats] = [getTopic('baking'), getTopic('cats')]
    const { db } = test.site.database
    await followTopics(alice, [baking])
    test.clock.pass(1_000)
    await followTopics(alice, [baking, cats, cats])
    expect((await followedTopics(db, alice.viewer.userId)).map(({ slug }) => slug)).toEqual(['cats', 'baking'])
    expect(await topicFollowers(db, [baking.id, cats.id])).toEqual(
      new Map([
        [cats.id, 1],
        [baking.id, 1],
      ]),
    )
    await unfollowTopics(alice, [baking])
    await unfollowTopics(alice, [baking])
    expect((await followedTopics(db, alice.viewer.userId)).map(({ slug }) => slug)).toEqual(['cats'])
    expect(await topicFollowers(db, [baking.id])).toEqual(new Map([[baking.id, 0]]))
    expect(await findWrongCounters(db)).toEqual([])
  })

  it('[FIND-02 b] requires a signed-in user who may write', async () => {
    await using test = await createTestCtx()
    const banned = test.as(await test.person('Bob'), { isWriteBanned: true })
    await expect(followTopics(test.visitor, [getTopic('baking')])).rejects.toMatchObject({ code: 'auth.required' })
    await expect(followTopics(banned, [getTopic('baking')])).rejects.toMatchObject({ code: 'auth.write_banned' })
    expect(() => getTopic('no-such-topic')).toThrow(expect.objectContaining({ code: 'topic.not_found' }))
  })
})
