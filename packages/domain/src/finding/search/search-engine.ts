import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import type { ListCursor } from '../../kernel/index.ts'
import type { ParsedQuery } from './parse-query.ts'

/** What a search looks in. */
export type Source = 'pins' | 'boards' | 'people'

/** A query in the engine's own form; only the engine reads it. */
export interface Prepared {
  /** The query the user probably meant, if theirs has a word that matches nothing. */
  readonly corrected: string | undefined
  /** The last word, completed to what most pins have, if the query only begins it. */
  readonly completed: string | undefined
  readonly engine: unknown
}

/** Filters in addition to the query's words. */
export interface Narrowing {
  /** A document must have all of these marks: `video`, `story`, `product`, `tone1`, `d:example.org`. */
  readonly marks?: readonly string[]
  readonly price?: { readonly least?: number; readonly most?: number }
  /** Only this user's documents, private ones included: a search among their own. */
  readonly ownerId?: Id
  /** With `ownerId`: only public documents. */
  readonly isShared?: boolean
  /** Only what this user follows: documents of users and boards. */
  readonly followedBy?: Id
  /** Only these documents, of those that are public. */
  readonly ids?: readonly Id[]
  readonly exceptId?: Id
  readonly withoutPictures?: readonly string[]
}

/** `newest` and `popular` give one factor more weight than the others. */
export type Rerank = 'newest' | 'popular' | undefined

export interface SearchQuery {
  readonly source: Source
  readonly prepared: Prepared
  readonly narrowing: Narrowing
  /** The searcher's language. */
  readonly language: string
  readonly rerank?: Rerank
  readonly now: Date
  /** A guide added its last words: what has only some of the words follows only if nothing has all. */
  readonly isNarrowedDown?: true
  /** Only the first few results are shown, so fewer are compared. */
  readonly isBrief?: true
}

/** Ids, best first. `places[n]` is where the list continues after the nth. */
export interface Found {
  readonly ids: readonly Id[]
  /** Where the list continues after each of them. */
  readonly places: readonly ListCursor[]
  /** How well each of them fits the search, comparable within it. */
  readonly scores: readonly number[]
  /** There may be more after `places`: query again from here. `undefined` at the end. */
  readonly next: ListCursor | undefined
}

/** A term that many results, or many pins, have. */
export interface Around {
  readonly term: string
  readonly display: string
  /** The color of the best picture that has it. */
  readonly color: string
}

export interface ProductFacts {
  readonly least: number
  readonly most: number
  readonly domains: readonly string[]
}

export interface Suggestion {
  readonly term: string
  readonly display: string
}

/** What several pins show. */
export interface Theme {
  /** What any words for it mean; only the engine reads it. */
  readonly concept: string
  /** Those that show it, the latest first. */
  readonly pinIds: readonly Id[]
}

export interface RebuildProgress {
  readonly total: number
  readonly done: number
}

/**
 * A search engine. It proposes results; the caller decides who may see them. `db` is the caller's connection, which an
 * engine outside the database does not need.
 */
export interface SearchEngine {
  /** Parses a query. `corrects` also suggests corrections for words that match nothing. */
  prepare(
    db: Db,
    query: ParsedQuery,
    options: { language: string; source: Source; corrects: boolean },
  ): Promise<Prepared>
  /** What has all of these words in its name, each of which may only be begun. */
  prepareName(words: readonly string[]): Prepared
  find(db: Db, searchQuery: SearchQuery, after: ListCursor | undefined, limit: number): Promise<Found>
  /** Terms shared by many of the best results, but not all. Only from what everyone may see at this moment. */
  around(db: Db, searchQuery: SearchQuery): Promise<readonly Around[]>
  products(db: Db, searchQuery: SearchQuery): Promise<ProductFacts | undefined>
  /** Searches that start with the text. Only those with results that everyone may see at this moment. */
  suggest(db: Db, text: string, language: string): Promise<readonly Suggestion[]>
  /** Terms of many pins, for when nothing has been typed yet. */
  popular(db: Db, options: { readonly language: string; readonly limit: number }): Promise<readonly Around[]>
  /** What several of these pins, the latest first, show; the most telling first. */
  themes(db: Db, pinIds: readonly Id[]): Promise<readonly Theme[]>
  /** Public pins that show it, the best first: as many as a user looks through. */
  pinsOfTheme(
    db: Db,
    concept: string,
    options: { readonly language: string; readonly now: Date; readonly withoutPictures: readonly string[] },
  ): Promise<readonly Id[]>
  /** Reloads these from the tables: new, changed, moved, hidden or deleted. */
  refresh(db: Db, source: Source, ids: readonly Id[]): Promise<void>
  /** Reloads all pins of a board, or a user with their boards and pins. */
  refreshBoard(db: Db, boardId: Id): Promise<void>
  refreshPerson(db: Db, userId: Id): Promise<void>
  /** Recomputes popularity, tiers and term frequencies. */
  weigh(db: Db): Promise<void>
  /** Deletes terms that no longer match anything. */
  sweep(db: Db): Promise<void>
  /** Rebuilds the whole index while the old one continues to serve searches. */
  rebuild(db: Db, progress: (at: RebuildProgress) => void): Promise<void>
}

declare module '../../kernel/context.ts' {
  interface Site {
    /** Searches pins, boards and people (FIND-05). */
    readonly search: SearchEngine
  }
}
