/**
 * A model of the site according to the specification and docs/decisions, in memory and without any of the site's code:
 * three users, what they have created, and what each of them may see of it. Things have keys (`b3` is the board that
 * action 3 created), so a history still means the same when some of its actions are left out.
 */
import type { BoardAccess, BoardPrivacy } from '@corkboard/contract'

export const PEOPLE = ['alice', 'bob', 'carol'] as const
export type Who = (typeof PEOPLE)[number]
/** The visitor only reads. */
export type Looker = Who | 'visitor'
export const LOOKERS: readonly Looker[] = [...PEOPLE, 'visitor']

export type Key = string

export interface Entry {
  readonly state: 'invite' | 'suggestion' | 'join_request'
  readonly by: Who
  readonly access: BoardAccess
}

export interface BoardState {
  readonly key: Key
  owner: Who
  readonly name: string
  privacy: BoardPrivacy
  isArchived: boolean
  isDeleted: boolean
  readonly collaborators: Map<Who, BoardAccess>
  readonly entries: Map<Who, Entry>
  heir: Who | undefined
  readonly followers: Set<Who>
  /** BOARD-11: true when it has a sensitivity screen. */
  isSensitive: boolean
  order: 'newest' | 'oldest'
}

/** Where a pin is, and since when: of pins in the same place, the newest comes first. */
export interface PlaceState {
  readonly board: Key
  readonly section: Key | undefined
  readonly age: number
}

export interface SectionState {
  readonly key: Key
  readonly board: Key
  readonly title: string
  isDeleted: boolean
}

export interface PinState {
  readonly key: Key
  board: Key
  section: Key | undefined
  age: number
  /** Where it was before its last move. */
  left: PlaceState | undefined
  readonly pinner: Who
  /** The save it was made from, and the first pin of that picture. */
  readonly origin: Key | undefined
  readonly picture: string
  isDeleted: boolean
  areCommentsOff: boolean
  readonly reactions: Map<Who, number>
  readonly favorites: Set<Who>
  readonly tries: Set<Who>
  readonly hiddenBy: Set<Who>
  /** PIN-14: users who sent it to someone. */
  readonly sentBy: Set<Who>
}

export interface CommentState {
  readonly key: Key
  readonly pin: Key
  readonly parent: Key | undefined
  readonly author: Who
  isDeleted: boolean
  isHidden: boolean
  isHighlighted: boolean
  readonly hiddenBy: Set<Who>
  readonly likes: Set<Who>
  readonly helpfuls: Set<Who>
}

export type Presence = 'listed' | 'linked' | 'hidden'

/** `alice>bob`: a relation of one user to another. */
type Pair = `${Who}>${Who}`

/** IDENT-13: whose comments or messages a user accepts. */
export type Audience = 'everyone' | 'following' | 'nobody'

export interface World {
  /** How many ages pins have been given. */
  ages: number
  readonly follows: Set<Pair>
  readonly blocks: Set<Pair>
  readonly isPrivate: Set<Who>
  /** Users whose comments a user has hidden for themselves. */
  readonly mutes: Set<Pair>
  /** What users do not accept from everyone. */
  readonly commentsFrom: Map<Who, Audience>
  readonly messagesFrom: Map<Who, Audience>
  /** Conversations of two users, from the one who started it. */
  readonly conversations: Map<Pair, Conversation>
  /** FIND-02: topics that users follow. */
  readonly topics: Set<`${Who} ${string}`>
  /** In creation order, which is the order of their ids. */
  readonly boards: Map<Key, BoardState>
  readonly sections: Map<Key, SectionState>
  readonly pins: Map<Key, PinState>
  readonly comments: Map<Key, CommentState>
}

/** Direct messages between two users: who has accepted the conversation, and how many each has sent. */
export interface Conversation {
  readonly open: Set<Who>
  readonly sent: Map<Who, number>
}

/** Ids of topics that users follow and unfollow. */
export const TOPICS = ['1401', '1402'] as const

export const emptyWorld = (): World => ({
  ages: 0,
  follows: new Set(),
  blocks: new Set(),
  isPrivate: new Set(),
  mutes: new Set(),
  commentsFrom: new Map(),
  messagesFrom: new Map(),
  conversations: new Map(),
  topics: new Set(),
  boards: new Map(),
  sections: new Map(),
  pins: new Map(),
  comments: new Map(),
})

export const pair = (one: Who, other: Who): Pair => `${one}>${other}`

