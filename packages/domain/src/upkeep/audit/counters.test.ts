import type { Id } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import { createTestCtx, makeBoard, makeComment, makePin, saveTo, type TestCtx } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import {
  acceptInvite,
  acceptTransfer,
  allowBoard,
  approveCollaborator,
  archiveBoard,
  requestToJoin,
  createSection,
  deleteBoard,
  editBoard,
  endCollaboration,
  followBoard,
  getBoard,
  getSection,
  inviteCollaborators,
  requestTransfer,
  unfollowBoard,
} from '../../content/boards/index.ts'
import {
  allowComment,
  deleteComment,
  getComment,
  hideComment,
  highlightComment,
  reactToComment,
  restoreComment,
} from '../../content/comments/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { blockPerson, followPerson, unblockPerson, unfollowPerson } from '../../people/index.ts'
import {
  allowPin,
  copyPins,
  deletePin,
  deletePins,
  deleteSection,
  editPin,
  favoritePin,
  getPin,
  mergeBoards,
  movePins,
  reactToPin,
  reorderPins,
  restoreBoard,
  restorePin,
  restorePins,
  takeReactionBack,
  tryPin,
  turnComments,
  unfavoritePin,
  untryPin,
} from '../../content/pins/index.ts'
import { findHalfMade, findWrongCounters, outboxHandlers } from '../../modules.ts'

/** A small seeded random generator, good enough to choose actions: mulberry32. */
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
  readonly sections: Id[]
  readonly pins: Id[]
  readonly comments: Id[]
}

type Pick = ReturnType<typeof dice>['pick']
type Action = (world: World, pick: Pick, me: Ctx<SignedIn>) => Promise<unknown>

const PRIVACIES = ['public', 'protected', 'secret'] as const

const several = (pick: Pick, pins: readonly Id[]): Id[] => [...new Set([pick(pins)!, pick(pins)!])]

const ORGANIZING: readonly Action[] = [
  async ({ boards, sections }, pick, me) => {
    const board = allowBoard(me, 'organize', await getBoard(me, pick(boards)!))
    sections.push((await createSection(me, board, { title: `Section ${sections.length}` })).id)
  },
  async ({ sections, pins }, pick, me) => {
    const { id: sectionId, board } = await getSection(me, pick(sections)!)
    pins.push((await makePin(me, board, { sectionId })).id)
  },
  async ({ sections, pins }, pick, me) => {
    const { id: sectionId, boardId } = await getSection(me, pick(sections)!)
    await editPin(me, allowPin(me, 'edit', await getPin(me, pick(pins)!)), { boardId, sectionId })
  },
  async ({ boards }, pick, me) => restoreBoard(me, pick(boards)!),
  async ({ boards }, pick, me) => archiveBoard(me, allowBoard(me, 'edit', await getBoard(me, pick(boards)!))),
  async ({ boards }, pick, me) => {
    const [board, into] = [await getBoard(me, pick(boards)!), await getBoard(me, pick(boards)!)]
    await mergeBoards(me, allowBoard(me, 'delete', board), allowBoard(me, 'edit', into))
  },
  async ({ boards, sections, pins }, pick, me) => {
    const sectionId = pick([undefined, pick(sections)]) ?? null
    const boardId = sectionId === null ? pick(boards)! : (await getSection(me, sectionId)).boardId
    await movePins(me, several(pick, pins), { boardId, sectionId })
  },
  async ({ boards, pins }, pick, me) => {
    const copies = await copyPins(me, several(pick, pins), { boardId: pick(boards)!, sectionId: null })
    pins.push(...copies.map(({ id }) => id))
  },
  async ({ pins }, pick, me) => deletePins(me, several(pick, pins)),
  async ({ pins }, pick, me) => restorePins(me, several(pick, pins)),
  async ({ pins }, pick, me) => {
    const { board, id } = await getPin(me, pick(pins)!)
    await reorderPins(me, allowBoard(me, 'organize', board), [id], pick([null, pick(pins)!])!)
  },
  async ({ sections }, pick, me) => {
    const section = await getSection(me, pick(sections)!)
    await deleteSection(me, allowBoard(me, 'organize', section.board), section, { withPins: pick([true, false])! })
  },
]

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

