import type { BotChallenge } from '@corkboard/contract'
import type { Db } from '@corkboard/database'

/** The format of action names, such as `session_verify`. */
export const ACTION = /^[a-z_]{1,40}$/

/** Tells people from bots. The default works offline; a hosted service has the same two calls. */
export interface BotCheck {
  /** For a hosted service: the origin its script frames and sends requests to. */
  readonly origin?: string
  /** What a client must do to show that a person performs this action. */
  challenge(action: string): BotChallenge
  /** True when the challenge was solved for this action, in time, and for the first time. */
  verify(db: Db, token: string, action: string): Promise<boolean>
}

declare module '../../../kernel/context.ts' {
  interface Site {
    readonly botCheck: BotCheck
  }
}
