/** What each viewer should see of a world, endpoint by endpoint, and how to read a response for comparison. */
import type {
  AggregatedComment,
  Board,
  BoardSection,
  CollaboratorInvite,
  Pin,
  Profile,
  Reaction,
  Topic,
  User,
} from '@corkboard/contract'
import type { Options } from '../resource-client.ts'
import {
  accessOf,
  boardActions,
  boardOf,
  boardShows,
  type BoardState,
  commentShows,
  type CommentState,
  contentsShow,
  inOrder,
  isAccepted,
  isFollowing,
  isInvited,
  isLiveComment,
  type Key,
  liveBoards,
  livePins,
  liveSections,
  type Looker,
  looksAfter,
  pair,
  PEOPLE,
  personShows,
  pinActions,
  pinnerShows,
  pinShows,
  type PinState,
  TOPICS,
  type Who,
  worksOn,
  type World,
} from './world.ts'

/** Returns the key of an id, or the id if nothing in this history has it. */
export type KeyOf = (id: string) => Key

/** One call to an endpoint and its expected result; `undefined` when the thing does not exist for the viewer. */
export interface Check {
  readonly about: string
  readonly name: string
  readonly options: Options
  readonly expected: unknown
  readonly read: (data: never, keyOf: KeyOf) => unknown
}

const MOST = 250

const newestFirst = <T>(things: readonly T[]): T[] => things.toReversed()
const sorted = (keys: readonly string[]): string[] => [...keys].sort()
const keysOf = (things: readonly { readonly key: Key }[]): Key[] => things.map(({ key }) => key)
const idsOf = (things: readonly { readonly id: string }[], keyOf: KeyOf): Key[] => things.map(({ id }) => keyOf(id))
const isListed = (presence: string): boolean => presence === 'listed'
const isSeen = (presence: string): boolean => presence !== 'hidden'

type IdOf = (key: Key) => string

const expectPerson = (world: World, looker: Looker, person: Who) => {
  const isSelf = looker === person
  const boards = liveBoards(world)
  const owned = (privacy: string) => boards.filter((it) => it.owner === person && it.privacy === privacy).length
  const pins = livePins(world).filter(({ pinner }) => pinner === person)
  return {
    follower_count: PEOPLE.filter((who) => isFollowing(world, who, person)).length,
    following_count: PEOPLE.filter((who) => isFollowing(world, person, who)).length,
    board_count: owned('public'),
    secret_board_count: isSelf ? owned('secret') : 0,
    group_board_count: isSelf ? boards.filter(({ collaborators }) => collaborators.has(person)).length : 0,
    pin_count: isSelf ? pins.length : pins.filter((pin) => boardOf(world, pin).privacy === 'public').length,
    explicitly_followed_by_me: isFollowing(world, looker, person),
    blocked_by_me: looker !== 'visitor' && world.blocks.has(pair(looker, person)),
    is_private_profile: world.isPrivate.has(person),
  }
}

const readPerson = (data: Profile) => ({
  follower_count: data.follower_count,
  following_count: data.following_count,
  board_count: data.board_count,
  secret_board_count: data.secret_board_count,
  group_board_count: data.group_board_count,
  pin_count: data.pin_count,
  explicitly_followed_by_me: data.explicitly_followed_by_me,
  blocked_by_me: data.blocked_by_me,
  is_private_profile: data.is_private_profile,
})

/** Boards of a profile: own and shared boards, for others only public ones. */
const boardsOf = (world: World, looker: Looker, person: Who): Key[] =>
  newestFirst(
    keysOf(
      liveBoards(world).filter(
        (board) =>
          (board.owner === person || board.collaborators.has(person)) &&
          (looker === person || board.privacy === 'public') &&
          isListed(boardShows(world, looker, board)),
      ),
    ),
  )

