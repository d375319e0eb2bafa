import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import type { ListCursor } from '../../kernel/index.ts'
import type { ParsedQuery } from './parse-query.ts'

/** What is searched in. */
export type Source = 'pins' | 'boards' | 'people'

/** A query as the engine understands it; only the engine looks inside. */
export interface Prepared {
  /** A query that people seem to have meant, where theirs has a word that nothing has. */
  readonly corrected: string | undefined
  readonly engine: unknown
}

/** Which documents, beside the words. */
export interface Narrowing {
  /** Marks all of which a document must have: `video`, `story`, `product`, `tone1`, `d:example.org`. */
  readonly marks?: readonly string[]
  readonly price?: { readonly least?: number; readonly most?: number }
  /** Only this person's, whatever of theirs there is: their own search. */
  readonly ownerId?: Id
  /** With `ownerId`: only what everyone may find. */
  readonly isShared?: boolean
  readonly withoutPictures?: readonly string[]
}

/** `newest` and `popular` weigh one thing above the others. */
export type Rerank = 'newest' | 'popular' | undefined

export interface Ask {
  readonly source: Source
  readonly prepared: Prepared
  readonly narrowing: Narrowing
  /** Of whoever searches. */
  readonly language: string
  readonly rerank?: Rerank
  readonly now: Date
}

/** Ids, the best first. `place(n)` is where the list goes on after the nth. */
export interface Found {
  readonly ids: readonly Id[]
  /** Where the list goes on after each of them. */
  readonly places: readonly ListCursor[]
  /** There may be more beyond `places`: ask again from here; nothing at the end. */
  readonly next: ListCursor | undefined
}

/** A word that many results have, or many pins. */
export interface Around {
  readonly term: string
  readonly display: string
  /** Of the best picture that has it. */
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

export interface RebuildProgress {
  readonly total: number
  readonly done: number
}

/**
 * What finds. It proposes; whoever calls it decides who sees what is found. `db` is the caller's connection; an engine
 * outside of the database needs none of it.
 */
export interface SearchEngine {
  /** Understands a query. `corrects`: says what was meant by words that nothing has. */
  prepare(
    db: Db,
    query: ParsedQuery,
    options: { language: string; source: Source; corrects: boolean },
  ): Promise<Prepared>
  find(db: Db, ask: Ask, after: ListCursor | undefined, limit: number): Promise<Found>
  /** Words that many of the best results have, and not all. Only of what everyone may see at this moment. */
  around(db: Db, ask: Ask): Promise<readonly Around[]>
  products(db: Db, ask: Ask): Promise<ProductFacts | undefined>
  /** Searches that begin so. Only what everyone may see at this moment has them. */
  suggest(db: Db, text: string, language: string): Promise<readonly Suggestion[]>
  /** What many pins have: where nobody has typed anything yet. */
  popular(db: Db, limit: number): Promise<readonly Around[]>
  /** Reads these again from the tables: what is new, changed, moved, hidden or gone. */
  refresh(db: Db, source: Source, ids: readonly Id[]): Promise<void>
  /** All pins of a board, or a person; their boards too. */
  refreshBoard(db: Db, boardId: Id): Promise<void>
  refreshPerson(db: Db, userId: Id): Promise<void>
  /** Weighs everything again: popularity, what is new, how common words are. */
  weigh(db: Db): Promise<void>
  /** Forgets what nothing is found by any more. */
  sweep(db: Db): Promise<void>
  /** Makes the whole index anew while the old one answers. */
  rebuild(db: Db, progress: (at: RebuildProgress) => void): Promise<void>
}

declare module '../../kernel/context.ts' {
  interface Site {
    /** Finds pins, boards and people by words (FIND-05). */
    readonly search: SearchEngine
  }
}
