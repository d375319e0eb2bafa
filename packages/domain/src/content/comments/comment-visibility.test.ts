import { describe, expect, it } from 'vitest'
import { type PersonFacts, type Presence, VISITOR, type Viewer } from '../../kernel/index.ts'
import { type CommentFacts, commentPresence } from './comment-visibility.ts'

const signedIn = (userId: string): Viewer => ({
  kind: 'AUTH',
  userId,
  sessionId: '9',
  role: 'member',
  isWriteBanned: false,
})

const VIEWERS = {
  author: signedIn('1'),
  pinner: signedIn('2'),
  member: signedIn('3'),
  visitor: VISITOR,
  remembered: { kind: 'LIMITED_LOGIN', userId: '1' },
} satisfies Record<string, Viewer>

type Kind = keyof typeof VIEWERS
const kinds = Object.keys(VIEWERS) as Kind[]

const author: PersonFacts = {
  id: '1',
  isDeleted: false,
  isPrivate: false,
  followedByViewer: false,
  blockBetween: false,
}

const facts = (kind: Kind, more: Partial<CommentFacts> = {}): CommentFacts => ({
  pin: 'listed',
  areCommentsOff: false,
  viewerModerates: kind === 'pinner',
  author,
  isDeleted: false,
  isHidden: false,
  isHiddenByViewer: false,
  ...more,
})

const all = (presence: Presence): Record<Kind, Presence> =>
  Object.fromEntries(kinds.map((kind) => [kind, presence])) as Record<Kind, Presence>

/** The policy: one row per comment state, one column per kind of viewer. */
const POLICY: readonly [state: string, more: Partial<CommentFacts>, Record<Kind, Presence>][] = [
  ['a comment', {}, all('listed')],
  ['of a person whose profile is private', { author: { ...author, isPrivate: true } }, all('listed')],
  ['on a pin that opens by its address', { pin: 'linked' }, all('listed')],
  ['on a pin they do not see', { pin: 'hidden' }, all('hidden')],
  ['on a pin whose comments are off', { areCommentsOff: true }, all('hidden')],
  ['that was deleted', { isDeleted: true }, all('hidden')],
  ['of a deleted user', { author: { ...author, isDeleted: true } }, all('hidden')],
  ['across a block', { author: { ...author, blockBetween: true } }, { ...all('hidden'), author: 'listed' }],
  ['that the pinner hid', { isHidden: true }, { ...all('hidden'), pinner: 'linked' }],
  ['that the viewer hid', { isHiddenByViewer: true }, all('linked')],
  ['that answers one they do not see', { parent: 'hidden' }, all('hidden')],
  ['that answers one they hid', { parent: 'linked' }, all('linked')],
  ['that answers one they see', { parent: 'listed' }, all('listed')],
]

describe('[COMMENT-01 a] what a viewer sees of', () => {
  for (const [state, more, row] of POLICY) {
    it.each(kinds)(`${state}: %s`, (kind) => {
      expect(commentPresence(VIEWERS[kind], facts(kind, more))).toBe(row[kind])
    })
  }
})
