import { messages } from './compiled/en-US.ages.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of ages. */
export const AgeTexts = textsOf(messages)
