import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.content.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of carousels, stories and videos before it is drawn, once. */
export const ContentTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('content.story' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
