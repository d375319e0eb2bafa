import { messages } from './compiled/en-US.invites.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of inviting people. */
export const InviteTexts = textsOf(messages)
