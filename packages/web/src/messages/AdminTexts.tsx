import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.admin.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of running the site before it is drawn, once. */
export const AdminTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('admin.title' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
