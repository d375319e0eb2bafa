import type {
  BoardCategory,
  StoryBlockInput,
  StoryBlockType,
  StoryPageLayout,
  StoryTextStyle,
} from '@corkboard/contract'
import type { Locale } from '@corkboard/contract/locales'
import type { ClipRequest } from './clips/draw-clip.ts'
import type { PictureRequest } from './pictures/draw-picture.ts'

/** Which picture to render. */
export type DemoPicture = PictureRequest

export interface DemoPerson {
  key: string
  username: string
  firstName: string
  lastName: string
  about: string
  /** ISO 3166 code. */
  country: string
  locale: Locale
  avatar: DemoPicture
}
export interface DemoBoard {
  /** `{person}/{slug}` */
  key: string
  owner: string
  name: string
  description: string
  category: BoardCategory | null
  privacy: 'public' | 'protected' | 'secret'
}
export interface DemoCollaboration {
  person: string
  board: string
  access: 'write' | 'delete'
}
export interface DemoPin {
  /** `pin-001` … */
  key: string
  pinner: string
  board: string
  picture: DemoPicture
  title: string
  description: string
  altText: string
  /** Always at example.com, .org or .net, which no one owns; empty when the pin has none. */
  link: string
  /** Days before the load, up to 90, with a fraction. */
  daysAgo: number
}
/** The content at a URL that pins link to: no one owns those domains, so it could not be fetched there. */
export interface DemoLinkPage {
  link: string
  html: string
}
/** A block of a story; it refers to other things by key. */
export interface DemoBlock {
  type: StoryBlockType
  text?: string
  detail?: string
  style?: Partial<StoryTextStyle>
  edits?: NonNullable<StoryBlockInput['edits']>
  picture?: DemoPicture
  altText?: string
  link?: string
  person?: string
  pin?: string
  comment?: string
  color?: string
}
export interface DemoPage {
  background: string
  layout: StoryPageLayout
  title: string
  blocks: readonly DemoBlock[]
}
/** PIN-12: a story, whose first page has the picture shown in lists. */
export interface DemoStory {
  key: string
  pinner: string
  board: string
  title: string
  description: string
  daysAgo: number
  pages: readonly DemoPage[]
}
/** PIN-12: several pictures in one pin. */
export interface DemoCarousel {
  key: string
  pinner: string
  board: string
  title: string
  description: string
  daysAgo: number
  slots: readonly { picture: DemoPicture; title: string; altText: string }[]
}
/** PIN-04: a short video. */
export interface DemoVideo {
  key: string
  pinner: string
  board: string
  title: string
  description: string
  altText: string
  daysAgo: number
  clip: ClipRequest
}
/** A user saves another user's public pin to one of their boards, after it was created. */
export interface DemoSave {
  key: string
  saver: string
  pin: string
  board: string
  daysAgo: number
}
/** A user comments on another user's public pin or save, after it was created. */
export interface DemoComment {
  key: string
  author: string
  /** Key of a pin or a save. */
  pin: string
  text: string
  /** The pinner's reply, later the same day. */
  answer?: string
  /** Users who liked it; with `isHighlighted`, the pinner highlighted it. */
  likers: readonly string[]
  isHighlighted: boolean
  daysAgo: number
}
/** PIN-07: a user's reaction to another user's public pin. */
export interface DemoReaction {
  person: string
  pin: string
  type: number
  daysAgo: number
}
/** PIN-08: a user's try of another user's public pin. */
export interface DemoTry {
  person: string
  pin: string
  text: string
  picture?: DemoPicture
  daysAgo: number
}
/** The same community on every load. Keys refer to keys, and only to ones in it. */
export interface DemoCommunity {
  people: readonly DemoPerson[]
  boards: readonly DemoBoard[]
  pins: readonly DemoPin[]
  linkPages: readonly DemoLinkPage[]
  saves: readonly DemoSave[]
  comments: readonly DemoComment[]
  reactions: readonly DemoReaction[]
  tries: readonly DemoTry[]
  stories: readonly DemoStory[]
  carousels: readonly DemoCarousel[]
  videos: readonly DemoVideo[]
  /** BOARD-04: who collaborates on which boards. */
  collaborations: readonly DemoCollaboration[]
  personFollows: readonly { follower: string; followee: string }[]
  boardFollows: readonly { follower: string; board: string }[]
}
