import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, playActions, playCrowd, playHistory, reportOf, shorten, type Stage } from './index.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

/** For the large size, run `npm run bench -- soak`. */
const SEEDS = [1, 2]
const ACTIONS = 45

describe('after a random history of three users', () => {
  it.each(SEEDS)(
    '[BOARD-01 b, BOARD-03 a b c, BOARD-04 a b c, BOARD-05 a b, BOARD-06 a, COMMENT-01 a b c d, PEOPLE-02 a c] every endpoint responds like the model (seed %i)',
    async (seed) => {
      const played = await playHistory(stage, { seed, actions: ACTIONS })
      const report = played.differences.length > 0 ? reportOf(seed, await shorten(played)) : ''
      expect(report).toBe('')
      expect(played.done).toBeGreaterThan(ACTIONS / 2)
    },
  )

  it('[BOARD-06 a b] counters equal recounts when they acted in parallel', async () => {
    const { differences, done, actions } = await playCrowd(stage, { seed: 1, rounds: 20 })
    expect(differences).toEqual([])
    expect(done).toBeGreaterThan(actions / 3)
  })
})

type Step = readonly [by: 'alice' | 'bob' | 'carol', does: string, args?: Readonly<Record<string, string>>]

/** Alice's board `a0`, with Bob and Carol as collaborators. */
const together = (privacy: string): Step[] => [
  ['alice', 'makes a board', { name: 'Doors', privacy }],
  ...(['bob', 'carol'] as const).flatMap((who): Step[] => [
    ['alice', 'invites', { board: 'a0', who, access: 'write' }],
    [who, 'accepts an invitation', { board: 'a0' }],
  ]),
]

/** Histories in which the site and the model once differed; from the fifth action on. */
const STORIES: readonly (readonly [about: string, privacy: string, acts: readonly Step[]])[] = [
  [
    '[BOARD-05 a] a new owner does not share a board with users across a block',
    'secret',
    [
      ['carol', 'follows a board', { board: 'a0' }],
      ['bob', 'blocks', { who: 'carol' }],
      ['alice', 'offers a board', { board: 'a0', who: 'bob' }],
      ['bob', 'takes a board over', { board: 'a0' }],
      ['bob', 'unblocks', { who: 'carol' }],
    ],
  ],
  [
    '[BOARD-03 c] a follower whom a block removed is not counted any more',
    'public',
    [
      ['alice', 'makes a board', { name: 'Sheds', privacy: 'public' }],
      ['carol', 'follows a board', { board: 'a0' }],
      ['carol', 'follows a board', { board: 'a5' }],
      ['carol', 'blocks', { who: 'alice' }],
    ],
  ],
  [
    '[BOARD-04 c] pins of a removed collaborator stay until the owner blocks them',
    'public',
    [
      ['bob', 'pins', { board: 'a0', picture: '1' }],
      ['alice', 'takes off a board', { board: 'a0', who: 'bob' }],
      ['alice', 'blocks', { who: 'bob' }],
    ],
  ],
  [
    '[BOARD-04 c] a user who left a board can delete their pins there but not edit them',
    'public',
    [
      ['bob', 'pins', { board: 'a0', picture: '1' }],
      ['bob', 'takes off a board', { board: 'a0', who: 'bob' }],
    ],
  ],
  [
    '[BOARD-03 c] a restored board lacks the pins of users its owner has blocked meanwhile',
    'public',
    [
      ['bob', 'pins', { board: 'a0', picture: '1' }],
      ['alice', 'deletes a board', { board: 'a0' }],
      ['alice', 'blocks', { who: 'bob' }],
      ['alice', 'restores a board', { board: 'a0' }],
    ],
  ],
  [
    '[PEOPLE-02 c] the pins of collaborators who block each other are out of each other’s lists',
    'public',
    [
      ['bob', 'pins', { board: 'a0', picture: '1' }],
      ['carol', 'pins', { board: 'a0', picture: '1' }],
      ['bob', 'blocks', { who: 'carol' }],
    ],
  ],
  [
    '[COMMENT-03 d] a user shows a comment again that they hid before they took the board over',
    'public',
    [
      ['alice', 'pins', { board: 'a0', picture: '1' }],
      ['carol', 'comments', { pin: 'a5', words: '1' }],
      ['bob', 'hides a comment', { comment: 'a6', on: 'yes' }],
      ['alice', 'offers a board', { board: 'a0', who: 'bob' }],
      ['bob', 'takes a board over', { board: 'a0' }],
      ['bob', 'hides a comment', { comment: 'a6', on: 'no' }],
    ],
  ],
]

describe('a recorded history', () => {
  it.each(STORIES)('%s', async (_about, privacy, actions) => {
    const steps = [...together(privacy), ...actions].map(([by, does, args = {}]) => ({ by, does, args }))
    const { differences, done } = await playActions(stage, steps)
    expect({ differences, done }).toEqual({ differences: [], done: steps.length })
  })
})
