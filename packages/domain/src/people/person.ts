import type { Audience, Id, MessageAudience, ProfileView } from '@corkboard/contract'
import type { CoverPicture, StoredMerchant } from '../accounts/accounts/index.ts'

/** A user as stored in the database. The views decide what a viewer may learn of it, never the row. */
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
  /** True when others may download the originals of their pictures. */
  readonly sharesOriginals: boolean
  readonly pronouns: string
  readonly websiteUrl: string | null
  /** Whose messages, mentions and comments they accept. */
  readonly messagesFrom: MessageAudience
  readonly mentionsFrom: Audience
  readonly commentsFrom: Audience
  readonly isDeleted: boolean
  readonly avatarSignature: string | null
  readonly cover: CoverPicture | null
  /** PEOPLE-05. */
  readonly merchant: StoredMerchant | null
  /** Which view their profile opens with. */
  readonly view: ProfileView
  readonly createdAt: Date
  readonly followerCount: number
  readonly followingCount: number
  /** Pins on public boards. */
  readonly pinCount: number
  /** All pins, including those on secret and protected boards. Only for the user. */
  readonly totalPinCount: number
  readonly boardCount: number
  /** Only for the user. */
  readonly secretBoardCount: number
  /** Boards of others that the user collaborates on, including secret ones. Only for the user. */
  readonly groupBoardCount: number
}

/** The viewer's relations to some users. Empty for visitors. */
export interface Relations {
  /** Those of the users whom the viewer follows. */
  readonly follows: ReadonlySet<Id>
  /** Those who follow the viewer. */
  readonly followers: ReadonlySet<Id>
  /** Those whom the viewer blocks. */
  readonly blocks: ReadonlySet<Id>
  /** Those who block the viewer. Never shown. */
  readonly blockedBy: ReadonlySet<Id>
}

export const NO_RELATIONS: Relations = {
  follows: new Set(),
  followers: new Set(),
  blocks: new Set(),
  blockedBy: new Set(),
}
