import type { ScheduledPin } from '@corkboard/contract/content/wire/scheduled-pin'
import { Button, EditIcon, TrashIcon, WarningIcon } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { pinPath } from '../../product/addresses.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { texts as savingTexts } from '../../product/saving/texts/texts.generated.ts'
import { LocalTime } from '../../product/scheduling/LocalTime.tsx'
import {
  deleteScheduledPin,
  publishScheduledPin,
  restoreScheduledPin,
} from '../../product/scheduling/scheduled-pins.ts'
import { texts as schedulingTexts } from '../../product/scheduling/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useServices } from '../../services.tsx'
import { openDialog } from '../../shell/open-dialog.tsx'
import { ToastPicture } from '../../shell/ToastParts.tsx'
import { useAction } from '../../shell/use-action.ts'
import styles from './ScheduledPins.module.css'
import { texts } from './texts/texts.generated.ts'

const KINDS = {
  REGULAR: null,
  VIDEO: 'scheduled.kind.video',
  CAROUSEL: 'scheduled.kind.carousel',
  IDEA: 'scheduled.kind.story',
} as const

/** What the buttons of a line do. Their toasts name the pin. */
const useActions = (item: ScheduledPin) => {
  const t = useTexts(texts, schedulingTexts, savingTexts)
  const services = useServices()
  const { toasts, navigator } = services
  const { pending, run } = useAction()
  const [running, setRunning] = useState<'delete' | 'publish' | null>(null)
  const title = item.title || t('schedule.untitled')
  const picture = <ToastPicture url={item.image.url} />
  const restore = () =>
    run(async () => {
      await restoreScheduledPin(services, item)
      toasts.show({ text: t('scheduled.restored', { title }) })
    })
  return {
    title,
    pending: pending ? running : null,
    edit: () =>
      void openDialog(services, async () => {
        const { EditScheduledPin } = await import('./EditScheduledPin.tsx')
        return (close) => <EditScheduledPin item={item} onClose={close} />
      }),
    remove: () => {
      setRunning('delete')
      return run(async () => {
        await deleteScheduledPin(services, item)
        toasts.show({
          text: t('scheduled.deleted', { title }),
          picture,
          action: { label: t('pin.saved.undo'), onPress: () => void restore() },
        })
      })
    },
    publish: () => {
      setRunning('publish')
      return run(async () => {
        const pin = await publishScheduledPin(services, item)
        toasts.show({
          text: t('scheduled.published', { title }),
          picture,
          action: { label: t('scheduled.view'), onPress: () => navigator.go(pinPath(pin)) },
        })
      })
    },
  }
}

/** A scheduled pin: what it is, when it is published, or why it was not. */
export const ScheduledPinLine = ({ item }: { readonly item: ScheduledPin }) => {
  const t = useTexts(texts, schedulingTexts, boardFormsTexts)
  const { title, pending, edit, remove, publish } = useActions(item)
  const { board, section, image } = item
  const kind = KINDS[item.creative_type]
  return (
    <article className={styles.line} aria-label={title}>
      <img
        className={styles.picture}
        src={image.url}
        alt={item.pin.alt_text ?? ''}
        width={image.width}
        height={image.height}
        loading="lazy"
        style={{ backgroundColor: item.dominant_color }}
      />
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        <LocalTime className={styles.time} seconds={item.scheduled_ts} />
        <p className={styles.facts}>
          {kind && <span>{t(kind)}</span>}
          {board ? (
            <Link href={board.url} className={styles.board}>
              {section ? t('board.section.path', { board: board.name, section: section.title }) : board.name}
            </Link>
          ) : (
            <span>{t('scheduled.noBoard')}</span>
          )}
        </p>
        {item.error_message !== null && (
          <p className={styles.problem}>
            <WarningIcon />
            <span>{t('scheduled.refused', { reason: item.error_message })}</span>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          icon={<EditIcon />}
          aria-label={t('scheduled.edit.named', { title })}
          disabled={pending !== null}
          onClick={edit}
        >
          {t('scheduled.edit')}
        </Button>
        <Button
          size="small"
          aria-label={t('scheduled.publish.named', { title })}
          pending={pending === 'publish'}
          disabled={pending === 'delete'}
          onClick={() => void publish()}
        >
          {t('scheduled.publish')}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon={<TrashIcon />}
          aria-label={t('scheduled.delete.named', { title })}
          pending={pending === 'delete'}
          disabled={pending === 'publish'}
          onClick={() => void remove()}
        >
          {t('scheduled.delete')}
        </Button>
      </div>
    </article>
  )
}