/** Creating things is as likely as everything else together; otherwise the world would soon be empty. */
const WEIGHTED: readonly Action[] = [...ACTIONS, ...Array.from({ length: 4 }, () => ACTIONS.slice(0, 3)).flat()]

const COMMENTING: readonly Action[] = [
  async ({ comments, pins }, pick, me) => {
    const input = { text: `Comment ${comments.length}`, force: true }
    comments.push((await makeComment(me, { id: pick(pins)! }, input)).id)
  },
  async ({ comments }, pick, me) => {
    const { id, pin } = await getComment(me, pick(comments)!)
    comments.push((await makeComment(me, pin, { text: `Answer ${comments.length}`, force: true, parentId: id })).id)
  },
  async ({ comments }, pick, me) =>
    deleteComment(me, allowComment(me, 'delete', await getComment(me, pick(comments)!))),
  async ({ comments }, pick, me) => restoreComment(me, pick(comments)!),
  async ({ comments }, pick, me) =>
    hideComment(me, allowComment(me, 'hide', await getComment(me, pick(comments)!)), pick([true, false])!),
  async ({ comments }, pick, me) =>
    reactToComment(me, allowComment(me, 'like', await getComment(me, pick(comments)!)), 'like', pick([true, false])!),
  async ({ comments }, pick, me) =>
    reactToComment(
      me,
      allowComment(me, 'helpful', await getComment(me, pick(comments)!)),
      'helpful',
      pick([true, false])!,
    ),
  async ({ comments }, pick, me) =>
    highlightComment(me, allowComment(me, 'highlight', await getComment(me, pick(comments)!)), pick([true, false])!),
  async ({ pins }, pick, me) =>
    turnComments(me, allowPin(me, 'edit', await getPin(me, pick(pins)!)), pick([true, false, false])!),
  async ({ pins }, pick, me) => deletePin(me, allowPin(me, 'delete', await getPin(me, pick(pins)!))),
  async ({ pins }, pick, me) => restorePin(me, pick(pins)!),
  async ({ people }, pick, me) => blockPerson(me, pick(people)!.viewer.userId),
  async ({ people }, pick, me) => unblockPerson(me, pick(people)!.viewer.userId),
]
const WEIGHTED_COMMENTING: readonly Action[] = [
  ...COMMENTING,
  ...Array.from({ length: 5 }, () => COMMENTING.slice(0, 2)).flat(),
]

const REACTING: readonly Action[] = [
  async ({ pins }, pick, me) =>
    reactToPin(me, allowPin(me, 'save', await getPin(me, pick(pins)!)), pick([1, 2, 3, 4, 5])!),
  async ({ pins }, pick, me) => takeReactionBack(me, allowPin(me, 'view', await getPin(me, pick(pins)!))),
  async ({ pins }, pick, me) => favoritePin(me, allowPin(me, 'save', await getPin(me, pick(pins)!))),
  async ({ pins }, pick, me) => unfavoritePin(me, allowPin(me, 'view', await getPin(me, pick(pins)!))),
  async ({ pins }, pick, me) => tryPin(me, allowPin(me, 'save', await getPin(me, pick(pins)!)), {}),
  async ({ pins }, pick, me) => untryPin(me, allowPin(me, 'view', await getPin(me, pick(pins)!))),
  async ({ pins }, pick, me) => deletePin(me, allowPin(me, 'delete', await getPin(me, pick(pins)!))),
  async ({ pins }, pick, me) => restorePin(me, pick(pins)!),
]

const idOf = (who: Ctx<SignedIn>): Id => who.viewer.userId
const seen = (me: Ctx<SignedIn>, pick: Pick, boards: readonly Id[]) => getBoard(me, pick(boards)!)

