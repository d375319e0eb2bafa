import { Button, Dialog, FormProblem, TextArea } from '@corkboard/design-system'
import { LIMITS } from '@corkboard/contract/limits'
import { type FormEvent, useState } from 'react'
import { errorOf } from '../../../api/errors.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as peopleTexts } from '../../../product/people/texts/texts.generated.ts'
import { useServices, useUser } from '../../../services.tsx'
import { conversationPath } from '../../../product/addresses.ts'
import { useDismissGuard } from '../../../shell/leave-guard/use-dismiss-guard.tsx'

interface WriteProps {
  readonly userId: string
  readonly onClose: () => void
}

/** PEOPLE-03: sends a message to a user from their profile. */
export const WriteDialog = ({ userId, onClose }: WriteProps) => {
  const t = useTexts(texts, peopleTexts)
  const { data, toasts, navigator } = useServices()
  const user = useUser(userId)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const dismiss = useDismissGuard(text !== '', onClose)
  if (!user) return null
  const name = user.first_name || user.full_name
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setPending(true)
    setProblem(null)
    try {
      const { id } = await data.write('create', 'ConversationsResource', { user_id: userId, text })
      toasts.show({
        text: t('write.done', { name }),
        action: { label: t('write.open'), onPress: () => navigator.go(conversationPath(id)) },
      })
      onClose()
    } catch (thrown) {
      setProblem(errorOf(thrown).message)
      setPending(false)
    }
  }
  return (
    <Dialog
      open
      title={t('write.title', { name })}
      closeLabel={t('people.close')}
      onClose={dismiss}
      closeOnBackdrop={text === ''}
      actions={
        <Button kind="accent" type="submit" form="write-message" pending={pending}>
          {t('write.send')}
        </Button>
      }
    >
      <form id="write-message" onSubmit={(event) => void send(event)}>
        <FormProblem text={problem} />
        <TextArea
          label={t('messages.write')}
          maxLength={LIMITS.message}
          value={text}
          data-autofocus=""
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
