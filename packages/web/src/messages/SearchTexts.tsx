import { messages } from './compiled/en-US.search.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of search. */
export const SearchTexts = textsOf(messages)