export const isBlocked = (world: World, one: Looker, other: Who): boolean =>
  one !== 'visitor' && (world.blocks.has(pair(one, other)) || world.blocks.has(pair(other, one)))

export const isFollowing = (world: World, one: Looker, other: Who): boolean =>
  one !== 'visitor' && world.follows.has(pair(one, other))

const weaker = (...presences: readonly Presence[]): Presence => {
  if (presences.includes('hidden')) return 'hidden'
  return presences.includes('linked') ? 'linked' : 'listed'
}

/** IDENT-21: only followers see a private user. PEOPLE-02: a block keeps two users out of each other's lists. */
export const personShows = (world: World, looker: Looker, person: Who): Presence => {
  if (looker === person) return 'listed'
  if (world.isPrivate.has(person) && !isFollowing(world, looker, person)) return 'hidden'
  return isBlocked(world, looker, person) ? 'linked' : 'listed'
}

/** IDENT-13: true when `person` accepts comments or messages from `other`. */
export const isAccepted = (
  world: World,
  other: Looker,
  person: Who,
  what: 'commentsFrom' | 'messagesFrom',
): boolean => {
  if (other === 'visitor') return false
  if (other === person) return true
  const audience = world[what].get(person) ?? 'everyone'
  if (isBlocked(world, other, person) || audience === 'nobody') return false
  return audience === 'everyone' || isFollowing(world, person, other)
}

/** BOARD-04: no one collaborates on a board across a block with its owner. */
export const accessOf = (world: World, looker: Looker, board: BoardState): BoardAccess | undefined =>
  looker === 'visitor' || isBlocked(world, looker, board.owner) ? undefined : board.collaborators.get(looker)

export const worksOn = (world: World, looker: Looker, board: BoardState): boolean =>
  looker === board.owner || accessOf(world, looker, board) !== undefined

export const isInvited = (world: World, looker: Looker, board: BoardState): boolean =>
  looker !== 'visitor' && !isBlocked(world, looker, board.owner) && board.entries.get(looker)?.state === 'invite'

/** Visibility of a board's content: pins, sections, pictures (BOARD-01, protected-boards.md). */
export const contentsShow = (world: World, looker: Looker, board: BoardState): Presence => {
  if (board.isDeleted) return 'hidden'
  if (worksOn(world, looker, board)) return board.isArchived ? 'linked' : 'listed'
  if (board.privacy === 'secret') return 'hidden'
  const isListed = board.privacy === 'public' && !board.isArchived
  return weaker(personShows(world, looker, board.owner), isListed ? 'listed' : 'linked')
}

/** Visibility of the board itself: invited users know its name (collaborators.md). */
export const boardShows = (world: World, looker: Looker, board: BoardState): Presence => {
  const presence = contentsShow(world, looker, board)
  return presence === 'hidden' && !board.isDeleted && isInvited(world, looker, board) ? 'linked' : presence
}

export const boardOf = (world: World, { board }: { readonly board: Key }): BoardState => world.boards.get(board)!

export const pinShows = (world: World, looker: Looker, pin: PinState): Presence => {
  if (pin.isDeleted) return 'hidden'
  const isUnwanted = isBlocked(world, looker, pin.pinner) || (looker !== 'visitor' && pin.hiddenBy.has(looker))
  return weaker(contentsShow(world, looker, boardOf(world, pin)), isUnwanted ? 'linked' : 'listed')
}

/** IDENT-21: the pinner is shown to anyone who may see them or collaborates on the board with them (pin-fields.md). */
export const pinnerShows = (world: World, looker: Looker, pin: PinState): boolean =>
  worksOn(world, looker, boardOf(world, pin)) || personShows(world, looker, pin.pinner) !== 'hidden'

/** True for the pinner and the owner of its board, who manage its comments (comments.md). */
export const looksAfter = (world: World, looker: Looker, pin: PinState): boolean =>
  looker === pin.pinner || looker === boardOf(world, pin).owner

export const commentShows = (world: World, looker: Looker, comment: CommentState): Presence => {
  const pin = world.pins.get(comment.pin)!
  const parent = comment.parent === undefined ? undefined : world.comments.get(comment.parent)!
  if (pinShows(world, looker, pin) === 'hidden' || pin.areCommentsOff || comment.isDeleted) return 'hidden'
  if (isBlocked(world, looker, comment.author)) return 'hidden'
  const asParent = parent ? commentShows(world, looker, parent) : 'listed'
  const asHidden = comment.isHidden ? (looksAfter(world, looker, pin) ? 'linked' : 'hidden') : 'listed'
  const isUnwanted =
    looker !== 'visitor' && (comment.hiddenBy.has(looker) || world.mutes.has(pair(looker, comment.author)))
  return weaker(asParent, asHidden, isUnwanted ? 'linked' : 'listed')
}