/** Includes pins saved from others if `alsoSaved`. */
const pinsPinnedBy = (world: World, looker: Looker, person: Who, alsoSaved: boolean): Key[] =>
  newestFirst(
    keysOf(
      livePins(world).filter((pin) => {
        if (pin.pinner !== person || (!alsoSaved && pin.origin !== undefined)) return false
        if (looker === person) return isSeen(pinShows(world, looker, pin))
        const board = boardOf(world, pin)
        return board.privacy === 'public' && !isScreened(world, looker, board) && isListed(pinShows(world, looker, pin))
      }),
    ),
  )

/** BOARD-11: everyone but the people who work on a sensitive board confirms first. */
const isScreened = (world: World, looker: Looker, board: BoardState): boolean =>
  board.isSensitive && !worksOn(world, looker, board)

const expectBoard = (world: World, looker: Looker, board: BoardState) => {
  // A user who is only invited to a secret board does not learn how much is on it.
  const isOpen = isSeen(contentsShow(world, looker, board))
  const pins = livePins(world).filter((pin) => isOpen && pin.board === board.key)
  const isOwn = looker === board.owner
  const mayNameAll = worksOn(world, looker, board)
  const isOfTheTwo = isOwn || (board.heir !== undefined && looker === board.heir)
  return {
    owner: board.owner,
    name: board.name,
    privacy: board.privacy,
    pin_count: pins.length,
    sectionless_pin_count: pins.filter(({ section }) => section === undefined).length,
    section_count: isOpen ? liveSections(world, board.key).length : 0,
    follower_count: board.followers.size,
    collaborator_count: board.collaborators.size,
    collaborating_users: sorted(
      [...board.collaborators.keys()].filter((who) => mayNameAll || isSeen(personShows(world, looker, who))),
    ),
    collaborated_by_me: accessOf(world, looker, board) !== undefined,
    access: accessOf(world, looker, board) ?? null,
    is_invited: isInvited(world, looker, board),
    asks: looker !== 'visitor' && board.entries.get(looker)?.state === 'join_request',
    requests: isOwn ? [...board.entries.values()].filter(({ state }) => state !== 'invite').length : 0,
    heir: (isOfTheTwo && board.heir) || null,
    followed_by_me: looker !== 'visitor' && board.followers.has(looker),
    is_archived_by_me: isOwn && board.isArchived,
    is_screened: isScreened(world, looker, board),
    pin_order: board.order,
    viewer_can: sorted(boardActions(world, looker, board)),
  }
}

const readBoard = (data: Board, keyOf: KeyOf) => ({
  owner: keyOf(data.owner.id),
  name: data.name,
  privacy: data.privacy,
  pin_count: data.pin_count,
  sectionless_pin_count: data.sectionless_pin_count,
  section_count: data.section_count,
  follower_count: data.follower_count,
  collaborator_count: data.collaborator_count,
  collaborating_users: sorted(idsOf(data.collaborating_users, keyOf)),
  collaborated_by_me: data.collaborated_by_me,
  access: data.access,
  is_invited: data.viewer_invite !== null,
  asks: data.viewer_collaborator_join_requested,
  requests: data.collaborator_request_count,
  heir: data.pending_ownership_transfer && keyOf(data.pending_ownership_transfer.user.id),
  followed_by_me: data.followed_by_me,
  is_archived_by_me: data.archived_by_me_at !== null,
  is_screened: data.sensitivity_screen,
  pin_order: data.pin_order,
  viewer_can: sorted(data.viewer_can),
})

/**
 * True when a board shows the pin: on the viewer's own board always; otherwise without pins they hid, and without those
 * of collaborators across a block (collaborators.md: neither user's pins are in the other's lists).
 */
const showsOnBoard = (world: World, looker: Looker, pin: PinState): boolean => {
  const board = boardOf(world, pin)
  if (!isSeen(pinShows(world, looker, pin))) return false
  if (looker === 'visitor' || looker === board.owner) return true
  const isApart = world.blocks.has(pair(looker, pin.pinner)) || world.blocks.has(pair(pin.pinner, looker))
  return !pin.hiddenBy.has(looker) && !(isApart && pin.pinner !== board.owner)
}

