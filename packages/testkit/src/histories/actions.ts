/**
 * Everything the three users do: how each action changes the world if it is allowed, and which call performs it. An
 * action names things by their keys, or leaves out what does not matter to it.
 */
import type { BoardAccess, BoardPrivacy, ResourceVerb } from '@corkboard/contract'
import type { Sent } from '../browser.ts'
import type { Options } from '../resource-client.ts'
import type { Dice } from './dice.ts'
import {
  arrive,
  type Audience,
  boardOf,
  type BoardState,
  commentShows,
  type CommentState,
  inOrder,
  isAccepted,
  isBlocked,
  isFollowing,
  isInvited,
  type Key,
  liveBoards,
  livePins,
  liveSections,
  looksAfter,
  mayOnBoard,
  mayOnPin,
  pair,
  PEOPLE,
  personShows,
  pinShows,
  type PinState,
  TOPICS,
  type Who,
  type World,
} from './world.ts'

export type Args = Readonly<Record<string, string>>

export interface Action {
  /** Key of what it creates, if anything. */
  readonly key: Key
  readonly by: Who
  /** A key of `ACTIONS`. */
  readonly does: string
  readonly args: Args
}

/** Returns the id behind a key, or the user's id. */
export type IdOf = (key: Key) => string

export type Call =
  | { readonly name: string; readonly verb: ResourceVerb; readonly options: Options }
  | { readonly method: NonNullable<Sent['method']>; readonly path: string; readonly json: unknown }

interface ActionKind {
  /** Returns `undefined` when there is nothing to do it with. */
  readonly choose: (world: World, by: Who, dice: Dice) => Args | undefined
  /** Applies it to the world; returns `false` when it is not allowed and changes nothing. */
  readonly happens: (world: World, by: Who, args: Args, key: Key) => boolean
  readonly call: (args: Args, idOf: IdOf) => Call
}

/** PEOPLE-03: messages to a user who has not accepted yet. */
const MESSAGES_BEFORE_REPLY = 3

const get = (name: string, verb: ResourceVerb, options: Options): Call => ({ name, verb, options })

const keysOf = (things: ReadonlyMap<Key, unknown>): Key[] => [...things.keys()]

/** Picks one of these, more often a recent one: users mostly work with what was just created. */
const recent = (dice: Dice, keys: readonly Key[]): Key | undefined =>
  dice.pick(dice.below(3) > 0 ? keys.slice(-6) : keys)

const withPerson = (_: World, by: Who, dice: Dice): Args => ({ who: dice.pick(PEOPLE.filter((it) => it !== by))! })
const withBoard = (world: World, _: Who, dice: Dice): Args | undefined => {
  const board = recent(dice, keysOf(world.boards))
  return board === undefined ? undefined : { board }
}
const withPin = (world: World, _: Who, dice: Dice): Args | undefined => {
  const pin = recent(dice, keysOf(world.pins))
  return pin === undefined ? undefined : { pin }
}
const withPins = (world: World, _: Who, dice: Dice): Args | undefined => {
  const keys = keysOf(world.pins)
  const pins = new Set(Array.from({ length: 1 + dice.below(3) }, () => recent(dice, keys)))
  return keys.length === 0 ? undefined : { pins: [...pins].join(' ') }
}
const withComment = (world: World, _: Who, dice: Dice): Args | undefined => {
  const comment = recent(dice, keysOf(world.comments))
  return comment === undefined ? undefined : { comment }
}
const withBoardAndPerson = (world: World, by: Who, dice: Dice): Args | undefined => {
  const board = withBoard(world, by, dice)
  return board && { ...board, ...withPerson(world, by, dice) }
}
/** Picks a board, and one time in three a section of some board. */
const withPlace = (world: World, by: Who, dice: Dice): Args | undefined => {
  const section = dice.below(3) === 0 ? recent(dice, keysOf(world.sections)) : undefined
  // Rarely a section of another board, which must be refused.
  if (section !== undefined && dice.below(8) > 0) return { board: world.sections.get(section)!.board, section }
  const board = withBoard(world, by, dice)
  return board && { ...board, ...(section !== undefined && { section }) }
}
const both =
  (...parts: readonly ActionKind['choose'][]): ActionKind['choose'] =>
  (world, by, dice) => {
    const chosen = parts.map((part) => part(world, by, dice))
    return chosen.includes(undefined) ? undefined : Object.assign({}, ...chosen)
  }
const oneOf =
  (name: string, values: readonly string[]): ActionKind['choose'] =>
  (_world, _by, dice) => ({ [name]: dice.pick(values)! })
const isOn = oneOf('on', ['yes', 'yes', 'no'])

const unless = (isRefused: boolean, action: () => void): boolean => {
  if (isRefused) return false
  action()
  return true
}

const set = <T>(things: Set<T>, thing: T, isThere: boolean): void => {
  if (isThere) things.add(thing)
  else things.delete(thing)
}

/**
 * True when the user can be reached: PEOPLE-02 allows blocking a hidden user who follows the viewer, and unblocking one
 * the viewer blocked.
 */
const mayBlock = (world: World, by: Who, who: Who): boolean =>
  personShows(world, by, who) !== 'hidden' || isFollowing(world, who, by) || world.blocks.has(pair(by, who))

/**
 * Leaves a board (collaborators.md): this also ends an offer to take it over, and a follow of a board that is not
 * public.
 */
