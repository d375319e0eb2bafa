import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.today.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of today, ideas, videos and shopping before it is drawn, once. */
export const TodayTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('today.title' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