const expectCollaborators = (world: World, looker: Who, board: BoardState) => {
  const mayNameAll = worksOn(world, looker, board)
  const shows = (who: Who) => mayNameAll || isSeen(personShows(world, looker, who))
  const accepted = [...board.collaborators]
    .filter(([who]) => shows(who))
    .map(([who, access]) => `${who} accepted ${access}`)
  const waiting = [...board.entries].flatMap(([who, { state, by, access }]) => {
    const isShown = looker === board.owner || (looker === who ? state !== 'suggestion' : looker === by)
    return isShown && shows(who) ? [`${who} ${state} ${access}`] : []
  })
  return sorted([...accepted, ...waiting])
}

const readCollaborators = (data: readonly CollaboratorInvite[], keyOf: KeyOf) =>
  sorted(
    data.map(({ invited_user: user, status, awaits_approval: waits, access }) => {
      const state = waits ?? (status === 'new' ? 'invite' : status)
      return `${user && keyOf(user.id)} ${state} ${access}`
    }),
  )

const commentsOn = (world: World, pin: PinState): CommentState[] =>
  [...world.comments.values()].filter((comment) => comment.pin === pin.key)

/** PIN-06: the viewer's newest copy of a pin. */
const ownSave = (world: World, looker: Looker, pin: PinState): PinState | undefined =>
  livePins(world).findLast(({ pinner, origin }) => pinner === looker && origin === (pin.origin ?? pin.key))

/** Visitors see that they could comment if everyone may; so do users across a block, who must not notice it. */
const takesComments = (world: World, looker: Looker, pinner: Who): boolean =>
  (world.commentsFrom.get(pinner) ?? 'everyone') === 'everyone' || isAccepted(world, looker, pinner, 'commentsFrom')

const expectPin = (world: World, looker: Looker, pin: PinState) => {
  const counts: Record<string, number> = {}
  for (const type of pin.reactions.values()) counts[type] = (counts[type] ?? 0) + 1
  const saves = livePins(world).filter((it) => it.origin === pin.key && boardOf(world, it).privacy !== 'secret')
  const mine = <T>(marks: { get(who: Who): T | undefined }, none: T): T =>
    (looker === 'visitor' ? undefined : marks.get(looker)) ?? none
  return {
    board: pin.board,
    section: pin.section ?? null,
    pinner: pinnerShows(world, looker, pin) ? pin.pinner : null,
    privacy: boardOf(world, pin).privacy,
    is_screened: isScreened(world, looker, boardOf(world, pin)),
    saved: ownSave(world, looker, pin)?.key ?? null,
    comments_disabled: pin.areCommentsOff || !takesComments(world, looker, pin.pinner),
    repin_count: saves.length,
    comment_count: pin.areCommentsOff ? 0 : commentsOn(world, pin).filter((it) => isLiveComment(world, it)).length,
    reaction_counts: counts,
    reaction_by_me: mine(pin.reactions, 0),
    favorite_user_count: pin.favorites.size,
    favorited_by_me: looker !== 'visitor' && pin.favorites.has(looker),
    tried: pin.tries.size,
    done_by_me: looker !== 'visitor' && pin.tries.has(looker),
    is_hidden: looker !== 'visitor' && pin.hiddenBy.has(looker),
    viewer_can: sorted(pinActions(world, looker, pin)),
  }
}

const readPin = (data: Pin, keyOf: KeyOf) => ({
  board: keyOf(data.board.id),
  section: data.section && keyOf(data.section.id),
  pinner: data.pinner && keyOf(data.pinner.id),
  privacy: data.privacy,
  is_screened: data.sensitivity_screen,
  saved: data.savedInfo && keyOf(data.savedInfo.localPinId),
  comments_disabled: data.comments_disabled,
  repin_count: data.repin_count,
  comment_count: data.comment_count,
  reaction_counts: data.reaction_counts,
  reaction_by_me: data.reaction_by_me,
  favorite_user_count: data.favorite_user_count,
  favorited_by_me: data.favorited_by_me,
  tried: data.aggregated_pin_data?.did_it_data.images_count,
  done_by_me: data.done_by_me,
  is_hidden: data.is_hidden,
  viewer_can: sorted(data.viewer_can),
})

