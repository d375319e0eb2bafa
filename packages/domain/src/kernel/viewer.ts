import type { Id } from '@corkboard/contract'

export type Role = 'owner' | 'employee' | 'member'

/** A user with a full session. */
export interface SignedIn {
  readonly kind: 'AUTH'
  readonly userId: Id
  readonly sessionId: Id
  readonly role: Role
  readonly isWriteBanned: boolean
  /** The operator's reason, shown to the user. */
  readonly writeBanReason?: string
  /** ISO 3166-1: the country in the user's settings, if it was read along. */
  readonly country?: string
}

/** A remembered user who must give the password for anything except reading. Sees what a visitor sees (IDENT-08). */
export interface LimitedLogin {
  readonly kind: 'LIMITED_LOGIN'
  readonly userId: Id
}

/** The country and language a visitor is assumed to live and read in (FIND-01). */
export interface Whereabouts {
  /** ISO 3166-1. */
  readonly country: string
  /** Without a region: `de`. */
  readonly language: string
}

export interface SignedOut {
  readonly kind: 'UNAUTH'
  readonly isBot: boolean
  /** The country and language that the requested host is meant for; without it, none is assumed. */
  readonly whereabouts?: Whereabouts
  /** The language that the visitor's browser asks for first, without a region. Their searches are read in it (FIND-05). */
  readonly language?: string
  /** The user who logged out in this browser. Only the login page, which greets them, uses it. */
  readonly rememberedId?: Id
}

/** The user or visitor who makes a request. Switch on `kind` exhaustively. */
export type Viewer = SignedIn | LimitedLogin | SignedOut

export const VISITOR: SignedOut = { kind: 'UNAUTH', isBot: false }

/** The id of the user whose private data this viewer may see, if any. */
export const viewerIdOf = (viewer: Viewer): Id | undefined => (viewer.kind === 'AUTH' ? viewer.userId : undefined)
