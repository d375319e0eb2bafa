import { messages } from './compiled/en-US.comments.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of comments. */
export const CommentTexts = textsOf(messages)