const leave = (board: BoardState, who: Who): void => {
  board.collaborators.delete(who)
  board.entries.delete(who)
  if (board.heir === who) board.heir = undefined
}

const endBetween = (world: World, owner: Who, who: Who): void => {
  for (const board of world.boards.values()) {
    if (board.owner !== owner) continue
    leave(board, who)
    board.followers.delete(who)
  }
}

const block = (world: World, by: Who, who: Who): void => {
  if (world.blocks.has(pair(by, who))) return
  world.blocks.add(pair(by, who))
  world.follows.delete(pair(by, who))
  world.follows.delete(pair(who, by))
  endBetween(world, by, who)
  endBetween(world, who, by)
  // Field facts §7: pins by a user on the viewer's boards are deleted when the viewer blocks them.
  for (const pin of world.pins.values()) {
    if (pin.pinner === who && boardOf(world, pin).owner === by) pin.isDeleted = true
  }
}

const isNameTaken = (world: World, owner: Who, name: string): boolean =>
  liveBoards(world).some((board) => board.owner === owner && board.name === name)

const sectionFits = (world: World, { board, section }: Args): boolean =>
  section === undefined || liveSections(world, board!).some(({ key }) => key === section)

const newPin = (world: World, key: Key, by: Who, place: Args, from: { origin?: Key; picture: string }): void => {
  world.pins.set(key, {
    key,
    board: place['board']!,
    section: place['section'],
    age: (world.ages += 1),
    left: undefined,
    pinner: by,
    origin: from.origin,
    picture: from.picture,
    isDeleted: false,
    areCommentsOff: false,
    reactions: new Map(),
    favorites: new Set(),
    tries: new Set(),
    hiddenBy: new Set(),
    sentBy: new Set(),
  })
}

const savePin = (world: World, by: Who, pin: PinState, place: Args, key: Key): void =>
  newPin(world, key, by, place, { origin: pin.origin ?? pin.key, picture: pin.picture })

const place = (args: Args, idOf: IdOf): Options => ({
  board_id: idOf(args['board']!),
  ...(args['section'] !== undefined && { section: idOf(args['section']) }),
})

/** True when the pinner may undo the deletion: their own pin, on their own board. */
const mayRestore = (world: World, by: Who, pin: PinState): boolean => {
  const board = boardOf(world, pin)
  return pin.isDeleted && pin.pinner === by && board.owner === by && !board.isDeleted
}

const restorePin = (world: World, pin: PinState): void => {
  pin.isDeleted = false
  const isThere = pin.section !== undefined && !world.sections.get(pin.section)!.isDeleted
  if (!isThere) pin.section = undefined
}

const pinsIn = (world: World, by: Who, args: Args): PinState[] | undefined => {
  const pins = args['pins']!.split(' ').map((key) => world.pins.get(key))
  return pins.every((pin) => pin !== undefined && pinShows(world, by, pin) !== 'hidden')
    ? (pins as PinState[])
    : undefined
}

/** Organizers of a board may move its pins within it; users move their own pins between boards of one owner. */
const movePins = (world: World, by: Who, args: Args, isReturn: boolean): boolean => {
  const to = mayOnBoard(world, by, args['board']!, 'save')
  const pins = pinsIn(world, by, args)
  const mayMove = (pin: PinState): boolean => {
    if (pin.board === to?.key && mayOnBoard(world, by, pin.board, 'organize')) return true
    return mayOnPin(world, by, pin.key, 'edit') !== undefined && boardOf(world, pin).owner === to?.owner
  }
  return unless(!to || !pins?.every(mayMove) || !sectionFits(world, args), () =>
    arrive(world, pins!, { board: to!.key, section: args['section'] }, isReturn),
  )
}

const pinIds = (args: Args, idOf: IdOf): string[] => args['pins']!.split(' ').map(idOf)

const mayComment = (world: World, by: Who, pin: PinState): boolean =>
  pinShows(world, by, pin) !== 'hidden' && !pin.areCommentsOff && isAccepted(world, by, pin.pinner, 'commentsFrom')

const seenComment = (world: World, by: Who, args: Args): CommentState | undefined => {
  const comment = world.comments.get(args['comment']!)
  return comment && commentShows(world, by, comment) !== 'hidden' ? comment : undefined
}

const newComment = (world: World, key: Key, by: Who, pin: Key, parent?: Key): void => {
  world.comments.set(key, {
    key,
    pin,
    parent,
    author: by,
    isDeleted: false,
    isHidden: false,
    isHighlighted: false,
    hiddenBy: new Set(),
    likes: new Set(),
    helpfuls: new Set(),
  })
}

const say = (pin: string, key: string, more: Options = {}): Call =>
  get('AggregatedCommentResource', 'create', { pinId: pin, text: `Words of ${key}`, force: true, ...more })

const onBoard = (name: string, verb: ResourceVerb, more: (args: Args, idOf: IdOf) => Options = () => ({})) =>
  ((args, idOf) =>
    get(name, verb, { board_id: idOf(args['board']!), ...more(args, idOf) })) satisfies ActionKind['call']
const onPin = (name: string, verb: ResourceVerb, more: (args: Args) => Options = () => ({})) =>
  ((args, idOf) => get(name, verb, { pin_id: idOf(args['pin']!), ...more(args) })) satisfies ActionKind['call']
const onPerson = (name: string, verb: ResourceVerb) =>
  ((args, idOf) => get(name, verb, { user_id: idOf(args['who']!) })) satisfies ActionKind['call']
