import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.search.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of search before it is drawn, once. */
export const SearchTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('search.tabs' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
