import { messages } from './compiled/en-US.member.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of members. */
export const MemberTexts = textsOf(messages)
