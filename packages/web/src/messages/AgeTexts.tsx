import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.ages.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of ages before it is drawn, once. */
export const AgeTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('age.now' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
