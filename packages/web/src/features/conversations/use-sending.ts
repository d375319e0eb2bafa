import { useRef, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useServices } from '../../services.tsx'
import { useLeaveGuard } from '../../shell/use-leave-guard.tsx'
import { messagesOf } from './requests.ts'

/** A message that its conversation does not have yet. */
export interface UnsentMessage {
  readonly key: number
  readonly text: string
  /** Why it could not be sent; `null` while it is on its way. */
  readonly problem: string | null
}

/** PEOPLE-03: what is sent shows at once. Messages go one after the other, so that they arrive as they were written. */
export const useSending = (conversationId: string) => {
  const { data } = useServices()
  const [unsent, setUnsent] = useState<readonly UnsentMessage[]>([])
  // What could not be sent stands in this window alone.
  useLeaveGuard(unsent.some(({ problem }) => problem !== null))
  const keys = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())

  const discard = (key: number) => setUnsent((known) => known.filter((one) => one.key !== key))
  const mark = (key: number, problem: string | null) =>
    setUnsent((known) => known.map((one) => (one.key === key ? { ...one, problem } : one)))

  const deliver = async (key: number, text: string) => {
    try {
      await data.write('create', 'ConversationMessagesResource', { conversation_id: conversationId, text })
    } catch (thrown) {
      return mark(key, errorOf(thrown).message)
    }
    await data.load(messagesOf(conversationId), { force: true })
    discard(key)
  }
  const queue = (key: number, text: string) => {
    before.current = before.current.then(() => deliver(key, text))
  }

  return {
    unsent,
    send: (text: string) => {
      const key = ++keys.current
      setUnsent((known) => [...known, { key, text, problem: null }])
      queue(key, text)
    },
    tryAgain: ({ key, text }: UnsentMessage) => {
      mark(key, null)
      queue(key, text)
    },
    discard,
  }
}
