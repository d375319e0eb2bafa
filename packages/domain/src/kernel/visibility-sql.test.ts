import { shardOf } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'
import { type OwnDatabase, ownDatabase } from '@corkboard/database/test-databases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededChance } from './seeded-chance.ts'
import { type Viewer, VISITOR } from './viewer.ts'
import {
  blockBetween,
  boardIsListed,
  boardIsOpen,
  boardListedForEveryone,
  OF_PIN,
  personListedFor,
  personSeenByEveryone,
  PIN_JOINS,
  pinListedForEveryone,
  pinSeenByEveryone,
} from './visibility-sql.ts'
import {
  type BoardFacts,
  boardPresence,
  type PersonFacts,
  personPresence,
  type PinFacts,
  pinPresence,
} from './visibility.ts'

const NOW = new Date('2026-01-01T00:00:00Z')
const PEOPLE = 30
const BOARDS = 120
const PINS = 800
const BLOCKS = 60
const FOLLOWS = 200

const chance = seededChance(4_711)
const oneOf = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)]!
const sometimes = (probability: number): Date | null => (chance() < probability ? NOW : null)
const idOf = (kind: number, n: number): string => String(kind * 1_000_000 + n)
const many = <T>(length: number, make: (n: number) => T): T[] => Array.from({ length }, (_, n) => make(n))

const people = many(PEOPLE, (n) => ({
  id: idOf(1, n),
  deleted_at: sometimes(0.2),
  is_private: chance() < 0.3,
}))
const boards = many(BOARDS, (n) => ({
  id: idOf(2, n),
  owner_id: oneOf(people).id,
  privacy: oneOf(['public', 'public', 'protected', 'secret'] as const),
  deleted_at: sometimes(0.2),
  archived_at: sometimes(0.2),
}))
const pins = many(PINS, (n) => ({
  id: idOf(3, n),
  board_id: oneOf(boards).id,
  pinner_id: oneOf(people).id,
  deleted_at: sometimes(0.2),
}))
const blocks = new Set(
  many(BLOCKS, () => [oneOf(people).id, oneOf(people).id])
    .filter(([blocker, blocked]) => blocker !== blocked)
    .map((pair) => pair.join(' ')),
)

const follows = new Set(
  many(FOLLOWS, () => [oneOf(people).id, oneOf(people).id])
    .filter(([follower, followee]) => follower !== followee)
    .map((pair) => pair.join(' ')),
)

const personFacts = (id: string, viewerId?: string): PersonFacts => {
  const { deleted_at: deletedAt, is_private: isPrivate } = people.find((it) => it.id === id)!
  const blockBetween = blocks.has(`${id} ${viewerId}`) || blocks.has(`${viewerId} ${id}`)
  return {
    id,
    isDeleted: deletedAt !== null,
    isPrivate,
    followedByViewer: follows.has(`${viewerId} ${id}`),
    blockBetween,
  }
}

const boardFacts = (id: string, viewerId?: string): BoardFacts => {
  const board = boards.find((it) => it.id === id)!
  return {
    owner: personFacts(board.owner_id, viewerId),
    privacy: board.privacy,
    isDeleted: board.deleted_at !== null,
    isArchived: board.archived_at !== null,
    viewerCollaborates: false,
    viewerIsInvited: false,
  }
}

const pinFacts = (id: string, viewerId?: string): PinFacts => {
  const pin = pins.find((it) => it.id === id)!
  return {
    board: boardFacts(pin.board_id, viewerId),
    pinner: personFacts(pin.pinner_id, viewerId),
    isDeleted: pin.deleted_at !== null,
    isHiddenByViewer: false,
  }
}

const member = (userId: string): Viewer => ({
  kind: 'AUTH',
  userId,
  sessionId: '1',
  role: 'member',
  isWriteBanned: false,
})

let own: OwnDatabase
beforeAll(async () => {
  own = await ownDatabase()
  const { db } = own.database
  const times = { created_at: NOW, updated_at: NOW }
  await db
    .insertInto('users')
    .values(
      people.map((it) => ({
        ...it,
        ...times,
        shard: shardOf(it.id),
        username: `user${it.id}`,
        email: `user${it.id}@example.org`,
        first_name: 'User',
        country: 'US',
        locale: 'en-US',
      })),
    )
    .execute()
  await db
    .insertInto('boards')
    .values(boards.map((it) => ({ ...it, ...times, shard: shardOf(it.id), name: it.id, slug: it.id })))
    .execute()
  await db
    .insertInto('pins')
    .values(
      pins.map((it) => ({ ...it, ...times, shard: shardOf(it.id), image_signature: '0'.repeat(32), listed: false })),
    )
    .execute()
  await db
    .insertInto('user_follows')
    .values(
      [...follows].map((it) => {
        const [follower = '', followee = ''] = it.split(' ')
        return { follower_id: follower, followee_id: followee, shard: shardOf(follower), created_at: NOW }
      }),
    )
    .execute()
  await db
    .insertInto('user_blocks')
    .values(
      [...blocks].map((it) => {
        const [blocker = '', blocked = ''] = it.split(' ')
        return { blocker_id: blocker, blocked_id: blocked, shard: shardOf(blocker), created_at: NOW }
      }),
    )
    .execute()
})
afterAll(() => own[Symbol.asyncDispose]())