const expectComment = (world: World, looker: Looker, comment: CommentState) => ({
  author: comment.author,
  likes: comment.likes.size,
  liked_by_me: looker !== 'visitor' && comment.likes.has(looker),
  helpfuls: comment.helpfuls.size,
  helpful_by_me: looker !== 'visitor' && comment.helpfuls.has(looker),
  is_highlighted: comment.isHighlighted,
  replies: [...world.comments.values()].filter((it) => it.parent === comment.key && !it.isDeleted && !it.isHidden)
    .length,
  hides_for: looker !== comment.author && looksAfter(world, looker, world.pins.get(comment.pin)!) ? 'everyone' : 'me',
})

const readComment = (data: AggregatedComment, keyOf: KeyOf) => ({
  author: keyOf(data.user.id),
  likes: data.reaction_counts['1'],
  liked_by_me: data.reaction_by_me === 1,
  helpfuls: data.helpful_count,
  helpful_by_me: data.marked_helpful_by_me,
  is_highlighted: data.highlighted_by_pin_owner,
  replies: data.comment_count,
  hides_for: data.hides_for,
})

const threadOf = (world: World, looker: Looker, pin: PinState): Key[] => {
  const listed = newestFirst(commentsOn(world, pin)).filter(
    (comment) => comment.parent === undefined && isListed(commentShows(world, looker, comment)),
  )
  const [first, rest] = [listed.filter((it) => it.isHighlighted), listed.filter((it) => !it.isHighlighted)]
  return keysOf([...first, ...rest])
}

/** FIND-01: followed content, and anything new; each picture once, followed ones first, then the newest. */
/** FIND-01: which pin represents a picture is up to ranking; that one of them does is certain. */
const homeFeed = (world: World, looker: Looker): Pick<Check, 'expected' | 'read'> => {
  const shows = (pin: PinState): boolean => {
    const board = boardOf(world, pin)
    // Boards that are not public are followed by their collaborators, and appear in their feed.
    const isTheirs = looker !== 'visitor' && board.followers.has(looker)
    const isForAll = board.privacy === 'public' && !board.isSensitive
    return (isForAll || isTheirs) && isListed(pinShows(world, looker, pin))
  }
  const hidden = livePins(world).filter((pin) => looker !== 'visitor' && pin.hiddenBy.has(looker))
  const unwanted = new Set(hidden.map(({ picture }) => picture))
  const shown = new Map(
    livePins(world).flatMap((pin) =>
      shows(pin) && !unwanted.has(pin.picture) ? [[pin.key, pin.picture] as const] : [],
    ),
  )
  return {
    expected: sorted([...new Set(shown.values())]),
    read: (data: readonly Pin[], keyOf: KeyOf) =>
      sorted(
        idsOf(data, keyOf)
          // The response also contains pins left by other histories.
          .filter((key) => world.pins.has(key))
          .map((key) => shown.get(key) ?? `${key}, which is not to be shown`),
      ),
  }
}

const list = (data: readonly { readonly id: string }[], keyOf: KeyOf): Key[] => idsOf(data, keyOf)

const aboutPeople = (world: World, looker: Looker, idOf: IdOf): Check[] =>
  PEOPLE.flatMap((person): Check[] => {
    const isThere = isSeen(personShows(world, looker, person))
    const of = (name: string, expected: unknown, read: Check['read'], options: Options = {}): Check => ({
      about: `${name} of ${person}${options['archived'] ? ', put away' : ''}`,
      name,
      options: { username: idOf(`name of ${person}`), page_size: MOST, ...options },
      expected: isThere ? expected : undefined,
      read,
    })
    const listedOf = (others: readonly Who[]) =>
      sorted(others.filter((who) => isListed(personShows(world, looker, who))))
    const names = (data: readonly User[], keyOf: KeyOf) => sorted(idsOf(data, keyOf))
    const archived = newestFirst(
      keysOf(liveBoards(world).filter((it) => it.owner === person && it.isArchived && looker === person)),
    )
    const entities = [
      of('UserFollowersResource', listedOf(PEOPLE.filter((who) => isFollowing(world, who, person))), names, {
        page_size: 50,
      }),
      of('UserFollowingResource', listedOf(PEOPLE.filter((who) => isFollowing(world, person, who))), names, {
        page_size: 50,
      }),
      of('BoardsResource', boardsOf(world, looker, person), list),
      of('BoardsResource', archived, list, { archived: true }),
      of('UserPinsResource', pinsPinnedBy(world, looker, person, false), list),
      of('UserActivityPinsResource', pinsPinnedBy(world, looker, person, true), list),
    ]
    const { page_size: _, ...alone } = entities[0]!.options
    return [{ ...of('UserResource', expectPerson(world, looker, person), readPerson), options: alone }, ...entities]
  })

