import Type, { type Static } from 'typebox'
import { BoardBrief, BoardPrivacy } from './board.ts'
import { Images } from './image.ts'
import { IdText, Moment, Nullable } from './scalars.ts'
import { User } from './user.ts'

export const PinAction = Type.Union([
  Type.Literal('view'),
  Type.Literal('save'),
  Type.Literal('edit'),
  Type.Literal('delete'),
])
export type PinAction = Static<typeof PinAction>

/** Where the viewer last saved this pin, or a copy of it (PIN-06). */
export const SavedInfo = Type.Object({
  boardId: IdText,
  localPinId: IdText,
  sectionId: Nullable(IdText),
  title: Type.String(),
  type: Type.Literal('board'),
  url: Type.String(),
})
export type SavedInfo = Static<typeof SavedInfo>

/**
 * A pin as resources carry it (PIN-02). Lists asked for with `field_set_key: 'grid'` leave out of `images` what a
 * grid does not show.
 */
export const Pin = Type.Object({
  id: IdText,
  type: Type.Literal('pin'),
  title: Type.String(),
  grid_title: Type.String(),
  description: Type.String(),
  link: Nullable(Type.String()),
  domain: Nullable(Type.String()),
  alt_text: Type.String(),
  dominant_color: Type.String(),
  /** ThumbHash, base64: a blurred stand-in for the picture in about 25 bytes. */
  placeholder: Type.String(),
  image_signature: Type.String(),
  images: Images,
  is_animated: Type.Boolean(),
  created_at: Moment,
  pinner: User,
  /** Who pinned the picture first; `null` when that is the pinner or is not for this viewer to know. */
  origin_pinner: Nullable(User),
  board: BoardBrief,
  section: Nullable(Type.Object({ id: IdText, slug: Type.String(), title: Type.String() })),
  privacy: BoardPrivacy,
  repin_count: Type.Integer(),
  comment_count: Type.Integer(),
  /** Of the pin itself, or because its pinner takes no comments from this viewer. */
  comments_disabled: Type.Boolean(),
  /** Its pinner, or the board's owner, asks search engines to leave it out (IDENT-13). */
  is_search_hidden: Type.Boolean(),
  is_promoted: Type.Boolean(),
  savedInfo: Nullable(SavedInfo),
  viewer_can: Type.Array(PinAction),
})
export type Pin = Static<typeof Pin>