const invited = (args: Args, idOf: IdOf): Options => ({ invited_user_id: idOf(args['who']!) })

const ACTIONS: Readonly<Record<string, ActionKind>> = {
  follows: {
    choose: withPerson,
    happens: (world, by, { who }) => {
      const other = who as Who
      const isRefused = personShows(world, by, other) === 'hidden' || isBlocked(world, by, other)
      return unless(isRefused, () => world.follows.add(pair(by, other)))
    },
    call: onPerson('UserFollowResource', 'create'),
  },
  unfollows: {
    choose: withPerson,
    happens: (world, by, { who }) =>
      unless(personShows(world, by, who as Who) === 'hidden', () => world.follows.delete(pair(by, who as Who))),
    call: onPerson('UserFollowResource', 'delete'),
  },
  blocks: {
    choose: withPerson,
    happens: (world, by, { who }) => unless(!mayBlock(world, by, who as Who), () => block(world, by, who as Who)),
    call: onPerson('UserBlockResource', 'create'),
  },
  unblocks: {
    choose: withPerson,
    happens: (world, by, { who }) =>
      unless(!mayBlock(world, by, who as Who), () => world.blocks.delete(pair(by, who as Who))),
    call: onPerson('UserBlockResource', 'delete'),
  },
  'shows their profile': {
    choose: oneOf('to', ['everyone', 'everyone', 'followers']),
    happens: (world, by, { to }) => {
      set(world.isPrivate, by, to === 'followers')
      return true
    },
    call: ({ to }) => get('UserSettingsResource', 'update', { is_private_profile: to === 'followers' }),
  },

  'says who may comment': {
    choose: oneOf('whom', ['everyone', 'following', 'nobody']),
    happens: (world, by, { whom }) => {
      world.commentsFrom.set(by, whom as Audience)
      return true
    },
    call: ({ whom }) => get('UserSettingsResource', 'update', { comments_from: whom }),
  },
  'says who may write': {
    choose: oneOf('whom', ['everyone', 'everyone', 'following']),
    happens: (world, by, { whom }) => {
      world.messagesFrom.set(by, whom as Audience)
      return true
    },
    call: ({ whom }) => get('UserSettingsResource', 'update', { messages_from: whom }),
  },
  'follows a topic': {
    choose: both(oneOf('topic', TOPICS), isOn),
    happens: (world, by, { topic, on }) => {
      set(world.topics, `${by} ${topic!}`, on === 'yes')
      return true
    },
    call: ({ topic, on }) => get('InterestFollowResource', on === 'yes' ? 'create' : 'delete', { interest_id: topic }),
  },

  'makes a board': {
    choose: both(
      oneOf('privacy', ['public', 'public', 'protected', 'secret']),
      oneOf('name', ['Doors', 'Lamps', 'Tiles', 'Sheds', 'Boats', 'Ferns']),
    ),
    happens: (world, by, { privacy, name }, key) =>
      unless(isNameTaken(world, by, name!), () =>
        world.boards.set(key, {
          key,
          owner: by,
          name: name!,
          privacy: privacy as BoardPrivacy,
          isArchived: false,
          isDeleted: false,
          collaborators: new Map(),
          entries: new Map(),
          heir: undefined,
          followers: new Set(),
          isSensitive: false,
          order: 'newest',
        }),
      ),
    call: ({ privacy, name }) => get('BoardResource', 'create', { privacy, name }),
  },
  'changes who sees a board': {
    choose: both(withBoard, oneOf('privacy', ['public', 'protected', 'secret'])),
    happens: (world, by, { board, privacy }) => {
      const own = mayOnBoard(world, by, board!, 'edit')
      return unless(!own, () => (own!.privacy = privacy as BoardPrivacy))
    },
    call: onBoard('BoardResource', 'update', ({ privacy }) => ({ privacy })),
  },
  'sorts a board': {
    choose: both(withBoard, oneOf('order', ['newest', 'oldest', 'oldest'])),
    happens: (world, by, { board, order }) => {
      const own = mayOnBoard(world, by, board!, 'edit')
      return unless(!own, () => (own!.order = order as BoardState['order']))
    },
    call: onBoard('BoardResource', 'update', ({ order }) => ({ pin_order: order })),
  },
  'says what a board shows': {
    choose: both(withBoard, oneOf('what', ['graphic', 'graphic', 'nothing'])),
    happens: (world, by, { board, what }) => {
      const own = mayOnBoard(world, by, board!, 'edit')
      return unless(!own, () => (own!.isSensitive = what !== 'nothing'))
    },
    call: onBoard('BoardResource', 'update', ({ what }) => ({ sensitivity: what === 'nothing' ? null : what })),
  },
  'puts a board away': {
    choose: withBoard,
    happens: (world, by, { board }) => {
      const own = mayOnBoard(world, by, board!, 'edit')
      return unless(!own, () => (own!.isArchived = true))
    },
    call: onBoard('BoardArchiveResource', 'create'),
  },
  'takes a board out again': {
    choose: withBoard,
    happens: (world, by, { board }) => {
      const own = mayOnBoard(world, by, board!, 'edit')
      return unless(!own, () => (own!.isArchived = false))
    },
    call: onBoard('BoardArchiveResource', 'delete'),
  },
  'deletes a board': {
    choose: withBoard,
    happens: (world, by, { board }) => {
      const own = mayOnBoard(world, by, board!, 'delete')
      return unless(!own, () => (own!.isDeleted = true))
    },
    call: onBoard('BoardResource', 'delete'),
  },
  'restores a board': {
    choose: withBoard,
    happens: (world, by, { board }) => {
      const gone = world.boards.get(board!)
      const isRefused = !gone?.isDeleted || gone.owner !== by || isNameTaken(world, by, gone.name)
      return unless(isRefused, () => (gone!.isDeleted = false))
    },
    call: onBoard('BoardRestoreResource', 'create'),
  },
  'follows a board': {
    choose: withBoard,
    happens: (world, by, { board }) => {
      const seen = mayOnBoard(world, by, board!, 'follow')
      return unless(!seen, () => seen!.followers.add(by))
    },
    call: onBoard('BoardFollowResource', 'create'),
  },
  'unfollows a board': {
    choose: withBoard,
    happens: (world, by, { board }) => {
      const seen = mayOnBoard(world, by, board!, 'view')
      return unless(!seen, () => seen!.followers.delete(by))
    },
    call: onBoard('BoardFollowResource', 'delete'),
  },

  'adds a section': {
    choose: both(withBoard, oneOf('title', ['Part one', 'Part two', 'Part three'])),
    happens: (world, by, { board, title }, key) => {
      const isRefused =
        !mayOnBoard(world, by, board!, 'organize') || liveSections(world, board!).some((it) => it.title === title)
      return unless(isRefused, () => world.sections.set(key, { key, board: board!, title: title!, isDeleted: false }))
    },
    call: onBoard('BoardSectionResource', 'create', ({ title }) => ({ title })),
  },
  'deletes a section': {
    choose: both(
      (world, _by, dice) => {
        const section = recent(dice, keysOf(world.sections))
        return section === undefined ? undefined : { section }
      },
      oneOf('with', ['pins', 'nothing']),
    ),
    happens: (world, by, { section, with: what }) => {
      const gone = world.sections.get(section!)
      const isRefused = !gone || gone.isDeleted || !mayOnBoard(world, by, gone.board, 'organize')
      return unless(isRefused, () => {
        gone!.isDeleted = true
        const pins = inOrder(
          livePins(world).filter((pin) => pin.section === section),
          world.boards.get(gone!.board)!.order,
        )
        if (what === 'pins') for (const pin of pins) pin.isDeleted = true
        else arrive(world, pins, { board: gone!.board, section: undefined })
      })
    },
    call: ({ section, with: what }, idOf) =>
      get('BoardSectionResource', 'delete', { section_id: idOf(section!), with_pins: what === 'pins' }),
  },

  pins: {
    choose: both(withPlace, oneOf('picture', ['1', '2'])),
    happens: (world, by, args, key) =>
      unless(!mayOnBoard(world, by, args['board']!, 'save') || !sectionFits(world, args), () =>
        newPin(world, key, by, args, { picture: `${by} ${args['picture']}` }),
      ),
    call: (args, idOf) =>
      get('PinResource', 'create', { ...place(args, idOf), media_upload_id: idOf(`picture ${args['picture']}`) }),
  },
  saves: {
    choose: both(withPin, withPlace),
    happens: (world, by, args, key) => {
      const pin = mayOnPin(world, by, args['pin']!, 'save')
      const isRefused = !pin || !mayOnBoard(world, by, args['board']!, 'save') || !sectionFits(world, args)
      return unless(isRefused, () => savePin(world, by, pin!, args, key))
    },
    call: (args, idOf) => get('RepinResource', 'create', { pin_id: idOf(args['pin']!), ...place(args, idOf) }),
  },
  'moves a pin': {
    choose: both(withPin, withPlace),
    happens: (world, by, args) => {
      const pin = mayOnPin(world, by, args['pin']!, 'edit')
      const to = mayOnBoard(world, by, args['board']!, 'save')
      const isRefused = !pin || !to || to.owner !== boardOf(world, pin).owner || !sectionFits(world, args)
      return unless(isRefused, () => {
        // If omitted, it stays in its section when the board stays the same.
        const section = args['section'] ?? (to === boardOf(world, pin!) ? pin!.section : undefined)
        arrive(world, [pin!], { board: to!.key, section })
      })
    },
    call: (args, idOf) => get('PinResource', 'update', { id: idOf(args['pin']!), ...place(args, idOf) }),
  },
  unsaves: {
    choose: (world, by, dice) => {
      const save = dice.pick(livePins(world).filter(({ pinner, origin }) => pinner === by && origin !== undefined))
      return save && { pin: save.key }
    },
    happens: (world, by, { pin: key }) => {
      const pin = mayOnPin(world, by, key!, 'delete')
      return unless(!pin, () => (pin!.isDeleted = true))
    },
    call: ({ pin }, idOf) => get('PinResource', 'delete', { id: idOf(pin!) }),
  },
  'deletes a pin': {
    choose: withPin,
    happens: (world, by, { pin: key }) => {
      const pin = mayOnPin(world, by, key!, 'delete')
      return unless(!pin, () => (pin!.isDeleted = true))
    },
    call: ({ pin }, idOf) => get('PinResource', 'delete', { id: idOf(pin!) }),
  },
  'restores a pin': {
    choose: withPin,
    happens: (world, by, { pin: key }) => {
      const pin = world.pins.get(key!)
      return unless(!pin || !mayRestore(world, by, pin), () => restorePin(world, pin!))
    },
    call: onPin('PinRestoreResource', 'create'),
  },
  'moves pins': {
    choose: both(withPins, withPlace),
    happens: (world, by, args) => movePins(world, by, args, false),
    call: (args, idOf) => get('BulkPinsResource', 'update', { pin_ids: pinIds(args, idOf), ...place(args, idOf) }),
  },
  'moves pins back': {
    choose: (world, _by, dice) => {
      const left = dice.pick([...world.pins.values()].flatMap(({ left: it }) => it ?? []))
      if (!left) return undefined
      const { board, section } = left
      const pins = [...world.pins.values()].filter(({ left: it }) => it?.board === board && it.section === section)
      return {
        pins: keysOf(new Map(pins.map((pin) => [pin.key, pin]))).join(' '),
        board,
        ...(section !== undefined && { section }),
      }
    },
    happens: (world, by, args) => movePins(world, by, args, true),
    call: (args, idOf) =>
      get('BulkPinsResource', 'update', { pin_ids: pinIds(args, idOf), ...place(args, idOf), is_undo: true }),
  },
  'copies pins': {
    choose: both(withPins, withPlace),
    happens: (world, by, args, key) => {
      const pins = pinsIn(world, by, args)
      const isRefused =
        !mayOnBoard(world, by, args['board']!, 'save') ||
        !sectionFits(world, args) ||
        !pins?.every((pin) => mayOnPin(world, by, pin.key, 'save'))
      return unless(isRefused, () => {
        // Last one first, so that they keep their order; on a board that shows the oldest first, the other way round.
        const entries = [...pins!.entries()]
        const isOldestFirst = world.boards.get(args['board']!)!.order === 'oldest'
        for (const [n, pin] of isOldestFirst ? entries : entries.toReversed())
          savePin(world, by, pin, args, `${key}.${n}`)
      })
    },
    call: (args, idOf) => get('BulkPinsResource', 'create', { pin_ids: pinIds(args, idOf), ...place(args, idOf) }),
  },
  'deletes pins': {
    choose: withPins,
    happens: (world, by, args) => {
      const pins = pinsIn(world, by, args)
      return unless(!pins?.every((pin) => mayOnPin(world, by, pin.key, 'delete')), () => {
        for (const pin of pins!) pin.isDeleted = true
      })
    },
    call: (args, idOf) => get('BulkPinsResource', 'delete', { pin_ids: pinIds(args, idOf) }),
  },
  'restores pins': {
    choose: withPins,
    happens: (world, by, args) => {
      const all = args['pins']!.split(' ').flatMap((key) => world.pins.get(key) ?? [])
      const pins = all.filter((pin) => mayRestore(world, by, pin))
      return unless(pins.length === 0, () => {
        for (const pin of pins) restorePin(world, pin)
      })
    },
    call: (args, idOf) => get('BulkPinsRestoreResource', 'create', { pin_ids: pinIds(args, idOf) }),
  },
  'turns comments': {
    choose: both(withPin, oneOf('on', ['yes', 'yes', 'no'])),
    happens: (world, by, { pin: key, on }) => {
      const pin = mayOnPin(world, by, key!, 'edit')
      return unless(!pin, () => (pin!.areCommentsOff = on === 'no'))
    },
    call: onPin('CommentPermissionsResource', 'update', ({ on }) => ({ are_comments_off: on === 'no' })),
  },

  reacts: {
    choose: both(withPin, oneOf('type', ['1', '2', '5'])),
    happens: (world, by, { pin: key, type }) => {
      const pin = mayOnPin(world, by, key!, 'save')
      return unless(!pin, () => pin!.reactions.set(by, Number(type)))
    },
    call: onPin('ReactionsResource', 'create', ({ type }) => ({ reaction_type: Number(type) })),
  },
  'takes a reaction back': {
    choose: withPin,
    happens: (world, by, { pin: key }) => {
      const pin = mayOnPin(world, by, key!, 'view')
      return unless(!pin, () => pin!.reactions.delete(by))
    },
    call: onPin('ReactionsResource', 'delete'),
  },
  favors: {
    choose: both(withPin, isOn),
    happens: (world, by, { pin: key, on }) => {
      const pin = mayOnPin(world, by, key!, on === 'yes' ? 'save' : 'view')
      return unless(!pin, () => set(pin!.favorites, by, on === 'yes'))
    },
    call: (args, idOf) => onPin('PinFavoriteResource', args['on'] === 'yes' ? 'create' : 'delete')(args, idOf),
  },
  tries: {
    choose: both(withPin, isOn),
    happens: (world, by, { pin: key, on }) => {
      const pin = mayOnPin(world, by, key!, on === 'yes' ? 'save' : 'view')
      return unless(!pin, () => set(pin!.tries, by, on === 'yes'))
    },
    call: (args, idOf) => onPin('DidItsResource', args['on'] === 'yes' ? 'create' : 'delete')(args, idOf),
  },
  'hides a pin': {
    choose: both(withPin, isOn),
    happens: (world, by, { pin: key, on }) => {
      const pin = mayOnPin(world, by, key!, 'view')
      return unless(!pin, () => set(pin!.hiddenBy, by, on === 'yes'))
    },
    call: (args, idOf) => onPin('PinHideResource', args['on'] === 'yes' ? 'create' : 'delete')(args, idOf),
  },

  'sends a pin': {
    choose: both(withPin, withPerson),
    happens: (world, by, { pin: key, who }) => {
      const [pin, other] = [world.pins.get(key!), who as Who]
      if (!pin || pinShows(world, by, pin) === 'hidden') return false
      const between = world.conversations.get(pair(by, other)) ?? world.conversations.get(pair(other, by))
      if (isBlocked(world, by, other) || (!between && personShows(world, by, other) !== 'listed')) return false
      // Both must accept messages from each other.
      const goesOn = between?.open.has(other) === true
      const isTaken = goesOn || isAccepted(world, by, other, 'messagesFrom')
      if (!isTaken || !(goesOn || isAccepted(world, other, by, 'messagesFrom'))) return false
      if (boardOf(world, pin).privacy === 'secret' && pinShows(world, other, pin) === 'hidden') return false
      const conversation = between ?? {
        open: new Set(isFollowing(world, other, by) ? [by, other] : [by]),
        sent: new Map<Who, number>(),
      }
      const sent = conversation.sent.get(by) ?? 0
      if (!conversation.open.has(other) && sent >= MESSAGES_BEFORE_REPLY) return false
      if (!between) world.conversations.set(pair(by, other), conversation)
      conversation.open.add(by)
      conversation.sent.set(by, sent + 1)
      pin.sentBy.add(by)
      return true
    },
    call: ({ pin, who }, idOf) => get('ConversationsResource', 'create', { user_id: idOf(who!), pin_id: idOf(pin!) }),
  },

  invites: {
    choose: both(withBoardAndPerson, oneOf('access', ['write', 'delete'])),
    happens: (world, by, { board: key, who, access }) => {
      const board = mayOnBoard(world, by, key!, 'invite')
      const other = who as Who
      if (!board) return false
      if (board.collaborators.has(other)) return true
      const entry = board.entries.get(other)
      const mayRequest =
        other !== board.owner &&
        personShows(world, by, other) === 'listed' &&
        isAccepted(world, by, other, 'messagesFrom') &&
        isAccepted(world, other, by, 'messagesFrom')
      if (!entry && !mayRequest) return false
      if (by !== board.owner) {
        if (!entry) board.entries.set(other, { state: 'suggestion', by, access: 'write' })
        return true
      }
      const given = access as BoardAccess
      if (entry?.state === 'join_request') {
        board.entries.delete(other)
        board.collaborators.set(other, given)
      } else if (entry?.state === 'suggestion') {
        board.entries.set(other, { state: 'invite', by: entry.by, access: given })
      } else if (!entry) board.entries.set(other, { state: 'invite', by, access: given })
      return true
    },
    call: onBoard('BoardInviteResource', 'create', ({ who, access }, idOf) => ({
      invited_user_ids: [idOf(who!)],
      access,
    })),
  },
  'accepts an invitation': {
    choose: withBoard,
    happens: (world, by, { board: key }) => {
      const board = mayOnBoard(world, by, key!, 'view')
      if (!board) return false
      if (board.collaborators.has(by)) return true
      if (!isInvited(world, by, board)) return false
      board.collaborators.set(by, board.entries.get(by)!.access)
      board.entries.delete(by)
      return true
    },
    call: onBoard('BoardInviteResource', 'update'),
  },
  /** Withdraws an invitation or a suggestion, or declines one. */
  'ends an invitation': {
    choose: (world, by, dice) => {
      const board = withBoard(world, by, dice)
      return board && { ...board, who: dice.pick(PEOPLE)! }
    },
    happens: (world, by, { board: key, who }) => {
      const board = mayOnBoard(world, by, key!, 'view')
      const entry = board?.entries.get(who as Who)
      if (!board || !entry || entry.state === 'join_request') return false
      const isTheirs = by === who && entry.state === 'invite'
      const isSuggester = entry.state === 'suggestion' && entry.by === by
      return unless(by !== board.owner && !isTheirs && !isSuggester, () => board.entries.delete(who as Who))
    },
    call: onBoard('BoardInviteResource', 'delete', invited),
  },
  'takes off a board': {
    choose: (world, by, dice) => {
      const board = withBoard(world, by, dice)
      return board && { ...board, who: dice.pick(PEOPLE)! }
    },
    happens: (world, by, { board: key, who }) => {
      const board = mayOnBoard(world, by, key!, 'view')
      const isRefused = !board?.collaborators.has(who as Who) || (by !== board.owner && by !== who)
      return unless(isRefused, () => {
        leave(board!, who as Who)
        if (board!.privacy !== 'public') board!.followers.delete(who as Who)
      })
    },
    call: onBoard('BoardCollaboratorResource', 'delete', invited),
  },
  'changes access': {
    choose: both(withBoardAndPerson, oneOf('access', ['write', 'delete'])),
    happens: (world, by, { board: key, who, access }) => {
      const board = mayOnBoard(world, by, key!, 'edit')
      const given = access as BoardAccess
      if (board?.collaborators.has(who as Who)) {
        board.collaborators.set(who as Who, given)
        return true
      }
      const entry = board?.entries.get(who as Who)
      return unless(entry?.state !== 'invite', () => board!.entries.set(who as Who, { ...entry!, access: given }))
    },
    call: onBoard('BoardCollaboratorResource', 'update', ({ who, access }, idOf) => ({
      invited_user_id: idOf(who!),
      access,
    })),
  },
  'asks to join': {
    choose: withBoard,
    happens: (world, by, { board: key }) => {
      const board = mayOnBoard(world, by, key!, 'join')
      const couldReply = board !== undefined && isAccepted(world, board.owner, by, 'messagesFrom')
      return unless(!couldReply, () => {
        const access = board!.entries.get(by)?.access ?? 'write'
        board!.entries.set(by, { state: 'join_request', by, access })
      })
    },
    call: onBoard('BoardJoinRequestResource', 'create'),
  },
  'asks no more': {
    choose: withBoard,
    happens: (world, by, { board: key }) => {
      const board = mayOnBoard(world, by, key!, 'view')
      return unless(board?.entries.get(by)?.state !== 'join_request', () => board!.entries.delete(by))
    },
    call: onBoard('BoardJoinRequestResource', 'delete'),
  },
  approves: {
    choose: withBoardAndPerson,
    happens: (world, by, { board: key, who }) => {
      const board = mayOnBoard(world, by, key!, 'edit')
      const entry = board?.entries.get(who as Who)
      if (!board || !entry || entry.state === 'invite') return false
      if (entry.state === 'suggestion') board.entries.set(who as Who, { ...entry, state: 'invite' })
      else {
        board.entries.delete(who as Who)
        board.collaborators.set(who as Who, entry.access)
      }
      return true
    },
    call: onBoard('BoardCollaboratorApprovalResource', 'create', invited),
  },
  denies: {
    choose: withBoardAndPerson,
    happens: (world, by, { board: key, who }) => {
      const board = mayOnBoard(world, by, key!, 'edit')
      const entry = board?.entries.get(who as Who)
      return unless(!entry || entry.state === 'invite', () => board!.entries.delete(who as Who))
    },
    call: onBoard('BoardCollaboratorApprovalResource', 'delete', invited),
  },
  'offers a board': {
    choose: withBoardAndPerson,
    happens: (world, by, { board: key, who }) => {
      const board = mayOnBoard(world, by, key!, 'edit')
      const isTaken = board?.heir !== undefined && board.heir !== who
      return unless(!board?.collaborators.has(who as Who) || isTaken, () => (board!.heir = who as Who))
    },
    call: onBoard('BoardOwnershipTransferResource', 'create', ({ who }, idOf) => ({ user_id: idOf(who!) })),
  },
  'takes a board over': {
    choose: withBoard,
    happens: (world, by, { board: key }) => {
      const board = mayOnBoard(world, by, key!, 'view')
      return unless(board?.heir !== by || isNameTaken(world, by, board.name), () => {
        const former = board!.owner
        leave(board!, by)
        board!.owner = by
        board!.collaborators.set(former, 'delete')
        board!.followers.delete(by)
        board!.isArchived = false
        // A block between the new owner and a member ends collaborating and following, even if it started under the
        // former owner.
        for (const who of PEOPLE) {
          if (!isBlocked(world, who, by)) continue
          leave(board!, who)
          board!.followers.delete(who)
        }
      })
    },
    call: onBoard('BoardOwnershipTransferResource', 'update'),
  },
  'ends an offer': {
    choose: withBoard,
    happens: (world, by, { board: key }) => {
      const board = mayOnBoard(world, by, key!, 'view')
      const isRefused = board?.heir === undefined || (by !== board.owner && by !== board.heir)
      return unless(isRefused, () => (board!.heir = undefined))
    },
    call: onBoard('BoardOwnershipTransferResource', 'delete'),
  },

  comments: {
    choose: both(withPin, (_world, _by, dice) => ({ words: String(dice.below(1_000_000)) })),
    happens: (world, by, { pin: key }, own) => {
      const pin = world.pins.get(key!)
      return unless(!pin || !mayComment(world, by, pin), () => newComment(world, own, by, key!))
    },
    call: ({ pin, words }, idOf) => say(idOf(pin!), words!),
  },
  replies: {
    choose: both(withComment, (_world, _by, dice) => ({ words: String(dice.below(1_000_000)) })),
    happens: (world, by, { comment: key }, own) => {
      const given = world.comments.get(key!)
      if (!given) return false
      const pin = world.pins.get(given.pin)!
      const isRefused = !mayComment(world, by, pin) || commentShows(world, by, given) !== 'listed'
      // A reply to a reply goes below the same comment.
      return unless(isRefused, () => newComment(world, own, by, pin.key, given.parent ?? given.key))
    },
    call: ({ comment, words }, idOf) => say(idOf(`pin of ${comment}`), words!, { parentId: idOf(comment!) }),
  },
  'deletes a comment': {
    choose: withComment,
    happens: (world, by, args) => {
      const comment = seenComment(world, by, args)
      return unless(comment?.author !== by, () => (comment!.isDeleted = true))
    },
    call: ({ comment }, idOf) => get('AggregatedCommentResource', 'delete', { commentId: idOf(comment!) }),
  },
  'restores a comment': {
    choose: withComment,
    happens: (world, by, { comment: key }) => {
      const comment = world.comments.get(key!)
      if (comment?.author !== by || !comment.isDeleted) return false
      const parent = comment.parent === undefined ? undefined : world.comments.get(comment.parent)
      const isParentGone = parent !== undefined && (parent.isHidden || commentShows(world, by, parent) === 'hidden')
      const isRefused = isParentGone || !mayComment(world, by, world.pins.get(comment.pin)!)
      return unless(isRefused, () => (comment.isDeleted = false))
    },
    call: ({ comment }, idOf) => get('AggregatedCommentRestoreResource', 'create', { commentId: idOf(comment!) }),
  },
  'likes a comment': {
    choose: both(withComment, isOn),
    happens: (world, by, args) => {
      const comment = seenComment(world, by, args)
      return unless(!comment, () => set(comment!.likes, by, args['on'] === 'yes'))
    },
    call: ({ comment, on }, idOf) => ({
      method: on === 'yes' ? 'POST' : 'DELETE',
      path: `/v3/aggregated_comments/${idOf(comment!)}/react/`,
      json: { reaction_type: 1 },
    }),
  },
  'finds a comment helpful': {
    choose: both(withComment, isOn),
    happens: (world, by, args) => {
      const comment = seenComment(world, by, args)
      return unless(!comment || comment.author === by, () => set(comment!.helpfuls, by, args['on'] === 'yes'))
    },
    call: ({ comment, on }, idOf) => ({
      method: on === 'yes' ? 'POST' : 'DELETE',
      path: `/v3/helpful/1/${idOf(comment!)}/`,
      json: {},
    }),
  },
  'puts a comment first': {
    choose: both(withComment, isOn),
    happens: (world, by, args) => {
      const comment = world.comments.get(args['comment']!)
      if (!comment || comment.author === by || comment.parent !== undefined) return false
      const isRefused = world.pins.get(comment.pin)!.pinner !== by || commentShows(world, by, comment) !== 'listed'
      return unless(isRefused, () => (comment.isHighlighted = args['on'] === 'yes'))
    },
    call: ({ comment, on }, idOf) => ({
      method: 'PUT',
      path: '/v3/aggregated_comments/pin/highlight/',
      json: { aggregated_comment: idOf(comment!), pin: idOf(`pin of ${comment}`), highlight: on === 'yes' },
    }),
  },
  'hides a comment': {
    choose: both(withComment, isOn),
    happens: (world, by, args) => {
      const comment = seenComment(world, by, args)
      const isHiding = args['on'] === 'yes'
      return unless(!comment || comment.author === by, () => {
        if (looksAfter(world, by, world.pins.get(comment!.pin)!)) {
          comment!.isHidden = isHiding
          // A comment that a user hid from themselves, before they managed the pin, is restored with it.
          if (!isHiding) comment!.hiddenBy.delete(by)
        } else set(comment!.hiddenBy, by, isHiding)
      })
    },
    call: ({ comment, on }, idOf) => ({
      method: on === 'yes' ? 'PUT' : 'DELETE',
      path: `/v3/aggregated_comments/${idOf(comment!)}/hide/`,
      json: {},
    }),
  },
  'hides the comments of a user': {
    choose: both(withComment, isOn),
    happens: (world, by, args) => {
      const comment = seenComment(world, by, args)
      return unless(!comment || comment.author === by, () =>
        set(world.mutes, pair(by, comment!.author), args['on'] === 'yes'),
      )
    },
    call: ({ comment, on }, idOf) => ({
      method: on === 'yes' ? 'PUT' : 'DELETE',
      path: `/v3/aggregated_comments/${idOf(comment!)}/hide_for_user/`,
      json: {},
    }),
  },
}

