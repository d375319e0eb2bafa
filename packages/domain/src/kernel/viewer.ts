import type { Id } from '@corkboard/contract'

export type Role = 'owner' | 'employee' | 'member'

/** Somebody with a full session. */
export interface SignedIn {
  readonly kind: 'AUTH'
  readonly userId: Id
  readonly sessionId: Id
  readonly role: Role
  readonly isWriteBanned: boolean
  /** What the operator wrote, for the person to read. */
  readonly writeBanReason?: string
}

/** Remembered, but must give the password for anything except reading; sees what a visitor sees (IDENT-08). */
export interface LimitedLogin {
  readonly kind: 'LIMITED_LOGIN'
  readonly userId: Id
}

/** The country and the language that somebody is taken to live and read in (FIND-01). */
export interface Whereabouts {
  /** ISO 3166-1. */
  readonly country: string
  /** Without a region: `de`. */
  readonly language: string
}

export interface SignedOut {
  readonly kind: 'UNAUTH'
  readonly isBot: boolean
  /** For whom the site they came to is made; nobody's whereabouts where it is left out. */
  readonly whereabouts?: Whereabouts
  /** Logged out in this browser by themselves: the login page greets them, and nothing else knows. */
  readonly rememberedId?: Id
}

/** Who is asking. Switch on `kind` exhaustively. */
export type Viewer = SignedIn | LimitedLogin | SignedOut

export const VISITOR: SignedOut = { kind: 'UNAUTH', isBot: false }

/** The id whose private things this viewer may see, if any. */
export const viewerIdOf = (viewer: Viewer): Id | undefined => (viewer.kind === 'AUTH' ? viewer.userId : undefined)
