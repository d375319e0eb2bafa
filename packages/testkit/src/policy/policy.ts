/**
 * Who sees what, as one table: kinds of viewers against states of users, boards, pins, comments and conversations. It
 * is only data: the matrix runs it through every endpoint, and tests of the rules themselves take their expectations
 * from it.
 */

export const VIEWERS = [
  'owner',
  'writer',
  'organizer',
  'invited',
  'follower',
  'stranger',
  'blocked',
  'blocker',
  'employee',
  'banned',
  'visitor',
  'remembered',
] as const
/**
 * The viewer's relation to the owner of what they look at: `writer` and `organizer` collaborate on the board with
 * access `write` and `delete`; `blocked` was blocked by the owner, `blocker` blocked them; `banned` may not write;
 * `remembered` is the writer in a browser that only remembers them.
 */
export type ViewerKind = (typeof VIEWERS)[number]

/** `named`: the board's name, description and people, but nothing on it. */
export type Sight = 'listed' | 'linked' | 'named' | 'nothing'

type Row = Readonly<Record<ViewerKind, Sight>>

const everybody = (sight: Sight, but: Partial<Row> = {}): Row => {
  const row = Object.fromEntries(VIEWERS.map((kind) => [kind, sight])) as Record<ViewerKind, Sight>
  return { ...row, ...but }
}

/** Its collaborators, and everyone else. */
const workers = (sight: Sight, others: Row): Row => ({ ...others, owner: sight, writer: sight, organizer: sight })

/** A block keeps users out of each other's lists (PEOPLE-02), and hides their comments from each other (COMMENT-01). */
const APART = { blocked: 'linked', blocker: 'linked' } as const
const SILENT = { blocked: 'nothing', blocker: 'nothing' } as const
const INVITED = { invited: 'named' } as const

const NOTHING = everybody('nothing')
const LISTED = everybody('listed', APART)
const LINKED = everybody('linked')
const PROTECTED = workers('listed', LINKED)
const SECRET = workers('listed', NOTHING)
const PRIVATE = workers('listed', everybody('nothing', { follower: 'listed' }))
/** Only its owner sees what staff have hidden; not even its collaborators do. */
const OWN = everybody('nothing', { owner: 'listed' })
const SAID = everybody('listed', SILENT)
/** PEOPLE-03: the users that the owner invited; across a block the two do not see each other there. */
const TOGETHER = everybody('nothing', {
  owner: 'listed',
  writer: 'listed',
  organizer: 'listed',
  follower: 'listed',
  blocked: 'linked',
  blocker: 'linked',
})

export interface SceneRows {
  /** The owner, whom only the follower follows. */
  readonly person: Row
  readonly board: Row
  readonly pin: Row
  /** The owner's comment on the pin. */
  readonly comment: Row
  /**
   * A group conversation, started and named by the owner, who has written in it. `named`: the viewer is a member but
   * cannot see the messages; `linked`: they cannot see the author either.
   */
  readonly conversation: Row
  /** IDENT-21: a private user who collaborates on the board and has pinned there, and whom the follower follows. */
  readonly guest: Row
  /** BOARD-11: true when the board has a sensitivity screen. */
  readonly confirmsFirst: boolean
  /** True when the board counts among public things; `pins` is how many pins are on it. */
  readonly isPublic: boolean
  readonly pins: number
}

const PUBLIC = {
  person: LISTED,
  board: LISTED,
  pin: LISTED,
  comment: SAID,
  conversation: TOGETHER,
  guest: NOTHING,
  confirmsFirst: false,
  isPublic: true,
  pins: 2,
} as const

/**
 * Every state, with what each kind of viewer sees of it (BOARD-01, BOARD-03, BOARD-04, COMMENT-01, IDENT-21, PEOPLE-03,
 * PIN-09).
 */
