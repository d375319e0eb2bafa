import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.topics.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of topics and of the home feed before it is drawn, once. */
export const TopicTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('home.tabs' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