const aboutBoards = (world: World, looker: Looker, idOf: IdOf): Check[] =>
  [...world.boards.values()].flatMap((board): Check[] => {
    const isThere = isSeen(boardShows(world, looker, board))
    const isOpen = isSeen(contentsShow(world, looker, board))
    const of = (name: string, expected: unknown, read: Check['read']): Check => ({
      about: `${name} of ${board.key}`,
      name,
      options: { board_id: idOf(board.key), ...(name !== 'BoardResource' && { page_size: MOST }) },
      expected: isThere ? expected : undefined,
      read,
    })
    const pins = livePins(world).filter((pin) => pin.board === board.key && showsOnBoard(world, looker, pin))
    const loose = inOrder(
      pins.filter(({ section }) => section === undefined),
      board.order,
    )
    // Everything on a board is newest first; without sections that is its own list, in its order.
    const all = inOrder(pins, liveSections(world, board.key).length > 0 ? 'newest' : board.order)
    const feed = of('BoardFeedResource', isOpen ? keysOf(loose) : [], list)
    const sections = liveSections(world, board.key).map(
      ({ key }) => `${key}: ${livePins(world).filter(({ section }) => section === key).length}`,
    )
    const readSections = (data: readonly BoardSection[], keyOf: KeyOf) =>
      sorted(data.map(({ id, pin_count: count }) => `${keyOf(id)}: ${count}`))
    return [
      of('BoardResource', isThere && expectBoard(world, looker, board), readBoard),
      of('BoardFeedResource', isOpen ? keysOf(all) : [], list),
      { ...feed, about: `${feed.about} outside sections`, options: { ...feed.options, filter_section_pins: true } },
      of('BoardSectionsResource', isOpen ? sorted(sections) : [], readSections),
      ...(looker === 'visitor'
        ? []
        : [of('BoardInvitesResource', expectCollaborators(world, looker, board), readCollaborators)]),
    ]
  })

const aboutSections = (world: World, looker: Looker, idOf: IdOf): Check[] =>
  [...world.sections.values()].map((section): Check => {
    const isThere = !section.isDeleted && isSeen(contentsShow(world, looker, boardOf(world, section)))
    const pins = inOrder(
      livePins(world).filter((pin) => pin.section === section.key && showsOnBoard(world, looker, pin)),
      boardOf(world, section).order,
    )
    return {
      about: `pins of section ${section.key}`,
      name: 'BoardSectionPinsResource',
      options: { section_id: idOf(section.key), page_size: MOST },
      expected: isThere ? keysOf(pins) : undefined,
      read: list,
    }
  })

