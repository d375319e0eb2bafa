import { messages } from './compiled/en-US.admin.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of running the site. */
export const AdminTexts = textsOf(messages)
