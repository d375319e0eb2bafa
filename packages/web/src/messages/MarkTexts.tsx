import { messages } from './compiled/en-US.marks.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of marks on pins. */
export const MarkTexts = textsOf(messages)