export const SCENES = {
  'a public board': PUBLIC,
  'a protected board': { ...PUBLIC, board: PROTECTED, pin: PROTECTED, isPublic: false },
  'a secret board': {
    ...PUBLIC,
    board: { ...SECRET, ...INVITED },
    pin: SECRET,
    comment: SECRET,
    isPublic: false,
  },
  'a board put away': { ...PUBLIC, board: LINKED, pin: LINKED },
  'a secret board put away': {
    ...PUBLIC,
    board: { ...workers('linked', NOTHING), ...INVITED },
    pin: workers('linked', NOTHING),
    comment: SECRET,
    isPublic: false,
  },
  'a sensitive board': { ...PUBLIC, pin: workers('listed', LINKED), confirmsFirst: true },
  // Everyone may see the picture, but not who pinned it (pin-fields.md).
  'a board that a private person works on': {
    ...PUBLIC,
    guest: workers('listed', everybody('nothing', { follower: 'listed' })),
  },
  'a deleted board': { ...PUBLIC, board: NOTHING, pin: NOTHING, comment: NOTHING, isPublic: false, pins: 0 },
  'a private profile': {
    ...PUBLIC,
    person: everybody('nothing', { owner: 'listed', follower: 'listed' }),
    board: { ...PRIVATE, ...INVITED },
    pin: PRIVATE,
    comment: PRIVATE,
  },
  'a protected board of a private profile': {
    ...PUBLIC,
    person: everybody('nothing', { owner: 'listed', follower: 'listed' }),
    board: workers('listed', everybody('nothing', { ...INVITED, follower: 'linked' })),
    pin: workers('listed', everybody('nothing', { follower: 'linked' })),
    comment: PRIVATE,
    isPublic: false,
  },
  'a secret board of a private profile': {
    ...PUBLIC,
    person: everybody('nothing', { owner: 'listed', follower: 'listed' }),
    board: { ...SECRET, ...INVITED },
    pin: SECRET,
    comment: SECRET,
    isPublic: false,
  },
  'a board that was reported and hidden': {
    ...PUBLIC,
    board: OWN,
    pin: OWN,
    comment: OWN,
    isPublic: false,
  },
  'somebody who left': {
    ...PUBLIC,
    person: NOTHING,
    board: NOTHING,
    pin: NOTHING,
    comment: NOTHING,
    // It continues without their messages.
    conversation: everybody('nothing', {
      writer: 'linked',
      organizer: 'linked',
      follower: 'linked',
      blocked: 'linked',
      blocker: 'linked',
    }),
  },
  'a deleted pin': { ...PUBLIC, pin: NOTHING, comment: NOTHING, pins: 1 },
  'a pin that was reported and removed': { ...PUBLIC, pin: NOTHING, comment: NOTHING, pins: 1 },
  'a pin that the viewer hid': {
    ...PUBLIC,
    // Signed-out and write-banned viewers have hidden nothing.
    pin: everybody('linked', { banned: 'listed', visitor: 'listed', remembered: 'listed' }),
  },
  'a deleted comment': { ...PUBLIC, comment: NOTHING },
  'a hidden comment': { ...PUBLIC, comment: everybody('nothing', { owner: 'linked' }) },
  'comments turned off': { ...PUBLIC, comment: NOTHING },
  'a conversation that some left and another joined': {
    ...PUBLIC,
    conversation: { ...TOGETHER, writer: 'nothing', organizer: 'nothing', invited: 'named' },
  },
} as const satisfies Readonly<Record<string, SceneRows>>

export type SceneName = keyof typeof SCENES
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]
export const rowsOf = (name: SceneName): SceneRows => SCENES[name]

/** True when a scene's board is secret; this includes what staff have hidden. */
export const isSecret = (name: SceneName): boolean =>
  name.includes('secret') || name === 'a board that was reported and hidden'

/** True when the content of a board is visible, not only its name. */
export const isOpen = (sight: Sight): boolean => sight === 'listed' || sight === 'linked'
