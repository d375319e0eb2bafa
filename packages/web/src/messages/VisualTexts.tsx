import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.visual.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of the search by picture before it is drawn, once. */
export const VisualTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('visual.title' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
