import { Button, Menu, IconButton, MoreIcon, type MenuItem } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import styles from './Organise.module.css'

interface OrganiseBarProps {
  readonly count: number
  readonly isBusy: boolean
  /** A finger carries something, perhaps to what the bar stands over. */
  readonly isAside: boolean
  /** Chooses all shown, or none when something is chosen. */
  readonly onChooseAll: () => void
  readonly onMove: () => void
  readonly onCopy: () => void
  readonly onDelete: () => void
  /** What can be done with a single pin. */
  readonly more: readonly MenuItem[]
  readonly onDone: () => void
}

/** What can be done with the chosen pins. */
export const OrganiseBar = (props: OrganiseBarProps) => {
  const { count, isBusy, more } = props
  const t = useMessages()
  const isIdle = count === 0 || isBusy
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={t('organise.selected', { count })}
      data-aside={props.isAside || undefined}
    >
      <span className={styles.count} role="status">
        {t('organise.selected', { count })}
      </span>
      <Button kind="quiet" size="small" onClick={props.onChooseAll}>
        {t(count > 0 ? 'organise.none' : 'organise.all')}
      </Button>
      <Button size="small" disabled={isIdle} onClick={props.onMove}>
        {t('organise.move')}
      </Button>
      <Button size="small" disabled={isIdle} onClick={props.onCopy}>
        {t('organise.copy')}
      </Button>
      <Button size="small" kind="danger" disabled={isIdle} onClick={props.onDelete}>
        {t('organise.delete')}
      </Button>
      {more.length > 0 && (
        <Menu
          label={t('pin.more')}
          trigger={(trigger) => <IconButton {...trigger} label={t('pin.more')} icon={<MoreIcon />} />}
          items={more}
        />
      )}
      <Button size="small" kind="accent" onClick={props.onDone}>
        {t('organise.done')}
      </Button>
    </div>
  )
}
