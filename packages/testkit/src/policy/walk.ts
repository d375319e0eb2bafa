/** Runs the policy's table through every endpoint, and searches responses for texts that their viewers may not see. */
import { everyAction } from '../check-answer.ts'
import { type Answer, type Door, DOORS, ELSEWHERE, GENERAL, NAMING, PAGES, resourcePath, send } from './doors.ts'
import { isOpen, rowsOf, type ViewerKind, VIEWERS } from './policy.ts'
import type { Scene, Town, Viewing } from './town.ts'

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

const doorsOf = ({ hasPages }: WalkOptions): readonly Door[] => (hasPages ? [...DOORS, ...PAGES] : DOORS)

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
const leaksIn = ({ request, status, text }: Answer, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => text.includes(secret) && !(status >= 400 && request.includes(secret)))

/** Runs one viewer through every endpoint of a scene, one after another. */
const walkScene = async (viewing: Viewing, scene: Scene, doors: readonly Door[]): Promise<string[]> => {
  const { kind } = viewing
  const differences: string[] = []
  const secrets = secretsOf(kind, scene)
  for (const door of doors) {
    const answer = await door.call(viewing, scene)
    const expected = door.signedIn && !viewing.isSignedIn ? false : door.expects(kind, scene)
    const shown = door.shows(answer, scene)
    const at = `${scene.name}, ${kind}, ${door.name}`
    if (shown !== expected) differences.push(`${at}: expected ${expected}, saw ${shown} (${answer.status})`)
    const leaks = leaksIn(answer, secrets)
    if (leaks.length > 0) differences.push(`${at}: tells ${leaks.join(', ')}`)
  }
  return differences
}

/** Runs every viewer through every endpoint of every scene. */
export const walkMatrix = async (town: Town, options: WalkOptions = {}): Promise<Walk> => {
  const differences: string[] = []
  const viewers = options.viewers ?? VIEWERS
  let request = 0
  for (const scene of town.scenes) {
    const doors = doorsOf(options).filter(({ isFor }) => isFor?.(scene) ?? true)
    request += viewers.length * doors.length
    const walks = viewers.map((kind) => walkScene(town.as(kind, scene), scene, doors))
    for (const found of await Promise.all(walks)) differences.push(...found)
  }
  return { request, differences }
}

const callResource = (viewing: Viewing, name: string, options: object): Promise<Answer> =>
  send(viewing, resourcePath(name, options))

/** Checks endpoints that take no id: lists of the viewer's own things, of everyone's, and of other users' things. */
export const walkLists = async (town: Town, { viewers = VIEWERS }: WalkOptions = {}): Promise<Walk> => {
  const differences: string[] = []
  let request = 0
  const look = (at: string, answer: Answer, kind: ViewerKind, scenes: readonly Scene[]): void => {
    request += 1
    for (const scene of scenes) {
      const leaks = leaksIn(answer, secretsOf(kind, scene))
      if (leaks.length > 0) differences.push(`${at}: tells ${leaks.join(', ')} of ${scene.name}`)
    }
  }
  for (const kind of viewers) {
    // The owner differs in every scene, and may not see the other owners' secret things either.
    const viewings = kind === 'owner' ? town.scenes : town.scenes.slice(0, 1)
    for (const own of viewings) {
      const viewing = town.as(kind, own)
      const strange = town.scenes.filter((scene) => kind !== 'owner' || scene === own)
      for (const name of GENERAL) {
        const options = name === 'AggregatedCommentFeaturesResource' ? { userId: own.owner.id } : {}
        look(`${kind}, ${name}`, await callResource(viewing, name, options), kind, strange)
      }
      for (const scene of strange) {
        for (const [name, options] of Object.entries(NAMING)) {
          look(`${kind}, ${name}`, await callResource(viewing, name, options(scene)), kind, [scene])
        }
        const others = await callResource(viewing, 'BoardMorePinsResource', { pin_id: scene.savedPin.id })
        look(`${kind}, more of a friend's board`, others, kind, town.scenes)
        const related = await callResource(viewing, 'RelatedPinFeedResource', { pin: scene.savedPin.id })
        look(`${kind}, what is like a friend's pin`, related, kind, town.scenes)
      }
    }
  }
  return { request, differences }
}

/** Returns the read resources of the contract that no list here mentions. */
export const forgottenDoors = (): string[] => {
  const named = DOORS.map(({ name }) => name.split(' ')[0]!)
  const known = new Set([...named, ...GENERAL, ...ELSEWHERE, ...Object.keys(NAMING), 'UserHomefeedResource'])
  return everyAction().flatMap(({ name, verb }) => (verb === 'get' && !known.has(name) ? [name] : []))
}
