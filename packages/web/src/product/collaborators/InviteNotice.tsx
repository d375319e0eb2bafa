import { Banner, Button } from '@corkboard/design-system'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import type { BoardEntity } from '../../store/entities.ts'
import styles from './InviteNotice.module.css'

/** The texts load with the page, the actions on demand. */
export const loadCollaborating = () => import('./actions.ts')
type Actions = Awaited<ReturnType<typeof loadCollaborating>>

interface NoticeButton {
  readonly label: string
  /** The accessible name, if the label alone does not say what it is about. */
  readonly name?: string
  readonly isMain?: boolean
  readonly action: (actions: Actions) => Promise<unknown> | void
}

/** A notice about collaboration with the viewer's possible responses. */
export const CollaborationNotice = ({
  children,
  buttons,
}: {
  readonly children: ReactNode
  readonly buttons: readonly NoticeButton[]
}) => {
  const t = useTexts(shellTexts)
  const { report, toasts } = useServices()
  const [pending, setPending] = useState<string | null>(null)
  const press = async ({ label, action }: NoticeButton) => {
    setPending(label)
    try {
      await action(await loadCollaborating())
    } catch (error) {
      report({ kind: 'error', error, where: 'collaborating' })
      toasts.show({ text: t('error.default'), kind: 'danger' })
    }
    setPending(null)
  }
  return (
    <Banner
      action={
        <span className={styles.buttons}>
          {buttons.map((button) => (
            <Button
              key={button.label}
              kind={button.isMain ? 'accent' : 'neutral'}
              size="small"
              aria-label={button.name}
              pending={pending === button.label}
              onClick={() => void press(button)}
            >
              {button.label}
            </Button>
          ))}
        </span>
      }
    >
      {children}
    </Banner>
  )
}

interface InviteNoticeProps {
  readonly board: Pick<BoardEntity, 'id' | 'name' | 'url'>
  readonly children: ReactNode
  /** Called after the response. */
  readonly onResponded?: () => void
}

/** BOARD-04: an invitation to collaborate on a board. */
export const InviteNotice = ({ board, children, onResponded }: InviteNoticeProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const response = async (done: Promise<boolean>) => {
    if (await done) onResponded?.()
  }
  return (
    <CollaborationNotice
      buttons={[
        {
          label: t('collaborating.decline'),
          name: t('collaborating.decline.named', { board: board.name }),
          action: (actions) => response(actions.declineInvite(services, board)),
        },
        {
          label: t('collaborating.accept'),
          name: t('collaborating.accept.named', { board: board.name }),
          isMain: true,
          action: (actions) => response(actions.acceptInvite(services, board)),
        },
      ]}
    >
      {children}
    </CollaborationNotice>
  )
}
