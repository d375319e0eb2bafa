import { BoardIcon, Button, UploadIcon, UsersIcon } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { useViewer } from '../../services.tsx'
import { createBoardPath, createPinPath } from '../../product/addresses.ts'
import styles from './Welcome.module.css'

const OWNER_TEXTS = { title: 'welcome.owner.title', text: 'welcome.owner.text' } as const
const MEMBER_TEXTS = { title: 'welcome.member.title', text: 'welcome.member.text' } as const

/** The welcome on an instance without pins: shows the owner how to fill it and members how to start. */
export function Welcome() {
  const t = useTexts(texts, boardFormsTexts)
  const viewer = useViewer()
  if (viewer.kind !== 'AUTH') return null
  const { title, text } = viewer.is_owner ? OWNER_TEXTS : MEMBER_TEXTS
  return (
    <section className={styles.welcome}>
      <h1>{t(title, { name: viewer.first_name })}</h1>
      <p className={styles.lead}>{t(text)}</p>
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
          action={<Button href={createPinPath}>{t('welcome.upload.choose')}</Button>}
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