const COLLABORATING: readonly Action[] = [
  async ({ boards, people }, pick, me) =>
    inviteCollaborators(
      me,
      allowBoard(me, 'invite', await seen(me, pick, boards)),
      [idOf(pick(people)!)],
      pick(['write', 'delete'])!,
    ),
  async ({ boards }, pick, me) => acceptInvite(me, await seen(me, pick, boards)),
  async ({ boards }, pick, me) => endCollaboration(me, await seen(me, pick, boards), { userId: idOf(me) }),
  async ({ boards, people }, pick, me) =>
    endCollaboration(me, await seen(me, pick, boards), { userId: idOf(pick(people)!) }),
  async ({ boards }, pick, me) => requestToJoin(me, allowBoard(me, 'join', await seen(me, pick, boards))),
  async ({ boards, people }, pick, me) =>
    approveCollaborator(me, allowBoard(me, 'edit', await seen(me, pick, boards)), idOf(pick(people)!), undefined),
  async ({ boards, people }, pick, me) =>
    requestTransfer(me, allowBoard(me, 'edit', await seen(me, pick, boards)), idOf(pick(people)!)),
  async ({ boards }, pick, me) => acceptTransfer(me, await seen(me, pick, boards)),
]

const openWorld = async (test: TestCtx): Promise<World> => {
  const people: Ctx<SignedIn>[] = []
  for (const name of ['Alice', 'Bob', 'Carol']) people.push(test.as(await test.person(name)))
  const world: World = { people, boards: [], sections: [], pins: [], comments: [] }
  for (const me of people) world.boards.push((await makeBoard(me, 'First')).id)
  return world
}

/** Runs rounds in which everyone does something at the same time. Returns how many actions were refused. */
const live = async (world: World, actions: readonly Action[], rounds: number, { pick }: { pick: Pick }) => {
  let refusals = 0
  for (let round = 0; round < rounds; round += 1) {
    const outcomes = await Promise.allSettled(world.people.map((me) => pick(actions)!(world, pick, me)))
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue
      // Forbidden actions on another user's things are refused; any other error is a bug.
      expect(outcome.reason).toMatchObject({ name: 'CorkboardError' })
      refusals += 1
    }
  }
  return refusals
}

