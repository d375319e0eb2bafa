import { errorOf } from '../../api/errors.ts'
import { texts } from './texts/texts.generated.ts'
import type { Services } from '../../services.tsx'
import { conversationPath, messagesPath } from '../../product/addresses.ts'
import { conversationList, conversationOf, messagesOf } from './requests.ts'

type App = Pick<Services, 'data' | 'toasts' | 'navigator' | 'texts'>

/** Reloads everything a window shows of a conversation. */
const reloadConversation = ({ data }: Pick<App, 'data'>, id: string): Promise<unknown> =>
  Promise.all(
    [conversationOf(id), messagesOf(id), conversationList].map((request) => data.load(request, { force: true })),
  )

/** PEOPLE-03: adds a user and shows a refusal. */
export const addPerson = async (app: App, conversationId: string, userId: string): Promise<void> => {
  try {
    await app.data.write('create', 'ConversationMembersResource', {
      conversation_id: conversationId,
      user_ids: [userId],
    })
    await reloadConversation(app, conversationId)
  } catch (thrown) {
    app.toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
  }
}

/**
 * PEOPLE-03: renames the conversation.
 * @throws ApiError
 */
export const giveName = async (app: App, conversationId: string, name: string): Promise<void> => {
  await app.data.write('update', 'ConversationResource', { conversation_id: conversationId, name })
  await reloadConversation(app, conversationId)
}

/** PEOPLE-03: leaves the conversation, and returns to it if that fails. */
export const leaveConversation = async (app: App, conversationId: string): Promise<void> => {
  const { data, toasts, navigator } = app
  // The page goes first: the live event may arrive before the response, and would reload what the user can no longer
  // read.
  navigator.go(messagesPath, { replace: true })
  try {
    await data.write('delete', 'ConversationMembersResource', { conversation_id: conversationId })
    toasts.show({ text: app.texts(texts)('group.left') })
    void data.load(conversationList, { force: true })
  } catch (thrown) {
    toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    navigator.go(conversationPath(conversationId), { replace: true })
  }
}