/** The ids of the rows for which the condition holds. */
const idsWhere = async (from: RawBuilder<unknown>, id: string, condition: RawBuilder<boolean>): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(id)}::text as id from ${from} where ${condition} order by 1`.execute(own.database.db)
  return rows.map((row) => row.id)
}

const PINS_SQL = sql`pins p ${PIN_JOINS}`
const BOARDS_SQL = sql`boards b join users o on o.id = b.owner_id`
const OF_BOARD = { board: 'b', owner: 'o' }

const idsOf = (rows: readonly { readonly id: string }[], isMeant: (id: string) => boolean): string[] =>
  rows
    .map(({ id }) => id)
    .filter(isMeant)
    .toSorted()

/** Neither kind of row is missing, so that a condition that is always true or always false fails. */
const expectBoth = (ids: readonly string[], rows: readonly unknown[]): void => {
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.length).toBeLessThan(rows.length)
}

const openOwner = (board: BoardFacts): BoardFacts => ({
  ...board,
  owner: { ...board.owner, isDeleted: false, isPrivate: false },
})

describe('visibility in SQL agrees with visibility.ts on random rows', () => {
  it('personSeenByEveryone', async () => {
    const expected = idsOf(people, (id) => personPresence(VISITOR, personFacts(id)) !== 'hidden')
    expectBoth(expected, people)
    expect(await idsWhere(sql`users u`, 'u.id', personSeenByEveryone('u'))).toEqual(expected)
  })

  it.each([
    ['boardListedForEveryone', boardListedForEveryone(OF_BOARD), ['listed'], (it: BoardFacts) => it],
    ['boardIsOpen, which leaves its owner out', boardIsOpen('b'), ['listed', 'linked'], openOwner],
    ['boardIsListed, which leaves its owner out', boardIsListed('b'), ['listed'], openOwner],
  ])('%s', async (_name, condition, presences, as) => {
    const expected = idsOf(boards, (id) => presences.includes(boardPresence(VISITOR, as(boardFacts(id)))))
    expectBoth(expected, boards)
    expect(await idsWhere(BOARDS_SQL, 'b.id', condition)).toEqual(expected)
  })

  it.each([
    ['pinSeenByEveryone', pinSeenByEveryone(OF_PIN), ['listed', 'linked']],
    ['pinListedForEveryone', pinListedForEveryone(OF_PIN), ['listed']],
  ])('%s', async (_name, condition, presences) => {
    const expected = idsOf(pins, (id) => presences.includes(pinPresence(VISITOR, pinFacts(id))))
    expectBoth(expected, pins)
    expect(await idsWhere(PINS_SQL, 'p.id', condition)).toEqual(expected)
  })

  it('personListedFor', async () => {
    for (const { id: viewerId } of people) {
      const others = people.filter(({ id }) => id !== viewerId)
      const expected = idsOf(others, (id) => personPresence(member(viewerId), personFacts(id, viewerId)) === 'listed')
      const condition = sql<boolean>`m.id = ${viewerId} and u.id <> m.id and ${personListedFor('u', 'm.id')}`
      expect(await idsWhere(sql`users u cross join users m`, 'u.id', condition)).toEqual(expected)
    }
  })

  it('blockBetween: with it, what everyone sees in lists is what a member sees who is no part of it', async () => {
    for (const { id: viewerId } of people) {
      const ofOthers = pins.filter((it) => boardFacts(it.board_id).owner.id !== viewerId)
      // A follower sees more of private users than everyone does.
      const expected = idsOf(ofOthers, (id) => {
        const { board, ...pin } = pinFacts(id, viewerId)
        const owner = { ...board.owner, followedByViewer: false }
        return pinPresence(member(viewerId), { ...pin, board: { ...board, owner } }) === 'listed'
      })
      const condition = sql<boolean>`
        m.id = ${viewerId} and o.id <> m.id and ${pinListedForEveryone(OF_PIN)} and not ${blockBetween('m.id', ['o.id', 'u.id'])}`
      expect(await idsWhere(sql`${PINS_SQL} cross join users m`, 'p.id', condition)).toEqual(expected)
    }
  })
})
