import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.people.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of what happens between people before it is drawn, once. */
export const PeopleTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('people.close' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
