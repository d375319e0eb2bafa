import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.editorial.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of editing today before it is drawn, once. */
export const EditorialTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('editorial.title' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
