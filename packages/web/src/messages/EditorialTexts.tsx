import { messages } from './compiled/en-US.editorial.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of editing today. */
export const EditorialTexts = textsOf(messages)
