import { messages } from './compiled/en-US.organising.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of organising. */
export const OrganisingTexts = textsOf(messages)