describe('counters equal recounts', () => {
  it('[BOARD-06 a] a pin deleted at the same time as its board is counted out once', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    await makePin(alice, await makeBoard(alice, 'Kept'))
    for (let round = 0; round < 12; round += 1) {
      const { id } = await makeBoard(alice, `Shared ${round}`)
      await inviteCollaborators(alice, allowBoard(alice, 'invite', await getBoard(alice, id)), [idOf(bob)], 'delete')
      await acceptInvite(bob, await getBoard(bob, id))
      const pin = await makePin(alice, { id })
      const [deletable, board] = [allowPin(bob, 'delete', await getPin(bob, pin.id)), await getBoard(alice, id)]
      await Promise.allSettled([
        deletePin(bob, deletable),
        deleteBoard(alice, allowBoard(alice, 'delete', board)),
        deletePin(bob, deletable),
      ])
      expect({ round, wrong: await findWrongCounters(test.site.database.db) }).toEqual({ round, wrong: [] })
    }
  })

  it('[BOARD-02 a] no pin gets into a section that is deleted at the same time', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const source = await makePin(alice, await makeBoard(alice, 'Doors'))
    const { id } = await makeBoard(alice, 'Windows')
    for (let round = 0; round < 12; round += 1) {
      const board = allowBoard(alice, 'organize', await getBoard(alice, id))
      const section = await getSection(alice, (await createSection(alice, board, { title: `Round ${round}` })).id)
      const place = { boardId: id, sectionId: section.id }
      const save = () => saveTo(alice, source, { id }, { sectionId: section.id })
      const [edited, moved] = [await makePin(alice, { id }), await makePin(alice, { id })]
      const gone = await makePin(alice, { id }, { sectionId: section.id })
      await deletePins(alice, [gone.id])
      await Promise.allSettled([
        save(),
        deleteSection(alice, board, section, { withPins: round % 2 === 0 }),
        save(),
        getPin(alice, edited.id).then((pin) => editPin(alice, allowPin(alice, 'edit', pin), place)),
        movePins(alice, [moved.id], place),
        restorePins(alice, [gone.id]),
      ])
    }
    await drainOutbox(test.site.database, outboxHandlers(test.site))
    expect(await findHalfMade(test.site.database.db)).toEqual([])
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
  })

  it.each([1, 2, 3])(
    '[BOARD-06 a b] after three users did 120 random things, some in parallel (seed %i)',
    async (seed) => {
      await using test = await createTestCtx()
      const world = await openWorld(test)
      const refusals = await live(world, WEIGHTED, 40, dice(seed))
      await drainOutbox(test.site.database, outboxHandlers(test.site))
      expect(await findWrongCounters(test.site.database.db)).toEqual([])
      expect(refusals).toBeLessThan(100)
      expect(world.pins.length).toBeGreaterThan(5)
    },
    120_000,
  )

  it.each([1, 2, 3])(
    '[BOARD-02 a b, BOARD-06 a] after three users did 180 random things with sections (seed %i)',
    async (seed) => {
      await using test = await createTestCtx()
      const world = await openWorld(test)
      const making = [...ACTIONS.slice(0, 2), ...ORGANIZING.slice(0, 2), ...ORGANIZING.slice(0, 2)]
      const organizing = [...ORGANIZING, ...ORGANIZING]
      const refusals = await live(world, [...ACTIONS, ...making, ...making, ...organizing], 60, dice(seed))
      await drainOutbox(test.site.database, outboxHandlers(test.site))
      expect(await findWrongCounters(test.site.database.db)).toEqual([])
      expect(await findHalfMade(test.site.database.db)).toEqual([])
      expect(refusals).toBeLessThan(170)
      expect(world.sections.length).toBeGreaterThan(2)
    },
    120_000,
  )

  it.each([1, 2, 3])(
    '[BOARD-04 c, BOARD-05 a, BOARD-06 a] after three users did 240 random things on each other’s boards (seed %i)',
    async (seed) => {
      await using test = await createTestCtx()
      const world = await openWorld(test)
      // Users who are blocked, or whose boards are deleted, would soon have nothing left to do together.
      const peaceful = [...ACTIONS.slice(1, 9), ...ACTIONS.slice(1, 3)]
      const together = [...COLLABORATING, ...COLLABORATING.slice(0, 2), ...COLLABORATING.slice(0, 2)]
      const refusals = await live(world, [...peaceful, ...together, ...together, ...together], 80, dice(seed))
      const events = await test.site.database.db.selectFrom('outbox').select('kind').execute()
      expect(events.map(({ kind }) => kind)).toContain('board.joined')
      await live(world, ACTIONS, 10, dice(seed))
      await drainOutbox(test.site.database, outboxHandlers(test.site))
      expect(await findWrongCounters(test.site.database.db)).toEqual([])
      expect(await findHalfMade(test.site.database.db)).toEqual([])
      expect(refusals).toBeLessThan(220)
    },
    120_000,
  )

  it.each([1, 2, 3])(
    '[COMMENT-01 e, COMMENT-02 a] after three users did 150 random things in the comments of their pins (seed %i)',
    async (seed) => {
      await using test = await createTestCtx()
      const world = await openWorld(test)
      for (const [n, me] of world.people.entries()) world.pins.push((await makePin(me, { id: world.boards[n]! })).id)
      const refusals = await live(world, WEIGHTED_COMMENTING, 50, dice(seed))
      expect(await findWrongCounters(test.site.database.db)).toEqual([])
      expect(refusals).toBeLessThan(120)
      expect(world.comments.length).toBeGreaterThan(10)
    },
    120_000,
  )

  it.each([1, 2, 3])(
    '[PIN-07 a, PIN-08 c] after three users left 180 random reactions and tries on a few pins, some in parallel (seed %i)',
    async (seed) => {
      await using test = await createTestCtx()
      const world = await openWorld(test)
      for (const [n, me] of world.people.entries()) world.pins.push((await makePin(me, { id: world.boards[n]! })).id)
      const refusals = await live(world, REACTING, 30, dice(seed))
      const drain = () => drainOutbox(test.site.database, outboxHandlers(test.site))
      await Promise.all([drain(), live(world, REACTING, 30, dice(seed + 10)), drain()])
      await drain()
      expect(await findWrongCounters(test.site.database.db)).toEqual([])
      expect(refusals).toBeLessThan(60)
    },
    120_000,
  )
})
