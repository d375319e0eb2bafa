import { messages } from './compiled/en-US.links.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts about linked pages. */
export const LinkTexts = textsOf(messages)
