import { messages } from './compiled/en-US.making.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of making and changing things. */
export const MakingTexts = textsOf(messages)
