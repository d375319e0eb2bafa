import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.member.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives the app the texts of members before its content is drawn, once; visitors' first load leaves them out. */
export const MemberTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('header.logOut' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
