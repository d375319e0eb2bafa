import { FORM_ERRORS } from '@corkboard/contract/form-errors'
import { LIMITS } from '@corkboard/contract/limits'
import { ArrowUpIcon, IconButton, TextArea } from '@corkboard/design-system'
import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as peopleTexts } from '../../product/people/texts/texts.generated.ts'
import { useAppDispatch, useAppSelector } from '../../services.tsx'
import styles from './Conversations.module.css'
import { drafted, selectDraft } from './message-drafts.ts'

/** On touch screens Enter starts a new line, because there is no Shift key to hold. */
const isFinger = (): boolean => matchMedia('(pointer: coarse)').matches

interface ComposerProps {
  readonly conversationId: string
  readonly onSend: (text: string) => void
}

/** The field for writing messages. Enter sends, Shift+Enter starts a new line. */
export const Composer = ({ conversationId, onSend }: ComposerProps) => {
  const t = useTexts(texts, peopleTexts)
  const dispatch = useAppDispatch()
  const text = useAppSelector((state) => selectDraft(state, conversationId))
  const setText = (words: string) => dispatch(drafted({ conversationId, text: words }))
  const [problem, setProblem] = useState<string | undefined>()
  const send = () => {
    const words = text.trim()
    if (words === '') return
    if ([...words].length > LIMITS.message) return setProblem(FORM_ERRORS['message.too_long'].message)
    setText('')
    onSend(words)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isFinger()) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={styles.field}>
        <TextArea
          label={t('messages.write')}
          dir="auto"
          rows={1}
          maxLength={LIMITS.message}
          value={text}
          error={problem}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setProblem(undefined)
          }}
          onKeyDown={onKeyDown}
          autoComplete="off"
        />
      </div>
      <IconButton type="submit" kind="sunken" label={t('messages.send')} icon={<ArrowUpIcon size={24} />} />
    </form>
  )
}
