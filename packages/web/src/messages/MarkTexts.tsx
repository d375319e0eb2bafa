import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.marks.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of marks on pins before it is drawn, once. */
export const MarkTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('marks.title' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
