/** Plays a history on the site and in the model, and reports where the two differ. */
import { isDeepStrictEqual } from 'node:util'
import type { Visitor } from '../actor.ts'
import { type Action, apply, chooseAction, describeAction, isPossible } from './actions.ts'
import { attempt } from './attempt.ts'
import { createDice, type Dice } from './dice.ts'
import { type Cast, openStage, type Stage } from './stage.ts'
import { type Check, checksFor } from './views.ts'
import { emptyWorld, LOOKERS, type World } from './world.ts'

export interface HistoryOptions {
  readonly seed: number
  readonly actions: number
}

/** Number of actions in a random history after which all users check what they see. */
const LOOK_EVERY = 5

export interface PlayedHistory {
  readonly actions: readonly Action[]
  /** How many of them were allowed. */
  readonly done: number
  /** How many responses were compared with the model's. */
  readonly compared: number
  /** Differences between site and model, in words; empty if they agree. */
  readonly differences: readonly string[]
}

/** Performs one action on the site and in the model, and returns the difference. */
const perform = async (
  stage: Stage,
  cast: Cast,
  world: World,
  action: Action,
): Promise<{ readonly isDone: boolean; readonly parting?: string }> => {
  const doing = attempt(cast, world, action)
  const isAllowed = apply(world, action)
  const { status, code, isDone } = await doing
  await stage.drain()
  if (status >= 500) return { isDone, parting: `${describeAction(action)} was answered ${status}` }
  if (isDone === isAllowed) return { isDone }
  const parting = isAllowed ? `was refused: ${status} ${code}` : 'was not refused'
  return { isDone, parting: `${describeAction(action)} ${parting}` }
}

const responseOf = async (looker: Visitor, { name, options, read }: Check, cast: Cast): Promise<unknown> => {
  const { status, envelope } = await looker.resource(name, 'get', options)
  if (status === 404) return undefined
  const { error, data } = envelope.resource_response
  return error ? `${status} ${error.error_code}` : read(data as never, cast.keyOf)
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const describe = (value: unknown): string => (value === undefined ? 'nothing there' : JSON.stringify(value))

/** For entities, only the fields that differ. */
const partingOf = (expected: unknown, actual: unknown): string => {
  if (!isFields(expected) || !isFields(actual)) return `expected ${describe(expected)}, saw ${describe(actual)}`
  const fields = Object.keys(expected).filter((field) => !isDeepStrictEqual(expected[field], actual[field]))
  return fields
    .map((field) => `${field}: expected ${describe(expected[field])}, saw ${describe(actual[field])}`)
    .join('; ')
}

/** How many checks each viewer makes along the way; at the end they make all of them. */
const GLANCES = 6

/** Compares what everyone sees with the model. */
const look = async (cast: Cast, world: World, dice?: Dice): Promise<{ compared: number; differences: string[] }> => {
  const differences: string[] = []
  let compared = 0
  for (const looker of LOOKERS) {
    const all = checksFor(world, looker, cast.idOf)
    const checks = dice ? Array.from({ length: GLANCES }, () => dice.pick(all)!) : all
    for (const check of checks) {
      compared += 1
      const actual = await responseOf(cast.lookers[looker], check, cast)
      if (isDeepStrictEqual(check.expected, actual)) continue
      differences.push(`${looker}, ${check.about}: ${partingOf(check.expected, actual)}`)
    }
  }
  return { compared, differences }
}

const START: readonly Omit<Action, 'key'>[] = [
  { by: 'alice', does: 'makes a board', args: { name: 'Doors', privacy: 'public' } },
  { by: 'bob', does: 'makes a board', args: { name: 'Lamps', privacy: 'public' } },
  { by: 'carol', does: 'makes a board', args: { name: 'Tiles', privacy: 'secret' } },
  { by: 'alice', does: 'pins', args: { board: 'a0', picture: '1' } },
  { by: 'bob', does: 'pins', args: { board: 'a1', picture: '1' } },
]

interface Play {
  /** The next action, or undefined at the end. */
  readonly next: (world: World, n: number) => Action | undefined
  readonly lookEvery: number
  readonly dice: Dice
  readonly isThorough: boolean
}

const play = async (stage: Stage, { next, lookEvery, dice, isThorough }: Play): Promise<PlayedHistory> => {
  stage.letHoursPass()
  const [cast, world] = [await stage.cast(), emptyWorld()]
  const actions: Action[] = []
  let [done, compared] = [0, 0]
  const end = (differences: readonly string[]): PlayedHistory => ({ actions, done, compared, differences })
  for (let n = 0; ; n += 1) {
    const action = next(world, n)
    if (!action) break
    if (!isPossible(world, action)) continue
    actions.push(action)
    const { isDone, parting } = await perform(stage, cast, world, action)
    if (parting !== undefined) return end([parting])
    done += Number(isDone)
    if ((n + 1) % lookEvery !== 0) continue
    const seen = await look(cast, world, isThorough ? undefined : dice)
    compared += seen.compared
    if (seen.differences.length > 0) return end(seen.differences)
  }
  const seen = await look(cast, world)
  compared += seen.compared
  return end([...seen.differences, ...(await stage.audit(cast))])
}

/** Plays a random history; the same seed gives the same history as long as the site agrees with the model. */
export const playHistory = (stage: Stage, { seed, actions }: HistoryOptions): Promise<PlayedHistory> => {
  const dice = createDice(seed)
  return play(stage, {
    next: (world, n) => {
      if (n >= actions) return undefined
      const key = `a${n}`
      return n < START.length ? { key, ...START[n]! } : chooseAction(world, dice, key)
    },
    lookEvery: LOOK_EVERY,
    dice: createDice(seed + 1),
    isThorough: false,
  })
}

/** Plays a given list of actions; everyone checks what they see after each; `a3` is what the fourth one created. */
export const playActions = (stage: Stage, actions: readonly Omit<Action, 'key'>[]): Promise<PlayedHistory> =>
  replay(
    stage,
    actions.map((action, n) => ({ key: `a${n}`, ...action })),
    1,
  )

const replay = (stage: Stage, actions: readonly Action[], lookEvery: number): Promise<PlayedHistory> =>
  play(stage, { next: (_, n) => actions[n], lookEvery, dice: createDice(1), isThorough: true })

/**
 * Finds a shorter history in which site and model still differ the same way: leaves out actions, first many, then one
 * by one. Uses its own stage, because what so many replays leave behind makes lists longer.
 */
export const shorten = async ({ actions, differences }: PlayedHistory): Promise<PlayedHistory> => {
  await using stage = await openStage()
  const isSame = (played: PlayedHistory): boolean => played.differences.some((one) => differences.includes(one))
  let best: PlayedHistory = { actions, done: 0, compared: 0, differences }
  for (let size = Math.ceil(actions.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = best.actions.length - size; from >= 0; from -= size) {
      const fewer = best.actions.toSpliced(from, size)
      const played = await replay(stage, fewer, LOOK_EVERY)
      if (isSame(played)) best = played
      if (from > best.actions.length) from = best.actions.length
    }
  }
  return best
}

/** Reports a history that differs: its seed, the differences, and the actions it takes. */
export const reportOf = (seed: number, { actions, differences }: PlayedHistory): string =>
  [
    `seed ${seed}, ${actions.length} actions:`,
    ...actions.map((action) => `  ${describeAction(action)}`),
    ...differences,
  ].join('\n')
