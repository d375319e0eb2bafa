import { createAction, type Reducer } from '@reduxjs/toolkit'
import type { Board, BoardBrief, PickerBoard } from '@corkboard/contract/content/wire/board'
import type { AggregatedComment } from '@corkboard/contract/content/wire/comment'
import type { Pin } from '@corkboard/contract/content/wire/pin'
import type { Topic, TopicChoice } from '@corkboard/contract/content/wire/topic'
import type { Profile, User } from '@corkboard/contract/people/wire/user'

type Known<T, K extends keyof T> = Pick<T, K> & Partial<Omit<T, K>>

/** A user, with the fields that responses have provided so far. */
export type UserEntity = Known<
  Omit<User & Profile, 'type'>,
  | 'id'
  | 'username'
  | 'full_name'
  | 'first_name'
  | 'image_small_url'
  | 'image_medium_url'
  | 'image_large_url'
  | 'image_xlarge_url'
>

/** A board, with the fields that responses have provided so far; users as ids. */
export type BoardEntity = Known<
  Omit<Board & PickerBoard, 'type' | 'owner' | 'collaborating_users'> & {
    owner: string
    collaborating_users: string[]
  },
  keyof Omit<BoardBrief, 'type'>
>

/** A pin, with the fields that responses have provided so far; users and boards as ids. */
export type PinEntity = Known<
  Omit<Pin, 'type' | 'pinner' | 'origin_pinner' | 'board' | 'interest_tags'> & {
    interest_tags: readonly { readonly id: string; readonly name: string }[]
    pinner: string | null
    origin_pinner: string | null
    board: string
    description_html: string
    seo_title: string
    seo_description: string
    seo_url: string
    canonical_url: string
    breadcrumbs: readonly { readonly name: string; readonly url: string }[]
    annotations: readonly string[]
    related_interests: readonly { readonly id: string; readonly name: string; readonly url: string }[]
  },
  | 'id'
  | 'title'
  | 'grid_title'
  | 'alt_text'
  | 'dominant_color'
  | 'placeholder'
  | 'image_signature'
  | 'images'
  | 'is_animated'
  | 'privacy'
  | 'viewer_can'
>

/** A comment; users as ids. */
export type CommentEntity = Omit<AggregatedComment, 'type' | 'user' | 'tagged_users'> & {
  user: string
  tagged_users: string[]
  /** The comment in the viewer's language, if they requested it; empty if the translation failed (COMMENT-03). */
  translatedText?: string
}

/** A topic, with the fields that responses have provided so far; other topics as ids. */
export type TopicEntity = Known<
  Omit<Topic & TopicChoice, 'type' | 'parent' | 'related_interests'> & {
    parent: string | null
    related_interests: string[]
  },
  'id' | 'key' | 'name' | 'url'
>

export interface EntityTypes {
  pin: PinEntity
  board: BoardEntity
  user: UserEntity
  aggregatedcomment: CommentEntity
  topic: TopicEntity
}
export type EntityType = keyof EntityTypes

/** A reference to an entity: a typed item of lists and responses. */
export interface EntityRef<T extends EntityType = EntityType> {
  readonly type: T
  readonly id: string
}

export type Table<T> = Record<string, T | undefined>
export interface EntitiesState {
  pin: Table<PinEntity>
  board: Table<BoardEntity>
  user: Table<UserEntity>
  aggregatedcomment: Table<CommentEntity>
  topic: Table<TopicEntity>
}

/** The fields of one response by id, to be merged into the store. */
export type EntityPatches = { readonly [T in EntityType]: Readonly<Record<string, Readonly<Record<string, unknown>>>> }

/**
 * An object without a prototype is a hash table from the start. An ordinary one first becomes a new class of objects with
 * each id that it gets, which costs as much as everything else about a response.
 */
const copyOf = (table: object): Record<string, never> => Object.assign(Object.create(null), table)

/** Returns an empty table for each type. */
export const noEntities = () => ({
  pin: copyOf({}),
  board: copyOf({}),
  user: copyOf({}),
  aggregatedcomment: copyOf({}),
  topic: copyOf({}),
})

const initialState: EntitiesState = noEntities()

const isFieldsByName = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Fields = Readonly<Record<string, unknown>>

const mergeFields = (known: Fields, received: Fields): Fields =>
  isFieldsByName(known['images']) && isFieldsByName(received['images'])
    ? { ...known, ...received, images: { ...known['images'], ...received['images'] } }
    : { ...known, ...received }

/** Merges new fields into known ones. Picture sizes accumulate, because responses contain different ones. */
export const mergeEntities = (state: EntitiesState, patches: EntityPatches): EntitiesState => {
  const next = { ...state }
  for (const type of Object.keys(patches) as EntityType[]) {
    const rows = patches[type]
    const ids = Object.keys(rows)
    if (ids.length === 0) continue
    const table: Record<string, unknown> = copyOf(state[type])
    for (const id of ids) {
      const known = table[id] as Fields | undefined
      const received = rows[id]!
      table[id] = known ? mergeFields(known, received) : received
    }
    next[type] = table as never
  }
  return next
}

/** Dispatched with the entities of a response. */
export const entitiesReceived = createAction<EntityPatches>('entities/entitiesReceived')

/** Sets fields of a known entity by name. */
export const entityPatched = createAction<{
  readonly ref: EntityRef
  readonly fields: Readonly<Record<string, unknown>>
}>('entities/entityPatched')

export const entityDeleted = createAction<EntityRef>('entities/entityDeleted')

/**
 * Pins, boards, users and comments by id: the only place for what the server returned about them. There is no Immer
 * draft, which would traverse and freeze every field of what changes.
 */
export const entitiesReducer: Reducer<EntitiesState> = (state = initialState, action) => {
  if (entitiesReceived.match(action)) return mergeEntities(state, action.payload)
  if (!entityPatched.match(action) && !entityDeleted.match(action)) return state
  const { type, id } = entityPatched.match(action) ? action.payload.ref : action.payload
  const table: Record<string, unknown> = copyOf(state[type])
  if (entityDeleted.match(action)) delete table[id]
  else if (table[id]) table[id] = { ...state[type][id], ...action.payload.fields }
  return { ...state, [type]: table }
}
