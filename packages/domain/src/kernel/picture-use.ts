import type { RawBuilder } from '@corkboard/database'
import type { TxCtx } from './context.ts'

/** The signature of a file in SQL: a parameter, or a column of the statement around. */
export type SignatureSql = RawBuilder<unknown>

/** A query that returns a row for each holder of the signature that qualifies. */
export type HolderQuery = (signature: SignatureSql) => RawBuilder<unknown>

/** Removes or restores what shows a picture, at most `limit` rows; returns how many there were. */
export type TakeDownStep = (
  tx: Pick<TxCtx, 'db' | 'now' | 'changed' | 'tookAway' | 'emit'>,
  signature: string,
  limit: number,
) => Promise<number>

/** What happens to the holders of a picture that staff block, and once it is allowed again. */
export interface TakeDown {
  readonly remove: TakeDownStep
  readonly restore: TakeDownStep
}

/** How pictures or videos of one use reach people other than the uploader. */
export interface PictureAudience {
  /** Holders through which everyone may see it. Missing where only signed URLs show it. */
  readonly everyone?: HolderQuery
  /** Holders through which a signed URL shows it. Not needed when everyone sees it for as long as it is used. */
  readonly signed?: HolderQuery
  /** Holders through which everyone may have the original. */
  readonly original?: HolderQuery
  /** Change tags, besides the picture's own, after which these queries may return something else. */
  readonly changesWith?: HolderQuery
  readonly takeDown: TakeDown
}

/** One way in which rows use a picture or video: the rules about stored files are made from these. */
export interface PictureUse {
  readonly name: string
  /** Where the signature is: `pins.image_signature`; for JSON the column that contains it. */
  readonly columns: readonly string[]
  readonly files: readonly ('picture' | 'video')[]
  /** True while a row needs the file: it is shown, or may be restored. Nothing deletes the file before. */
  readonly keeps: (signature: SignatureSql, now: Date) => RawBuilder<boolean>
  /** Missing where only the uploader sees it. */
  readonly shows?: PictureAudience
}

/** Columns that look as if they held a picture, and why nothing is kept or shown because of them. */
export interface NoPictureUse {
  readonly columns: readonly string[]
  readonly because: string
}

/**
 * (ours) How long a deleted row keeps its file: its deletion can be undone for an hour, and a user may be saving the
 * picture at this moment.
 */
const DELETED_HOLD_MS = 2 * 60 * 60_000

export const restorableSince = (now: Date): Date => new Date(now.getTime() - DELETED_HOLD_MS)

export const pictureUsesIn = (
  modules: readonly { readonly pictures?: readonly (PictureUse | NoPictureUse)[] }[],
): PictureUse[] => modules.flatMap(({ pictures = [] }) => pictures.filter((it) => 'keeps' in it))
