/** Runs the policy's table through every endpoint, and searches responses for texts that their viewers may not see. */
import { everyAction } from '../check-response.ts'
import {
  type Result,
  type EntryPoint,
  ENTRY_POINTS,
  ELSEWHERE,
  GENERAL,
  NAMING,
  PAGES,
  resourcePath,
  send,
} from './entry-points.ts'
import { isOpen, rowsOf, type ViewerKind, VIEWERS } from './policy.ts'
import type { Scene, PolicyWorld, Viewing } from './policy-world.ts'

export interface Walk {
  /** How many responses were compared with the table. */
  readonly request: number
  readonly differences: readonly string[]
}

export interface WalkOptions {
  readonly viewers?: readonly ViewerKind[]
  /** True when the site serves pages. */
  readonly hasPages?: boolean
}

const entryPointsOf = ({ hasPages }: WalkOptions): readonly EntryPoint[] =>
  hasPages ? [...ENTRY_POINTS, ...PAGES] : ENTRY_POINTS

/** The texts of a scene that a viewer may not see, as they would appear in a response. */
const secretsOf = (kind: ViewerKind, { name, words }: Scene): string[] => {
  const { board, pin, guest, comment, conversation } = rowsOf(name)
  return [
    ...(board[kind] === 'nothing' ? words.board : []),
    ...(isOpen(board[kind]) ? [] : words.contents),
    ...(pin[kind] === 'nothing' ? words.pin : []),
    ...(guest[kind] === 'nothing' ? words.guest : []),
    ...(comment[kind] === 'nothing' ? words.comment : []),
    ...(conversation[kind] === 'listed' ? [] : words.message),
    ...(conversation[kind] === 'listed' || conversation[kind] === 'named' ? [] : words.group),
  ]
}

/** Only an error may repeat what was sent. */
const leaksIn = ({ request, status, text }: Result, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => text.includes(secret) && !(status >= 400 && request.includes(secret)))

/** Runs one viewer through every endpoint of a scene, one after another. */
const walkScene = async (viewing: Viewing, scene: Scene, entryPoints: readonly EntryPoint[]): Promise<string[]> => {
  const { kind } = viewing
  const differences: string[] = []
  const secrets = secretsOf(kind, scene)
  for (const entryPoint of entryPoints) {
    const response = await entryPoint.call(viewing, scene)
    const expected = entryPoint.signedIn && !viewing.isSignedIn ? false : entryPoint.expects(kind, scene)
    const shown = entryPoint.shows(response, scene)
    const at = `${scene.name}, ${kind}, ${entryPoint.name}`
    if (shown !== expected) differences.push(`${at}: expected ${expected}, saw ${shown} (${response.status})`)
    const leaks = leaksIn(response, secrets)
    if (leaks.length > 0) differences.push(`${at}: tells ${leaks.join(', ')}`)
  }
  return differences
}

/** Runs every viewer through every endpoint of every scene. */
export const walkMatrix = async (world: PolicyWorld, options: WalkOptions = {}): Promise<Walk> => {
  const differences: string[] = []
  const viewers = options.viewers ?? VIEWERS
  let request = 0
  for (const scene of world.scenes) {
    const entryPoints = entryPointsOf(options).filter(({ isFor }) => isFor?.(scene) ?? true)
    request += viewers.length * entryPoints.length
    const walks = viewers.map((kind) => walkScene(world.as(kind, scene), scene, entryPoints))
    for (const found of await Promise.all(walks)) differences.push(...found)
  }
  return { request, differences }
}

const callResource = (viewing: Viewing, name: string, options: object): Promise<Result> =>
  send(viewing, resourcePath(name, options))

/** Checks endpoints that take no id: lists of the viewer's own things, of everyone's, and of other users' things. */
export const walkLists = async (world: PolicyWorld, { viewers = VIEWERS }: WalkOptions = {}): Promise<Walk> => {
  const differences: string[] = []
  let request = 0
  const look = (at: string, response: Result, kind: ViewerKind, scenes: readonly Scene[]): void => {
    request += 1
    for (const scene of scenes) {
      const leaks = leaksIn(response, secretsOf(kind, scene))
      if (leaks.length > 0) differences.push(`${at}: tells ${leaks.join(', ')} of ${scene.name}`)
    }
  }
  for (const kind of viewers) {
    // The owner differs in every scene, and may not see the other owners' secret things either.
    const viewings = kind === 'owner' ? world.scenes : world.scenes.slice(0, 1)
    for (const own of viewings) {
      const viewing = world.as(kind, own)
      const strange = world.scenes.filter((scene) => kind !== 'owner' || scene === own)
      for (const name of GENERAL) {
        const options = name === 'AggregatedCommentFeaturesResource' ? { userId: own.owner.id } : {}
        look(`${kind}, ${name}`, await callResource(viewing, name, options), kind, strange)
      }
      for (const scene of strange) {
        for (const [name, options] of Object.entries(NAMING)) {
          look(`${kind}, ${name}`, await callResource(viewing, name, options(scene)), kind, [scene])
        }
        const others = await callResource(viewing, 'BoardMorePinsResource', { pin_id: scene.savedPin.id })
        look(`${kind}, more of a friend's board`, others, kind, world.scenes)
        const related = await callResource(viewing, 'RelatedPinFeedResource', { pin: scene.savedPin.id })
        look(`${kind}, what is like a friend's pin`, related, kind, world.scenes)
      }
    }
  }
  return { request, differences }
}

/** Returns the read resources of the contract that no list here mentions. */
export const missingEntryPoints = (): string[] => {
  const named = ENTRY_POINTS.map(({ name }) => name.split(' ')[0]!)
  const known = new Set([...named, ...GENERAL, ...ELSEWHERE, ...Object.keys(NAMING), 'UserHomefeedResource'])
  return everyAction().flatMap(({ name, verb }) => (verb === 'get' && !known.has(name) ? [name] : []))
}
