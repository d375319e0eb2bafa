import { messages } from './compiled/en-US.settings.generated.ts'
import { textsOf } from './texts-of.ts'

/** The texts of accounts, their safety and their settings. */
export const SettingsTexts = textsOf(messages)
