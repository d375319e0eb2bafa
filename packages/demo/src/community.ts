import type { BoardCategory } from '@corkboard/contract'
import { BOARDS, type BoardPlan } from './boards.ts'
import type { DemoCollaboration, DemoComment, DemoCommunity, DemoPin, DemoSave } from './community-shape.ts'
import { isSold, makeLinkPages, SHOP } from './link-pages.ts'
import { makeReactions, makeTries } from './interactions.ts'
import { PEOPLE } from './people.ts'
import { createRandom, type Random } from './pictures/brush/random.ts'
import { type PictureRequest, planPicture } from './pictures/draw-picture.ts'
import type { SceneName } from './pictures/scenes/index.ts'
import { makeCarousels } from './shows/carousels.ts'
import { firstStories } from './shows/first-stories.ts'
import { moreStories } from './shows/more-stories.ts'
import { makeVideos } from './shows/videos.ts'
import { REMARKS } from './texts/comments.ts'
import { describePicture } from './texts/index.ts'

const PINS = 350
const SAVES = 250
const DAYS = 90
/** Share of the pins that get comments. */
const TALKED_ABOUT = 0.3
/** A scene is not repeated within this many pins, about a first screen. */
const NEIGHBORS = 12

/** Picks seeds whose pictures show something new, as long as a scene has any left. */
const createCamera = () => {
  const lastSeed = new Map<SceneName, number>()
  const shown = new Set<string>()
  return (scene: SceneName): PictureRequest => {
    let seed = lastSeed.get(scene) ?? 100
    for (let attempt = 0; attempt < 40; attempt++) {
      seed += 1
      if (!shown.has(`${scene} ${JSON.stringify(planPicture({ scene, seed }).facts)}`)) break
    }
    lastSeed.set(scene, seed)
    shown.add(`${scene} ${JSON.stringify(planPicture({ scene, seed }).facts)}`)
    return { scene, seed }
  }
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const SECTIONS: Partial<Record<BoardCategory, string>> = {
  food: 'recipes',
  travel: 'journeys',
  home: 'rooms',
  crafts: 'patterns',
  gardening: 'plants',
  photography: 'pictures',
}

const linkFor = (random: Random, board: BoardPlan, scene: SceneName, title: string) => {
  if (random.chance(0.15)) return ''
  const site = random.pick([
    'www.example.com',
    'journal.example.com',
    'www.example.org',
    SHOP,
    'notes.example.org',
    'www.example.net',
  ])
  // Half of the things that could be sold are for sale.
  if (site.startsWith('www.') && isSold(scene)) return `https://${SHOP}/products/${slugOf(title)}`
  return `https://${site}/${(board.category && SECTIONS[board.category]) ?? 'notes'}/${slugOf(title)}`
}

/** Picks unused titles; a title may return only when a scene has run out of them. */
const createWriter = (random: Random) => {
  const titles = new Set<string>()
  return (picture: PictureRequest) => {
    let text = describePicture(picture, random)
    for (let attempt = 0; attempt < 30 && titles.has(text.title); attempt++) text = describePicture(picture, random)
    titles.add(text.title)
    return random.chance(0.12) ? { ...text, description: '' } : text
  }
}

const rounded = (days: number) => Math.round(days * 10_000) / 10_000

/**
 * Picks a board's next scene: not the one before it on that board, not one that has appeared recently anywhere, and the
 * one shown least so far; then in the board's order.
 */
const createCurator = () => {
  const recent: SceneName[] = []
  const shown = new Map<SceneName, number>()
  const lastOn = new Map<string, SceneName>()
  return (board: BoardPlan, round: number): SceneName => {
    const turn = round % board.scenes.length
    const inTurn = [...board.scenes.slice(turn), ...board.scenes.slice(0, turn)]
    const repeats = (scene: SceneName) =>
      (lastOn.get(board.key) === scene ? 2 * PINS : 0) +
      (recent.includes(scene) ? PINS : 0) +
      (shown.get(scene) ?? 0) / board.scenes.filter((other) => other === scene).length
    const scene = inTurn.toSorted((one, other) => repeats(one) - repeats(other))[0]!
    recent.unshift(scene)
    recent.length = Math.min(recent.length, NEIGHBORS)
    shown.set(scene, (shown.get(scene) ?? 0) + 1)
    lastOn.set(board.key, scene)
    return scene
  }
}

/** Boards get one pin each in turn, so that consecutive pins show different things. */
const makePins = (random: Random): DemoPin[] => {
  const choose = createCurator()
  const camera = createCamera()
  const write = createWriter(random)
  return Array.from({ length: PINS }, (_, index) => {
    const round = Math.floor(index / BOARDS.length)
    const board = BOARDS[(index * 17 + round * 3) % BOARDS.length] as BoardPlan
    const picture = camera(choose(board, round))
    const { title, description, altText } = write(picture)
    return {
      key: `pin-${String(index + 1).padStart(3, '0')}`,
      pinner: board.owner,
      board: board.key,
      picture,
      title,
      description,
      altText,
      link: linkFor(random, board, picture.scene, title),
      // From old to new, slightly uneven: people do not pin at regular intervals.
      daysAgo: rounded(DAYS * (1 - (index + random.between(0.1, 0.9)) / PINS) ** 1.1),
    }
  })
}

const isPublic = (key: string) => BOARDS.some((board) => board.key === key && board.privacy === 'public')

/** Saves others' public pins, each pin at most once per saver, to a board for such pictures. */
const makeSaves = (random: Random, pins: readonly DemoPin[]): DemoSave[] => {
  const open = pins.filter((pin) => isPublic(pin.board))
  const taken = new Set<string>()
  const saves: DemoSave[] = []
  while (saves.length < SAVES) {
    const pin = random.pick(open)
    const fitting = BOARDS.filter((board) => board.owner !== pin.pinner && board.scenes.includes(pin.picture.scene))
    if (fitting.length === 0) continue
    const board = random.pick(fitting)
    if (taken.has(`${board.owner} ${pin.key}`)) continue
    taken.add(`${board.owner} ${pin.key}`)
    saves.push({
      key: `save-${String(saves.length + 1).padStart(3, '0')}`,
      saver: board.owner,
      pin: pin.key,
      board: board.key,
      daysAgo: rounded(pin.daysAgo * random.between(0.02, 0.95)),
    })
  }
  return saves
}

/** One in this many public boards is shared. */
const SHARED_EVERY = 6

/** Adds one or two collaborators to some boards; the first of them may also organize. */
const makeCollaborations = (): DemoCollaboration[] =>
  BOARDS.filter(({ privacy }) => privacy === 'public')
    .filter((_, place) => place % SHARED_EVERY === 1)
    .flatMap(({ key: board, owner }, place) => {
      const others = PEOPLE.filter(({ key }) => key !== owner)
      const first = (place * 5) % others.length
      return others.slice(first, first + 1 + (place % 2)).map(({ key: person }, turn) => ({
        person,
        board,
        access: turn === 0 ? ('delete' as const) : ('write' as const),
      }))
    })

/** On shared boards two of three saves are by a collaborator, unless the pin is theirs or they have it already. */
const shareSaves = (
  saves: readonly DemoSave[],
  pins: readonly DemoPin[],
  collaborations: readonly DemoCollaboration[],
): DemoSave[] => {
  const pinners = new Map(pins.map(({ key, pinner }) => [key, pinner]))
  const taken = new Set(saves.map(({ saver, pin }) => `${saver} ${pin}`))
  return saves.map((save, place) => {
    const working = collaborations.filter(({ board }) => board === save.board)
    const saver = working[Math.floor(place / 2) % working.length]?.person
    const isTheirs = saver === undefined || pinners.get(save.pin) === saver || taken.has(`${saver} ${save.pin}`)
    if (place % 3 === 2 || isTheirs) return save
    taken.add(`${saver} ${save.pin}`)
    return { ...save, saver }
  })
}

type TalkedAbout = Pick<DemoPin, 'key' | 'pinner' | 'board' | 'picture' | 'daysAgo'>

/** Adds saves, because they make up most of the newest pins. */
const withSaves = (pins: readonly DemoPin[], saves: readonly DemoSave[]): TalkedAbout[] => {
  const pictures = new Map(pins.map(({ key, picture }) => [key, picture]))
  return [
    ...pins,
    ...saves.map(({ key, saver, pin, board, daysAgo }) => ({
      key,
      pinner: saver,
      board,
      picture: pictures.get(pin)!,
      daysAgo,
    })),
  ]
}

/** Each comment appears at most once per pin, never by its pinner, and never the same on neighboring pins. */
const makeComments = (random: Random, pins: readonly TalkedAbout[]): DemoComment[] => {
  const said = new Map<string, number>()
  const comments: DemoComment[] = []
  for (const pin of pins.filter(({ board }) => isPublic(board))) {
    const fitting = REMARKS[pin.picture.scene]
    if (!fitting || !random.chance(TALKED_ABOUT)) continue
    // Least-used comments first.
    const fresh = random.shuffled(fitting).toSorted((a, b) => (said.get(a.text) ?? 0) - (said.get(b.text) ?? 0))
    const others = random.shuffled(PEOPLE.map(({ key }) => key).filter((key) => key !== pin.pinner))
    const count = Math.min(random.pick([1, 1, 2, 2, 3]), fresh.length)
    fresh.slice(0, count).forEach(({ text, answer }, place) => {
      said.set(text, (said.get(text) ?? 0) + 1)
      comments.push({
        key: `comment-${String(comments.length + 1).padStart(3, '0')}`,
        author: others[place]!,
        pin: pin.key,
        text,
        ...(answer !== undefined && random.chance(0.8) && { answer }),
        likers: others.slice(count, count + random.int(0, 4)),
        isHighlighted: place === 0 && random.chance(0.15),
        daysAgo: rounded(pin.daysAgo * random.between(0.1, 0.9)),
      })
    })
  }
  return comments
}

const makeFollows = (random: Random) => {
  const personFollows = PEOPLE.flatMap(({ key: follower }) =>
    random
      .shuffled(PEOPLE.filter(({ key }) => key !== follower))
      .slice(0, random.int(3, 7))
      .map(({ key: followee }) => ({ follower, followee })),
  )
  const boardFollows = PEOPLE.flatMap(({ key: follower }) =>
    random
      .shuffled(BOARDS.filter(({ owner, key }) => owner !== follower && isPublic(key)))
      .slice(0, random.int(4, 9))
      .map(({ key: board }) => ({ follower, board })),
  )
  return { personFollows, boardFollows }
}

/**
 * Twelve people, forty boards, 350 pictures and 250 saves of them, and stories, carousels and videos, the same on every
 * machine and every day.
 */
export const demoCommunity = (): DemoCommunity => {
  const pins = makePins(createRandom('demo pins'))
  const collaborations = makeCollaborations()
  const saves = shareSaves(makeSaves(createRandom('demo saves'), pins), pins, collaborations)
  const shown = withSaves(pins, saves)
  const comments = makeComments(createRandom('demo comments'), shown)
  const open = shown.filter(({ board }) => isPublic(board))
  const people = PEOPLE.map(({ key }) => key)
  return {
    people: PEOPLE,
    boards: BOARDS.map(({ scenes: _scenes, ...board }) => board),
    pins,
    linkPages: makeLinkPages(pins),
    saves,
    comments,
    reactions: makeReactions(createRandom('demo reactions'), open, people),
    tries: makeTries(createRandom('demo tries'), open, people),
    stories: [...firstStories(pins, comments), ...moreStories(pins)],
    carousels: makeCarousels(pins),
    videos: makeVideos(),
    collaborations,
    ...makeFollows(createRandom('demo follows')),
  }
}
