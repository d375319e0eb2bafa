import { messages } from './compiled/en-US.topics.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of topics and of the home feed. */
export const TopicTexts = textsOf(messages)
