import type { BotChallenge } from '@corkboard/contract'
import type { Db } from '@corkboard/database'

/** What an action is called: `session_verify`. */
export const ACTION = /^[a-z_]{1,40}$/

/** Tells people from programs. The default works offline; a hosted service has the same two calls. */
export interface BotCheck {
  /** Of a hosted service: what its script frames and asks. */
  readonly origin?: string
  /** What a client has to do before it may say that a person does this. */
  challenge(action: string): BotChallenge
  /** Whether it was done, for this action, in time, and for the first time. */
  verify(db: Db, token: string, action: string): Promise<boolean>
}

declare module '../../../kernel/context.ts' {
  interface Site {
    readonly botCheck: BotCheck
  }
}
