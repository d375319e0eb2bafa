import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.settings.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of accounts, their safety and their settings before it is drawn, once. */
export const SettingsTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('settings.title' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
