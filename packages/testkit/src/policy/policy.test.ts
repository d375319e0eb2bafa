import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildPolicyWorld,
  missingEntryPoints,
  type SceneName,
  type PolicyWorld,
  type ViewerKind,
  walkLists,
  walkMatrix,
} from './index.ts'

/** For the whole table, and pages, run `npm run bench -- soak`. */
const scenes: readonly SceneName[] = [
  'a public board',
  'a secret board',
  'a private profile',
  'a sensitive board',
  'a board that a private person works on',
  'a board that was reported and hidden',
  'a hidden comment',
  'a conversation that some left and another joined',
]
const viewers: readonly ViewerKind[] = ['owner', 'writer', 'invited', 'follower', 'blocked', 'visitor', 'remembered']

let world: PolicyWorld
beforeAll(async () => {
  world = await buildPolicyWorld({ scenes })
})
afterAll(() => world[Symbol.asyncDispose]())

describe('[BOARD-01 b, BOARD-03 b, BOARD-04 c, COMMENT-01 a, IDENT-21 d, PEOPLE-03 b, PIN-09 a] what each viewer sees', () => {
  it('matches the table at every endpoint', async () => {
    expect((await walkMatrix(world, { viewers })).differences).toEqual([])
  })

  it('does not leak through lists of other things: neither texts nor pictures nor counts', async () => {
    expect((await walkLists(world, { viewers })).differences).toEqual([])
  })

  it('is checked at every read endpoint', () => {
    expect(missingEntryPoints()).toEqual([])
  })
})
