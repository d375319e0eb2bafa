import type { Messages } from '@lingui/core'
import type { MessageId } from './en-US.ts'

/** A text without values of a catalog that comes with its page: heads are written before it joins the app's own. */
export const plainText = (messages: Messages, id: MessageId): string => messages[id] as string
