import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.organising.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of organising before it is drawn, once. */
export const OrganisingTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('organise.title' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
