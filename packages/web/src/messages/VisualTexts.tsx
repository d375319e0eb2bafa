import { messages } from './compiled/en-US.visual.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of the search by picture. */
export const VisualTexts = textsOf(messages)
