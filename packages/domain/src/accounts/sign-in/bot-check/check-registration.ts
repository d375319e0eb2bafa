import type { Ctx } from '../../../kernel/index.ts'

/** The action of the check that a registration carries the token of (IDENT-01). */
const REGISTER_ACTION = 'register'
/** (ours) No one fills in a form faster. */
const MIN_FILLED_MS = 1_000

/** What a registration says about the person behind it; both parts are optional. */
export interface PersonalProof {
  /** The bot check's token for this registration. */
  readonly token?: string | undefined
  /** How the form was filled in, as JSON. Not stored. */
  readonly behavior?: string | undefined
}

interface Behavior {
  /** The time from showing the form to sending it. */
  readonly filled_ms?: unknown
  /** How often a key or pointer was pressed, or text pasted. */
  readonly inputs?: unknown
}

const behaviorIn = (text: string): Behavior => {
  try {
    return (JSON.parse(text) as Behavior | null) ?? {}
  } catch {
    return {}
  }
}

/** False if the form was filled in by a script. Clients that say nothing about it are not judged. */
const isByHand = (text: string | undefined): boolean => {
  if (text === undefined) return true
  const { filled_ms: filledMs, inputs } = behaviorIn(text)
  return Number(filledMs) >= MIN_FILLED_MS && Number(inputs) > 0
}

/** IDENT-01, IDENT-09: whether the session of a registration counts as verified from the start. Refuses no one. */
export const isPersonRegistering = async (ctx: Ctx, { token, behavior }: PersonalProof): Promise<boolean> =>
  token !== undefined && isByHand(behavior) && (await ctx.site.botCheck.verify(ctx.db, token, REGISTER_ACTION))
