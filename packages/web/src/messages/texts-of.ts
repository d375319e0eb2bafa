import type { Messages } from '@lingui/core'
import { useContext, type ReactNode } from 'react'
import { MessagesContext } from './messages.tsx'

/**
 * A component that gives its content the texts of one catalog, which the first load leaves out. They are added before
 * the content is drawn, once; no id stands in two catalogs, so one of them tells whether all are there.
 */
export const textsOf = (messages: Messages) => {
  const [anyId = ''] = Object.keys(messages)
  return ({ children }: { readonly children: ReactNode }): ReactNode => {
    const i18n = useContext(MessagesContext)
    if (i18n && !(anyId in i18n.messages)) i18n.load(i18n.locale, messages)
    return children
  }
}