const MAKING = ['makes a board', 'pins', 'pins', 'pins', 'saves', 'saves', 'comments', 'comments', 'replies'] as const
const JOINING = [
  'invites',
  'accepts an invitation',
  'asks to join',
  'approves',
  'offers a board',
  'takes a board over',
] as const
const MEETING = ['follows', 'follows', 'unblocks', 'unblocks', 'unblocks'] as const

/**
 * Creating things is as likely as everything else together, otherwise the world would soon be empty; and actions that
 * much else depends on must happen.
 */
const DOINGS: readonly string[] = [
  Object.keys(ACTIONS),
  Array.from({ length: 4 }, () => MAKING),
  Array.from({ length: 3 }, () => JOINING),
  MEETING,
].flat(2)

const TRIES = 30

/** Chooses an action that a user could try in this world: three times in four it is allowed. */
export const chooseAction = (world: World, dice: Dice, key: Key): Action => {
  const mayBeRefused = dice.below(4) === 0
  for (let tries = 1; ; tries += 1) {
    const by = dice.pick(PEOPLE)!
    const does = dice.pick(DOINGS)!
    const args = ACTIONS[does]!.choose(world, by, dice)
    if (!args) continue
    const action = { key, by, does, args }
    if (mayBeRefused || tries > TRIES || apply(structuredClone(world), action)) return action
  }
}

/** Applies it to the world; returns `false` when it is refused. */
export const apply = (world: World, { key, by, does, args }: Action): boolean =>
  ACTIONS[does]!.happens(world, by, args, key)

export const callOf = (action: Action, idOf: IdOf): Call => ACTIONS[action.does]!.call(action.args, idOf)

/** `alice pins {"board":"b1"}` */
export const describeAction = ({ key, by, does, args }: Action): string =>
  `${key}: ${by} ${does} ${JSON.stringify(args)}`

/** True when everything it names exists: in a shortened history some of it may not. */
export const isPossible = (world: World, { args }: Action): boolean => {
  const has = (things: ReadonlyMap<Key, unknown>, key: Key | undefined): boolean => key === undefined || things.has(key)
  return (
    has(world.boards, args['board']) &&
    has(world.sections, args['section']) &&
    has(world.pins, args['pin']) &&
    has(world.comments, args['comment']) &&
    (args['pins'] ?? '').split(' ').every((key) => has(world.pins, key === '' ? undefined : key))
  )
}
