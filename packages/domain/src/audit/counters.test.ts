import type { Id } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, saveTo } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { allowBoard, deleteBoard, editBoard, followBoard, getBoard, unfollowBoard } from '../boards/index.ts'
import type { Ctx, SignedIn } from '../kernel/index.ts'
import { blockPerson, followPerson, unblockPerson, unfollowPerson } from '../people/index.ts'
import { allowPin, deletePin, editPin, getPin, restorePin } from '../pins/index.ts'
import { createReactions } from '../reactions/index.ts'
import { findWrongCounters } from './index.ts'

/** Small, seeded, good enough to choose actions: mulberry32. */
const dice = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return { pick: <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)] }
}

interface World {
  readonly people: readonly Ctx<SignedIn>[]
  readonly boards: Id[]
  readonly pins: Id[]
}

type Pick = ReturnType<typeof dice>['pick']
type Action = (world: World, pick: Pick, me: Ctx<SignedIn>) => Promise<unknown>

const PRIVACIES = ['public', 'protected', 'secret'] as const

const ACTIONS: readonly Action[] = [
  async ({ boards }, pick, me) => {
    const board = await makeBoard(me, `Board ${boards.length}`, { privacy: pick(PRIVACIES)! })
    boards.push(board.id)
  },
  async ({ boards, pins }, pick, me) => {
    const pin = await makePin(me, await getBoard(me, pick(boards)!))
    pins.push(pin.id)
  },
  async ({ boards, pins }, pick, me) => {
    const saved = await saveTo(me, { id: pick(pins)! }, { id: pick(boards)! })
    pins.push(saved.id)
  },
  async ({ boards, pins }, pick, me) =>
    editPin(me, allowPin(me, 'edit', await getPin(me, pick(pins)!)), { boardId: pick(boards)! }),
  async ({ pins }, pick, me) => deletePin(me, allowPin(me, 'delete', await getPin(me, pick(pins)!))),
  async ({ pins }, pick, me) => restorePin(me, pick(pins)!),
  async ({ boards }, pick, me) =>
    editBoard(me, allowBoard(me, 'edit', await getBoard(me, pick(boards)!)), { privacy: pick(PRIVACIES)! }),
  async ({ boards }, pick, me) => followBoard(me, allowBoard(me, 'follow', await getBoard(me, pick(boards)!))),
  async ({ boards }, pick, me) => unfollowBoard(me, await getBoard(me, pick(boards)!)),
  async ({ boards }, pick, me) => deleteBoard(me, allowBoard(me, 'delete', await getBoard(me, pick(boards)!))),
  async ({ people }, pick, me) => followPerson(me, pick(people)!.viewer.userId),
  async ({ people }, pick, me) => unfollowPerson(me, pick(people)!.viewer.userId),
  async ({ people }, pick, me) => blockPerson(me, pick(people)!.viewer.userId),
  async ({ people }, pick, me) => unblockPerson(me, pick(people)!.viewer.userId),
]

/** Making things is as likely as all the rest together, or the world would soon be empty. */
const WEIGHTED: readonly Action[] = [...ACTIONS, ...Array.from({ length: 4 }, () => ACTIONS.slice(0, 3)).flat()]

describe('[BOARD-06] counters equal recounts', () => {
  it.each([1, 2, 3])(
    'after three people did 120 random things, some at once (seed %i)',
    async (seed) => {
      await using test = await createTestCtx()
      const names = ['Alice', 'Bob', 'Carol']
      const people: Ctx<SignedIn>[] = []
      for (const name of names) people.push(test.as(await test.person(name)))
      const world: World = { people, boards: [], pins: [] }
      for (const me of people) world.boards.push((await makeBoard(me, 'First')).id)
      const { pick } = dice(seed)
      let refusals = 0
      for (let round = 0; round < 40; round += 1) {
        const outcomes = await Promise.allSettled(people.map((me) => pick(WEIGHTED)!(world, pick, me)))
        for (const outcome of outcomes) {
          if (outcome.status === 'fulfilled') continue
          // What one person may not do to another's things is refused; anything else is a fault.
          expect(outcome.reason).toMatchObject({ name: 'CorkboardError' })
          refusals += 1
        }
      }
      await drainOutbox(test.site.database, createReactions(test.site))
      expect(await findWrongCounters(test.site.database.db)).toEqual([])
      expect(refusals).toBeLessThan(100)
      expect(world.pins.length).toBeGreaterThan(5)
    },
    120_000,
  )
})
