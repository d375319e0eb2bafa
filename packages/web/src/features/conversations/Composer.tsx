import type { Conversation } from '@corkboard/contract/wire/conversation'
import { ArrowUpIcon, IconButton, TextField } from '@corkboard/design-system'
import { type FormEvent, useRef, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useMessages } from '../../messages/messages.tsx'
import { useServices } from '../../services.tsx'
import styles from './Conversations.module.css'
import { messagesOf } from './requests.ts'

/** Writes into a conversation. What is refused stays to be changed. */
export const Composer = ({ conversation }: { readonly conversation: Conversation }) => {
  const t = useMessages()
  const { data } = useServices()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const isSending = useRef(false)
  const send = async () => {
    const words = text.trim()
    if (words === '' || isSending.current) return
    isSending.current = true
    setText('')
    setProblem(undefined)
    try {
      await data.write('create', 'ConversationMessagesResource', { conversation_id: conversation.id, text: words })
      await data.load(messagesOf(conversation.id), { force: true })
    } catch (thrown) {
      // What was written meanwhile comes after it.
      setText((since) => (since === '' ? words : `${words} ${since}`))
      setProblem(errorOf(thrown).message)
    }
    isSending.current = false
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <div className={styles.field}>
        <TextField
          label={t('messages.write')}
          value={text}
          error={problem}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setProblem(undefined)
          }}
          autoComplete="off"
          enterKeyHint="send"
        />
      </div>
      <IconButton type="submit" kind="sunken" label={t('messages.send')} icon={<ArrowUpIcon size={24} />} />
    </form>
  )
}
