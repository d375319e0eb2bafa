import { messages } from './compiled/en-US.today.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of today, ideas, videos and shopping. */
export const TodayTexts = textsOf(messages)
