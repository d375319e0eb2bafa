import { messages } from './compiled/en-US.preferences.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of what people choose for themselves. */
export const PreferenceTexts = textsOf(messages)
