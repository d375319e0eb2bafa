import { BoardIcon, Button, UploadIcon, UsersIcon } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useViewer } from '../../services.tsx'
import { createBoardPath, createPinPath } from '../../product/addresses.ts'
import styles from './Welcome.module.css'

/** An instance without pins: greets its owner with the ways to bring it to life, and members with the way to begin. */
export function Welcome() {
  const t = useMessages()
  const viewer = useViewer()
  if (viewer.kind !== 'AUTH') return null
  const kind = viewer.is_owner ? 'welcome.owner' : 'welcome.member'
  return (
    <section className={styles.welcome}>
      <h1>{t(`${kind}.title`, { name: viewer.first_name })}</h1>
      <p className={styles.lead}>{t(`${kind}.text`)}</p>
      <ul className={styles.ways}>
        <Way
          icon={<BoardIcon size={24} />}
          title={t('welcome.board')}
          text={t('welcome.board.text')}
          action={
            <Button kind="accent" href={createBoardPath}>
              {t('profile.createBoard')}
            </Button>
          }
        />
        <Way
          icon={<UploadIcon size={24} />}
          title={t('welcome.upload')}
          text={t('welcome.upload.text')}
          action={<Button href={createPinPath}>{t('builder.choose')}</Button>}
        />
        {viewer.is_owner && (
          <Way
            icon={<UsersIcon size={24} />}
            title={t('welcome.demo')}
            text={t('welcome.demo.text')}
            action={<code className={styles.command}>{t('welcome.demo.command')}</code>}
          />
        )}
      </ul>
    </section>
  )
}

interface WayProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly action: ReactNode
}

const Way = ({ icon, title, text, action }: WayProps) => (
  <li className={styles.way}>
    <span className={styles.mark}>{icon}</span>
    <h2>{title}</h2>
    <p>{text}</p>
    <div className={styles.action}>{action}</div>
  </li>
)
