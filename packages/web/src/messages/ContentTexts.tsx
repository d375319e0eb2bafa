import { messages } from './compiled/en-US.content.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of carousels, stories and videos. */
export const ContentTexts = textsOf(messages)
