import type { Board, Pin } from '@corkboard/contract'
import { type Actor, createActor, createAuthenticatorApp, createVisitor, drawPicture } from '@corkboard/testkit'

/** What the screens show: somebody else's things, and those of the person who looks. */
export interface Scene {
  readonly origin: string
  /** Public, on a board of several, by somebody else. */
  readonly pin: Pin
  readonly member: Actor
  readonly ownBoard: Board
  readonly emptyBoard: Board
  readonly ownPin: Pin
  /** Logs in with a second step. */
  readonly guarded: Actor
}

/** Enough for a first screen on the widest device. */
const ENOUGH_PINS = 20
const RATIOS = [1.5, 1.25, 0.75, 1.75, 1, 1.4] as const
const TITLES = ['Morning light', 'A shelf for the hallway', 'Blue door, white wall', 'Soup for a rainy day'] as const

const picture = (index: number) => drawPicture({ width: 600, height: Math.round(600 * RATIOS[index % RATIOS.length]!) })

const fill = async (actor: Actor, board: Board, count: number): Promise<Pin[]> => {
  const pins: Pin[] = []
  for (let index = 0; index < count; index += 1) {
    const title = TITLES[index % TITLES.length]!
    pins.push(await actor.pinsTo(board, { title, alt_text: `${title}, drawn`, picture: await picture(index) }))
  }
  return pins
}

/** Somebody with as many pins as a page needs. */
const createNeighbour = async (origin: string): Promise<void> => {
  const neighbour = await createActor(origin, 'Ada')
  for (const name of ['Kitchens', 'Walks', 'Letters']) await fill(neighbour, await neighbour.createsBoard(name), 8)
}

/** Somebody whose logins take a second step. */
const createGuarded = async (origin: string, stamp: string): Promise<Actor> => {
  const guarded = await createActor(origin, 'Grace', { username: `grace${stamp}`, email: `grace${stamp}@example.org` })
  const { secret } = await guarded.asks<{ secret: string }>('TotpResource', 'create')
  await guarded.asks('TotpResource', 'update', { code: createAuthenticatorApp(secret).codeAt(new Date()) })
  return guarded
}

/** Sets the scene on a running site: with the pins it has, or some of its own where it has too few. */
export const setScene = async (origin: string): Promise<Scene> => {
  const visitor = createVisitor(origin)
  if ((await visitor.seesHomeFeed()).length < ENOUGH_PINS) await createNeighbour(origin)
  const [pin] = await visitor.seesHomeFeed()
  const stamp = Date.now().toString(36)
  const member = await createActor(origin, 'Robin', { username: `robin${stamp}`, email: `robin${stamp}@example.org` })
  const ownBoard = await member.createsBoard('Things for the new flat', {
    description: 'Lamps, plants and a table that fits.',
    privacy: 'secret',
  })
  const [ownPin] = await fill(member, ownBoard, 6)
  return {
    origin,
    pin: pin!,
    member,
    ownBoard,
    ownPin: ownPin!,
    guarded: await createGuarded(origin, stamp),
    emptyBoard: await member.createsBoard('Summer by the lake'),
  }
}
