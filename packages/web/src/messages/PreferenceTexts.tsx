import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.preferences.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of what people choose for themselves before it is drawn, once. */
export const PreferenceTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('preference.undo' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
