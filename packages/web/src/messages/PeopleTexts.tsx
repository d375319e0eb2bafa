import { messages } from './compiled/en-US.people.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of what happens between people. */
export const PeopleTexts = textsOf(messages)
