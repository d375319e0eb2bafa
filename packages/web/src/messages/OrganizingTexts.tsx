import { messages } from './compiled/en-US.organizing.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of organizing. */
export const OrganizingTexts = textsOf(messages)
