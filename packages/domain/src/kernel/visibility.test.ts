import { rowsOf, type SceneName, type ViewerKind } from '@corkboard/testkit/policy-table'
import { describe, expect, it } from 'vitest'
import { VISITOR, type Viewer } from './viewer.ts'
import {
  boardContentsShow,
  type BoardFacts,
  boardPresence,
  type PersonFacts,
  personPresence,
  pinnerShows,
  pinPresence,
  type Presence,
} from './visibility.ts'

const OWNER = '1'
const signedIn = (userId: string): Viewer => ({
  kind: 'AUTH',
  userId,
  sessionId: '9',
  role: 'member',
  isWriteBanned: false,
})

const person = (more: Partial<PersonFacts> = {}): PersonFacts => ({
  id: OWNER,
  isDeleted: false,
  isPrivate: false,
  followedByViewer: false,
  blockBetween: false,
  ...more,
})

const VIEWERS = {
  owner: signedIn(OWNER),
  collaborator: signedIn('2'),
  invited: signedIn('4'),
  member: signedIn('3'),
  visitor: VISITOR,
  remembered: { kind: 'LIMITED_LOGIN', userId: OWNER },
} satisfies Record<string, Viewer>

type Kind = keyof typeof VIEWERS
type Row = readonly [privacy: BoardFacts['privacy'], Record<Kind, Presence>]

/** The viewers' names in the policy table, which the entry points are tested against too. */
const IN_TABLE = {
  owner: 'owner',
  collaborator: 'writer',
  invited: 'invited',
  member: 'stranger',
  visitor: 'visitor',
  remembered: 'remembered',
} as const satisfies Record<Kind, ViewerKind>

/** What the table's row for a state says about its pins. */
const pinsOf = (scene: SceneName): Record<Kind, Presence> => {
  const row = rowsOf(scene).pin
  const presences = Object.entries(IN_TABLE).map(([kind, viewer]) => {
    const sight = row[viewer]
    return [kind, sight === 'nothing' ? 'hidden' : sight]
  })
  return Object.fromEntries(presences) as Record<Kind, Presence>
}

/**
 * The policy for the contents of a board: one row per board state, one column per kind of viewer (BOARD-01, BOARD-04).
 */
const POLICY: readonly Row[] = [
  ['public', pinsOf('a public board')],
  ['protected', pinsOf('a protected board')],
  ['secret', pinsOf('a secret board')],
]
/** An invited user can see the board itself. */
const ofBoard = (kind: Kind, presence: Presence): Presence =>
  kind === 'invited' && presence === 'hidden' ? 'linked' : presence

const facts = (kind: Kind, more: Partial<BoardFacts> = {}): BoardFacts => ({
  owner: person(),
  privacy: 'public',
  isDeleted: false,
  isArchived: false,
  viewerCollaborates: kind === 'collaborator',
  viewerIsInvited: kind === 'invited',
  ...more,
})

const kinds = Object.keys(VIEWERS) as Kind[]

describe('[BOARD-01 b] what a viewer sees of a board and its pins', () => {
  for (const [privacy, row] of POLICY) {
    for (const kind of kinds) {
      it(`${kind}, ${privacy} board: ${row[kind]}`, () => {
        const board = facts(kind, { privacy })
        const pin = { board, pinner: person(), isDeleted: false, isHiddenByViewer: false }
        expect([boardPresence(VIEWERS[kind], board), pinPresence(VIEWERS[kind], pin)]).toEqual([
          ofBoard(kind, row[kind]),
          row[kind],
        ])
        expect(boardContentsShow(VIEWERS[kind], board)).toBe(row[kind] !== 'hidden')
      })
    }
  }

  for (const kind of kinds) {
    it(`${kind}: nothing of a deleted board, a deleted pin, or a deleted user`, () => {
      const viewer = VIEWERS[kind]
      const gone = person({ isDeleted: true })
      expect([
        boardPresence(viewer, facts(kind, { isDeleted: true })),
        boardPresence(viewer, facts(kind, { owner: gone })),
        pinPresence(viewer, { board: facts(kind), pinner: person(), isDeleted: true, isHiddenByViewer: false }),
        pinPresence(viewer, { board: facts(kind), pinner: gone, isDeleted: false, isHiddenByViewer: false }),
        personPresence(viewer, gone),
      ]).toEqual(['hidden', 'hidden', 'hidden', 'hidden', 'hidden'])
    })

    it(`${kind}: an archived board stays out of lists`, () => {
      expect(boardPresence(VIEWERS[kind], facts(kind, { isArchived: true }))).toBe('linked')
    })
  }

  it('[BOARD-04 b] a block between them and the owner ends collaboration and pending requests immediately', () => {
    const owner = person({ blockBetween: true })
    for (const kind of ['collaborator', 'invited'] as const) {
      const secret = facts(kind, { owner, privacy: 'secret' })
      expect(boardPresence(VIEWERS[kind], secret)).toBe('hidden')
      expect(boardPresence(VIEWERS[kind], facts(kind, { owner }))).toBe('linked')
    }
  })

  it('[BOARD-04 a] an invitation by a private user names their board, but opens none of it', () => {
    const board = facts('invited', { owner: person({ isPrivate: true }) })
    expect([boardPresence(VIEWERS.invited, board), boardContentsShow(VIEWERS.invited, board)]).toEqual([
      'linked',
      false,
    ])
  })

  it('[IDENT-21 d] a private user is visible only to themselves and their followers', () => {
    const hidden = person({ isPrivate: true })
    expect(kinds.map((kind) => personPresence(VIEWERS[kind], hidden))).toEqual([
      'listed',
      'hidden',
      'hidden',
      'hidden',
      'hidden',
      'hidden',
    ])
    expect(personPresence(VIEWERS.member, person({ isPrivate: true, followedByViewer: true }))).toBe('listed')
  })

  it('[IDENT-21 d] a private user’s pin on another’s board names them to its collaborators and their followers', () => {
    const asked = (kind: Kind, more: Partial<PersonFacts> = {}) => ({
      board: facts(kind),
      pinner: person({ id: '7', isPrivate: true, ...more }),
      isDeleted: false,
      isHiddenByViewer: false,
    })
    expect(kinds.filter((kind) => pinnerShows(VIEWERS[kind], asked(kind)))).toEqual(['owner', 'collaborator'])
    expect(kinds.map((kind) => pinPresence(VIEWERS[kind], asked(kind)))).toEqual(kinds.map(() => 'listed'))
    expect(pinnerShows(VIEWERS.member, asked('member', { followedByViewer: true }))).toBe(true)
    expect(pinnerShows(signedIn('7'), asked('member'))).toBe(true)
  })

  it('[PEOPLE-02 c] a block keeps two users out of each other’s lists', () => {
    const blocked = person({ blockBetween: true })
    expect(boardPresence(VIEWERS.member, facts('member', { owner: blocked }))).toBe('linked')
    expect(
      pinPresence(VIEWERS.member, {
        board: facts('member'),
        pinner: blocked,
        isDeleted: false,
        isHiddenByViewer: false,
      }),
    ).toBe('linked')
  })
})