const aboutPins = (world: World, looker: Looker, idOf: IdOf): Check[] =>
  [...world.pins.values()].flatMap((pin): Check[] => {
    const isThere = isSeen(pinShows(world, looker, pin))
    const of = (name: string, expected: unknown, read: Check['read']): Check => ({
      about: `${name} of ${pin.key}`,
      name,
      options: { pin_id: idOf(pin.key), page_size: MOST },
      expected: isThere ? expected : undefined,
      read,
    })
    const listed = (who: Who): boolean => isListed(personShows(world, looker, who))
    const reactions = [...pin.reactions].filter(([who]) => listed(who)).map(([who, type]) => `${who} ${type}`)
    const readReactions = (data: readonly Reaction[], keyOf: KeyOf) =>
      sorted(data.map(({ user, reaction_type: type }) => `${keyOf(user.id)} ${type}`))
    const readTries = (data: readonly { readonly user: User }[], keyOf: KeyOf) =>
      sorted(data.map(({ user }) => keyOf(user.id)))
    const sent = (isSent: boolean): Check => ({
      ...of('PinSentResource', isSent, (data: { readonly is_sent: boolean }) => data.is_sent),
      options: { pin_id: idOf(pin.key) },
    })
    const entity = of('PinResource', isThere && expectPin(world, looker, pin), readPin)
    return [
      { ...entity, options: { id: idOf(pin.key) } },
      of('UnifiedCommentsResource', threadOf(world, looker, pin), list),
      of('ReactionsResource', sorted(reactions), readReactions),
      of('DidItsResource', sorted([...pin.tries].filter(listed)), readTries),
      ...(looker === 'visitor' ? [] : [sent(pin.sentBy.has(looker))]),
    ]
  })

const aboutComments = (world: World, looker: Looker, idOf: IdOf): Check[] =>
  [...world.comments.values()].flatMap((comment): Check[] => {
    const isThere = isSeen(commentShows(world, looker, comment))
    const options = { commentId: idOf(comment.key) }
    const shown = keysOf(
      [...world.comments.values()].filter(
        (it) => it.parent === comment.key && isListed(commentShows(world, looker, it)),
      ),
    )
    const entity: Check = {
      about: `comment ${comment.key}`,
      name: 'AggregatedCommentResource',
      options,
      expected: isThere ? expectComment(world, looker, comment) : undefined,
      read: readComment,
    }
    const replies: Check = {
      about: `replies to ${comment.key}`,
      name: 'AggregatedCommentRepliesResource',
      options: { ...options, page_size: MOST },
      expected: isThere ? shown : undefined,
      read: list,
    }
    return comment.parent === undefined ? [entity, replies] : [entity]
  })

const aboutSelf = (world: World, looker: Looker): Check[] => {
  const feed: Check = {
    about: 'home feed',
    name: 'UserHomefeedResource',
    options: { page_size: MOST },
    ...homeFeed(world, looker),
  }
  if (looker === 'visitor') return [feed]
  const topics = TOPICS.map((topic): Check => ({
    about: `topic ${topic}`,
    name: 'InterestResource',
    options: { interest: topic },
    expected: world.topics.has(`${looker} ${topic}`),
    read: (data: Topic) => data.is_followed,
  }))
  const invitations = liveBoards(world).filter((board) => isInvited(world, looker, board))
  const favorites = livePins(world).filter((pin) => pin.favorites.has(looker) && isSeen(pinShows(world, looker, pin)))
  const saveable = liveBoards(world).filter((board) => worksOn(world, looker, board) && !board.isArchived)
  return [
    feed,
    ...topics,
    {
      about: 'invitations',
      name: 'BoardInvitesResource',
      options: { page_size: MOST },
      expected: sorted(keysOf(invitations)),
      read: (data: readonly CollaboratorInvite[], keyOf: KeyOf) => sorted(data.map(({ board }) => keyOf(board.id))),
    },
    {
      about: 'favorites',
      name: 'PinFavoriteResource',
      options: { page_size: MOST },
      expected: newestFirst(keysOf(favorites)),
      read: list,
    },
    {
      about: 'board picker',
      name: 'BoardPickerBoardsResource',
      options: { page_size: MOST },
      expected: sorted(keysOf(saveable)),
      read: (data: readonly Board[], keyOf: KeyOf) => sorted(idsOf(data, keyOf)),
    },
  ]
}

/** All checks that a viewer can make of this world. */
export const checksFor = (world: World, looker: Looker, idOf: IdOf): Check[] => [
  ...aboutPeople(world, looker, idOf),
  ...aboutBoards(world, looker, idOf),
  ...aboutSections(world, looker, idOf),
  ...aboutPins(world, looker, idOf),
  ...aboutComments(world, looker, idOf),
  ...aboutSelf(world, looker),
]
