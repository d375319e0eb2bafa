import type { ReportedMessage } from '@corkboard/contract/social/wire/safety'
import { Button } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useServices } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'
import styles from './Admin.module.css'

interface ReportedMessagesProps {
  readonly conversationId: string
  /** The user whose messages are shown. */
  readonly subjectId: string
}

/** The reported user's latest messages. Staff load them on demand, and each view is logged. */
export const ReportedMessages = ({ conversationId, subjectId }: ReportedMessagesProps) => {
  const t = useTexts(texts)
  const format = useFormat()
  const { data } = useServices()
  const [messages, setMessages] = useState<readonly ReportedMessage[] | null>(null)
  const { pending, run } = useAction()
  const read = () =>
    run(async () => {
      const which = { conversation_id: conversationId, subject_id: subjectId }
      setMessages(await data.write('create', 'ReportedMessagesResource', which))
    })
  if (!messages) {
    return (
      <Button size="small" pending={pending} onClick={() => void read()}>
        {t('moderation.messages')}
      </Button>
    )
  }
  if (messages.length === 0) return <p className={styles.subtle}>{t('moderation.messages.none')}</p>
  return (
    <ul className={styles.list} aria-label={t('moderation.messages.label')}>
      {messages.map(({ id, sender, text, pin_path: pin, created_at: at }) => (
        <li key={id}>
          <p className={styles.caseText} dir="auto">
            {text}
          </p>
          <p className={styles.subtle}>
            <bdi>@{sender.username}</bdi> · <time dateTime={at}>{format.date(at)}</time>
            {pin && (
              <>
                {' · '}
                <Link href={pin}>{t('moderation.messages.pin')}</Link>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
