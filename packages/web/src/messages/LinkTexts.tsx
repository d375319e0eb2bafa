import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.links.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts about linked pages before it is drawn, once. */
export const LinkTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('rich.product' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
