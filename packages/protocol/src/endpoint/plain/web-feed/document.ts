/** A feed before it is written in one of the formats. All URLs are absolute. */
export interface FeedDocument {
  /** Of the page it describes. */
  readonly url: string
  /** Of the feed itself, in this format. */
  readonly feedUrl: string
  readonly title: string
  readonly description: string
  readonly author: FeedAuthor
  /** Stays the same until a pin is added, so that feed readers need not parse it again. */
  readonly updatedAt: Date
  readonly items: readonly FeedItem[]
}

export interface FeedAuthor {
  readonly name: string
  readonly url: string
}

/** A pin. Title and description are plain text, as its author wrote them. */
export interface FeedItem {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly html: string
  readonly createdAt: Date
  readonly author: FeedAuthor | undefined
  readonly picture: FeedPicture | undefined
}

export interface FeedPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

export const GENERATOR = 'Corkboard'
/** Of the pictures in feeds: renderings. */
export const PICTURE_TYPE = 'image/webp'