/** Pins of one place in the order of their board. */
export const inOrder = (pins: readonly PinState[], order: BoardState['order']): PinState[] =>
  pins.toSorted((one, other) => (order === 'newest' ? other.age - one.age : one.age - other.age))

/**
 * BOARD-02: moves pins to a place, where they are the newest and keep their order. With `isReturn`, those that left it
 * at their last move return to where they were.
 */
export const arrive = (
  world: World,
  pins: readonly PinState[],
  { board, section }: Pick<PlaceState, 'board' | 'section'>,
  isReturn = false,
): void => {
  const isOldestFirst = world.boards.get(board)!.order === 'oldest'
  for (const pin of isOldestFirst ? pins : pins.toReversed()) {
    world.ages += 1
    if (pin.board === board && pin.section === section) continue
    const isBack = isReturn && pin.left?.board === board && pin.left.section === section
    const age = isBack ? pin.left!.age : world.ages
    pin.left = { board: pin.board, section: pin.section, age: pin.age }
    Object.assign(pin, { board, section, age })
  }
}

export const livePins = (world: World): PinState[] =>
  [...world.pins.values()].filter((pin) => !pin.isDeleted && !boardOf(world, pin).isDeleted)

export const liveBoards = (world: World): BoardState[] => [...world.boards.values()].filter((it) => !it.isDeleted)

export const liveSections = (world: World, board: Key): SectionState[] =>
  [...world.sections.values()].filter((section) => section.board === board && !section.isDeleted)

/** True when the comment counts: neither it nor the comment it replies to is deleted or hidden for everyone. */
export const isLiveComment = (world: World, comment: CommentState): boolean => {
  const parent = comment.parent === undefined ? undefined : world.comments.get(comment.parent)!
  return !comment.isDeleted && !comment.isHidden && (!parent || isLiveComment(world, parent))
}

const ORGANIZER = ['view', 'follow', 'save', 'organize', 'invite', 'leave'] as const
const CONTRIBUTOR = ['view', 'follow', 'save', 'invite', 'leave'] as const

/** What a viewer may do with a board they can see (collaborators.md). */
export const boardActions = (world: World, looker: Looker, board: BoardState): readonly string[] => {
  if (looker === 'visitor') return ['view']
  if (looker === board.owner) return ['view', 'save', 'organize', 'edit', 'delete', 'invite']
  const access = accessOf(world, looker, board)
  if (access) return access === 'delete' ? ORGANIZER : CONTRIBUTOR
  if (boardShows(world, looker, board) !== 'listed') return ['view']
  const mayJoin = !isInvited(world, looker, board) && isAccepted(world, looker, board.owner, 'messagesFrom')
  return mayJoin ? ['view', 'follow', 'join'] : ['view', 'follow']
}

/** What a viewer may do with a pin they can see. */
export const pinActions = (world: World, looker: Looker, pin: PinState): readonly string[] => {
  const board = boardOf(world, pin)
  if (looker === 'visitor') return ['view', 'download']
  if (looker === pin.pinner) {
    if (!worksOn(world, looker, board)) return ['view', 'download', 'save', 'delete']
    return ['view', 'download', 'save', 'edit', 'delete', ...(pin.origin === undefined ? ['sponsor'] : [])]
  }
  if (looker === board.owner || accessOf(world, looker, board) === 'delete') {
    return ['view', 'download', 'save', 'delete']
  }
  const isApart = isBlocked(world, looker, pin.pinner) || isBlocked(world, looker, board.owner)
  return isApart ? ['view', 'download'] : ['view', 'download', 'save']
}

export const mayOnBoard = (world: World, who: Who, key: Key, action: string): BoardState | undefined => {
  const board = world.boards.get(key)
  if (!board || boardShows(world, who, board) === 'hidden') return undefined
  return boardActions(world, who, board).includes(action) ? board : undefined
}

export const mayOnPin = (world: World, who: Who, key: Key, action: string): PinState | undefined => {
  const pin = world.pins.get(key)
  if (!pin || pinShows(world, who, pin) === 'hidden') return undefined
  return pinActions(world, who, pin).includes(action) ? pin : undefined
}
