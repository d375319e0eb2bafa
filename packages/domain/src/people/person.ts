import type { Audience, Id, MessageAudience, ProfileView } from '@corkboard/contract'
import type { CoverPicture, StoredMerchant } from '../accounts/accounts/index.ts'

/** A person as the database knows them. What a viewer may learn of it is decided by the views, never by the row. */
export interface PersonRow {
  readonly id: Id
  readonly shard: number
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly about: string
  readonly country: string
  readonly isPrivate: boolean
  readonly isSearchHidden: boolean
  /** Whether others may download the originals of their pictures. */
  readonly sharesOriginals: boolean
  readonly pronouns: string
  readonly websiteUrl: string | null
  /** Whose messages, mentions and comments they take. */
  readonly messagesFrom: MessageAudience
  readonly mentionsFrom: Audience
  readonly commentsFrom: Audience
  readonly isDeleted: boolean
  readonly avatarSignature: string | null
  readonly cover: CoverPicture | null
  /** PEOPLE-05. */
  readonly merchant: StoredMerchant | null
  /** How their profile opens. */
  readonly view: ProfileView
  readonly createdAt: Date
  readonly followerCount: number
  readonly followingCount: number
  /** Pins on public boards. */
  readonly pinCount: number
  /** All pins, those on secret and protected boards too. Only for the person. */
  readonly totalPinCount: number
  readonly boardCount: number
  /** Only for the person. */
  readonly secretBoardCount: number
  /** Boards of others the person works on, secret ones too. Only for the person. */
  readonly groupBoardCount: number
}

/** How the viewer stands to some people. Empty for the signed-out. */
export interface Relations {
  /** Of these people, whom the viewer follows. */
  readonly follows: ReadonlySet<Id>
  /** Who follows the viewer. */
  readonly followers: ReadonlySet<Id>
  /** Whom the viewer blocks. */
  readonly blocks: ReadonlySet<Id>
  /** Who blocks the viewer. Never shown. */
  readonly blockedBy: ReadonlySet<Id>
}

export const NO_RELATIONS: Relations = {
  follows: new Set(),
  followers: new Set(),
  blocks: new Set(),
  blockedBy: new Set(),
}
