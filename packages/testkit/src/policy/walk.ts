/** Walks the policy's table through every door, and looks for words in answers to whoever may not know them. */
import { everyAction } from '../check-answer.ts'
import { type Answer, type Door, DOORS, ELSEWHERE, GENERAL, NAMING, PAGES, resourcePath, send } from './doors.ts'
import { isOpen, rowsOf, type ViewerKind, VIEWERS } from './policy.ts'
import type { Scene, Town, Viewing } from './town.ts'

export interface Walk {
  /** How many answers were held against the table. */
  readonly asked: number
  readonly differences: readonly string[]
}

export interface WalkOptions {
  readonly viewers?: readonly ViewerKind[]
  /** Whether the site serves pages. */
  readonly hasPages?: boolean
}

const doorsOf = ({ hasPages }: WalkOptions): readonly Door[] => (hasPages ? [...DOORS, ...PAGES] : DOORS)

/** What of a scene a viewer may not know, as it would stand in an answer. */
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

/** A refusal may repeat what it was asked with; nothing else may. */
const leaksIn = ({ asked, status, text }: Answer, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => text.includes(secret) && !(status >= 400 && asked.includes(secret)))

/** One viewer at every door of a scene, one after the other. */
const walkScene = async (viewing: Viewing, scene: Scene, doors: readonly Door[]): Promise<string[]> => {
  const { kind } = viewing
  const differences: string[] = []
  const secrets = secretsOf(kind, scene)
  for (const door of doors) {
    const answer = await door.ask(viewing, scene)
    const expected = door.signedIn && !viewing.isSignedIn ? false : door.expects(kind, scene)
    const shown = door.shows(answer, scene)
    const at = `${scene.name}, ${kind}, ${door.name}`
    if (shown !== expected) differences.push(`${at}: expected ${expected}, saw ${shown} (${answer.status})`)
    const leaks = leaksIn(answer, secrets)
    if (leaks.length > 0) differences.push(`${at}: tells ${leaks.join(', ')}`)
  }
  return differences
}

/** Every viewer at every door of every scene. */
export const walkMatrix = async (town: Town, options: WalkOptions = {}): Promise<Walk> => {
  const differences: string[] = []
  const viewers = options.viewers ?? VIEWERS
  let asked = 0
  for (const scene of town.scenes) {
    const doors = doorsOf(options).filter(({ isFor }) => isFor?.(scene) ?? true)
    asked += viewers.length * doors.length
    const walks = viewers.map((kind) => walkScene(town.as(kind, scene), scene, doors))
    for (const found of await Promise.all(walks)) differences.push(...found)
  }
  return { asked, differences }
}

const askResource = (viewing: Viewing, name: string, options: object): Promise<Answer> =>
  send(viewing, resourcePath(name, options))

/** What no door asked by name tells: lists of one's own, of everybody's, and of other people's things. */
export const walkLists = async (town: Town, { viewers = VIEWERS }: WalkOptions = {}): Promise<Walk> => {
  const differences: string[] = []
  let asked = 0
  const look = (at: string, answer: Answer, kind: ViewerKind, scenes: readonly Scene[]): void => {
    asked += 1
    for (const scene of scenes) {
      const leaks = leaksIn(answer, secretsOf(kind, scene))
      if (leaks.length > 0) differences.push(`${at}: tells ${leaks.join(', ')} of ${scene.name}`)
    }
  }
  for (const kind of viewers) {
    // Each owner is another one, who may know nothing of the others' secret things either.
    const viewings = kind === 'owner' ? town.scenes : town.scenes.slice(0, 1)
    for (const own of viewings) {
      const viewing = town.as(kind, own)
      const strange = town.scenes.filter((scene) => kind !== 'owner' || scene === own)
      for (const name of GENERAL) {
        const options = name === 'AggregatedCommentFeaturesResource' ? { userId: own.owner.id } : {}
        look(`${kind}, ${name}`, await askResource(viewing, name, options), kind, strange)
      }
      for (const scene of strange) {
        for (const [name, options] of Object.entries(NAMING)) {
          look(`${kind}, ${name}`, await askResource(viewing, name, options(scene)), kind, [scene])
        }
        const others = await askResource(viewing, 'BoardMorePinsResource', { pin_id: scene.savedPin.id })
        look(`${kind}, more of a friend's board`, others, kind, town.scenes)
        const related = await askResource(viewing, 'RelatedPinFeedResource', { pin: scene.savedPin.id })
        look(`${kind}, what is like a friend's pin`, related, kind, town.scenes)
      }
    }
  }
  return { asked, differences }
}

/** Reading resources of the contract that nobody has said anything of here. */
export const forgottenDoors = (): string[] => {
  const named = DOORS.map(({ name }) => name.split(' ')[0]!)
  const known = new Set([...named, ...GENERAL, ...ELSEWHERE, ...Object.keys(NAMING), 'UserHomefeedResource'])
  return everyAction().flatMap(({ name, verb }) => (verb === 'get' && !known.has(name) ? [name] : []))
}
