import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { Ctx, SignedIn } from '../../../kernel/index.ts'

/** A user's latest pins show what they are looking for. */
const LATEST_PINS = 20
/** As many themes as one looks for at a time. */
const MAX_THEMES = 3
/** How many themes are tried: of some, the user has everything already. */
const MAX_TRIED = 4
/** A theme with fewer other pins is used up, and the next broader one counts. */
const FEW = 6
/** A theme is another one if most of its pins belong to none of the themes before it. */
const MIN_NEW = 0.5

interface OwnPin {
  readonly id: Id
  readonly signature: string
}

/** Pins of what several of the user's latest pins are of. */
export interface ThemePins {
  readonly concept: string
  /** The user's latest pin of it. */
  readonly becauseOf: Id
  /** How many of their latest pins are of it, from 0 to 1. */
  readonly share: number
  /** Best first. */
  readonly pinIds: readonly Id[]
}

const latestPins = async (db: Db, userId: Id): Promise<readonly OwnPin[]> => {
  const { rows } = await sql<OwnPin>`
    select id, image_signature as signature from pins where pinner_id = ${userId} and deleted_at is null
    order by id desc limit ${sql.lit(LATEST_PINS)}`.execute(db)
  return rows
}

/**
 * FIND-01: what a user's latest pins are of, more narrowly than topics are: mountains, not nature. With the best other
 * pins of it, those first that most of their pins are of.
 */
export const themePins = async (ctx: Ctx<SignedIn>, language: string): Promise<readonly ThemePins[]> => {
  const own = await latestPins(ctx.db, ctx.viewer.userId)
  const themes = await ctx.site.search.themes(
    ctx.db,
    own.map(({ id }) => id),
  )
  const options = { language, now: ctx.now(), withoutPictures: own.map(({ signature }) => signature) }
  const found: ThemePins[] = []
  const met = new Set<Id>()
  let tried = 0
  for (const theme of themes) {
    if (found.length === MAX_THEMES || tried === MAX_TRIED) break
    if (theme.pinIds.filter((id) => !met.has(id)).length < MIN_NEW * theme.pinIds.length) continue
    tried += 1
    const pinIds = await ctx.site.search.pinsOfTheme(ctx.db, theme.concept, options)
    if (pinIds.length === 0) continue
    const share = theme.pinIds.length / own.length
    found.push({ concept: theme.concept, becauseOf: theme.pinIds[0]!, share, pinIds })
    if (pinIds.length >= FEW) for (const id of theme.pinIds) met.add(id)
  }
  return found
}
