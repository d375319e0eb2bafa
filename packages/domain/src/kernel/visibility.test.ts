import { describe, expect, it } from 'vitest'
import { VISITOR, type Viewer } from './viewer.ts'
import {
  type BoardFacts,
  boardPresence,
  type PersonFacts,
  personPresence,
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
  member: signedIn('3'),
  visitor: VISITOR,
  remembered: { kind: 'LIMITED_LOGIN', userId: OWNER },
} satisfies Record<string, Viewer>

type Kind = keyof typeof VIEWERS
type Row = readonly [privacy: BoardFacts['privacy'], Record<Kind, Presence>]

/** The policy, one row a state of the board, one column a kind of viewer (BOARD-01). */
const POLICY: readonly Row[] = [
  ['public', { owner: 'listed', collaborator: 'listed', member: 'listed', visitor: 'listed', remembered: 'listed' }],
  ['protected', { owner: 'listed', collaborator: 'listed', member: 'linked', visitor: 'linked', remembered: 'linked' }],
  ['secret', { owner: 'listed', collaborator: 'listed', member: 'hidden', visitor: 'hidden', remembered: 'hidden' }],
]

const facts = (kind: Kind, more: Partial<BoardFacts> = {}): BoardFacts => ({
  owner: person(),
  privacy: 'public',
  isDeleted: false,
  isArchived: false,
  viewerCollaborates: kind === 'collaborator',
  ...more,
})

const kinds = Object.keys(VIEWERS) as Kind[]

describe('[BOARD-01] what a viewer sees of a board and its pins', () => {
  for (const [privacy, row] of POLICY) {
    for (const kind of kinds) {
      it(`${kind}, ${privacy} board: ${row[kind]}`, () => {
        const board = facts(kind, { privacy })
        const pin = { board, pinner: person(), isDeleted: false, isHiddenByViewer: false }
        expect([boardPresence(VIEWERS[kind], board), pinPresence(VIEWERS[kind], pin)]).toEqual([row[kind], row[kind]])
      })
    }
  }

  for (const kind of kinds) {
    it(`${kind}: nothing of a deleted board, a deleted pin, or a person who left`, () => {
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

  it('[IDENT-21] a private person shows to themselves, to their followers and to nobody else', () => {
    const hidden = person({ isPrivate: true })
    expect(kinds.map((kind) => personPresence(VIEWERS[kind], hidden))).toEqual([
      'listed',
      'hidden',
      'hidden',
      'hidden',
      'hidden',
    ])
    expect(personPresence(VIEWERS.member, person({ isPrivate: true, followedByViewer: true }))).toBe('listed')
  })

  it('[PEOPLE-02] a block keeps two people out of each other’s lists', () => {
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
