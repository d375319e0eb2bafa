import { isId } from '@corkboard/contract/ids'
import { ConversationsPage } from '../../../features/conversations/ConversationsPage.tsx'
import { messageDraftsSlice } from '../../../features/conversations/message-drafts.ts'
import {
  contactRequestList,
  conversationList,
  conversationOf,
  messagesOf,
} from '../../../features/conversations/requests.ts'
import { texts as conversationsTexts } from '../../../features/conversations/texts/texts.generated.ts'
import { definePage, type PageProps, type ParamParser } from '../../../router/define-page.ts'
import { conversationPath } from '../../../product/addresses.ts'
import { selectEntry } from '../../../store/data.ts'
import { forMembers } from '../../for-members.tsx'

const conversationId: ParamParser<string> = (text) => (isId(text) ? text : undefined)

interface Params {
  readonly id: string
}

const OneConversation = ({ params }: PageProps<Params>) => <ConversationsPage openId={params.id} />

/** /messages/:id (ours): PEOPLE-03. */
export const page = definePage({
  slices: [messageDraftsSlice],
  params: { id: conversationId },
  data: ({ params, viewer }) =>
    viewer.kind === 'AUTH'
      ? [conversationOf(params.id), messagesOf(params.id), conversationList, contactRequestList]
      : [],
  head: ({ params, viewer, state, texts }) => {
    const isMissing = viewer.kind === 'AUTH' && !selectEntry(state, conversationOf(params.id))?.data
    return {
      title: texts(conversationsTexts)('messages.title'),
      isPrivate: true,
      ...(isMissing && { status: 404 as const }),
    }
  },
  variant: forMembers(OneConversation, ({ id }) => conversationPath(id)),
})
