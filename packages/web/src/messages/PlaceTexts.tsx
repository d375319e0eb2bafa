import { useContext, type ReactNode } from 'react'
import { messages } from './compiled/en-US.places.generated.ts'
import { MessagesContext } from './messages.tsx'

/** Gives its content the texts of boards' and people's pages before it is drawn, once. */
export const PlaceTexts = ({ children }: { readonly children: ReactNode }) => {
  const i18n = useContext(MessagesContext)
  if (i18n && !('profile.tabs' in i18n.messages)) i18n.load(i18n.locale, messages)
  return children
}
