import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.making.generated.ts'
import { MessagesContext } from './messages.tsx'

/**
 * Gives its content the texts of making and changing things, which the first load leaves out. They are added to the
 * catalogue before the content is drawn, once; adding them again would change nothing.
 */
export const MakingTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('account.email' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
