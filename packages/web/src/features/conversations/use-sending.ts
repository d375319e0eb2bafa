import type { Message } from '@corkboard/contract/social/wire/conversation'
import { useRef, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useServices } from '../../services.tsx'
import { useLeaveGuard } from '../../shell/leave-guard/use-leave-guard.tsx'
import { messagesOf } from './requests.ts'

/** A message that is not in its conversation yet. */
export interface UnsentMessage {
  readonly key: number
  readonly text: string
  /** Why it could not be sent; `null` while it is being sent. */
  readonly problem: string | null
}

/** PEOPLE-03: shows a message as soon as it is sent. Messages are sent one at a time, so that they arrive in order. */
export const useSending = (conversationId: string) => {
  const { data } = useServices()
  const [unsent, setUnsent] = useState<readonly UnsentMessage[]>([])
  const [sent, setSent] = useState<readonly Message[]>([])
  // Messages that could not be sent exist only in this window.
  useLeaveGuard(unsent.some(({ problem }) => problem !== null))
  const keys = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())

  const discard = (key: number) => setUnsent((known) => known.filter((one) => one.key !== key))
  const mark = (key: number, problem: string | null) =>
    setUnsent((known) => known.map((one) => (one.key === key ? { ...one, problem } : one)))

  const deliver = async (key: number, text: string) => {
    try {
      const message = await data.write('create', 'ConversationMessagesResource', {
        conversation_id: conversationId,
        text,
      })
      setSent((known) => [...known, message])
    } catch (thrown) {
      return mark(key, errorOf(thrown).message)
    }
    discard(key)
    void data.load(messagesOf(conversationId), { force: true })
  }
  const queue = (key: number, text: string) => {
    before.current = before.current.then(() => deliver(key, text))
  }

  return {
    unsent,
    /**
     * As the server returned them. They stay even if the list fails to reload, so that the user does not write them
     * twice.
     */
    sent,
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
