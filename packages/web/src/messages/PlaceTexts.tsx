import { messages } from './compiled/en-US.places.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of boards' and people's pages. */
export const PlaceTexts = textsOf(messages)
