import { Button, CheckIcon, CloseIcon, Menu, IconButton, MoreIcon, type MenuItem } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as pinCardTexts } from '../../product/pin-card/texts/texts.generated.ts'
import styles from './Organize.module.css'

interface OrganizeBarProps {
  readonly count: number
  readonly isBusy: boolean
  /** True while a finger carries something, which the user may want to drop on what the bar covers. */
  readonly isAside: boolean
  /** Selects all shown pins, or clears the selection if there is one. */
  readonly onChooseAll: () => void
  readonly onMove: () => void
  readonly onCopy: () => void
  readonly onDelete: () => void
  /** Actions for a single pin. */
  readonly more: readonly MenuItem[]
  readonly onDone: () => void
}

/** The actions for the selected pins. */
export const OrganizeBar = (props: OrganizeBarProps) => {
  const { count, isBusy, more } = props
  const t = useTexts(texts, pinCardTexts)
  const isIdle = count === 0 || isBusy
  return (
    <div
      className={styles.bar}
      data-organize-bar=""
      role="toolbar"
      aria-label={t('organize.selected', { count })}
      data-aside={props.isAside || undefined}
    >
      <span className={styles.count} role="status">
        {t('organize.selected', { count })}
      </span>
      <Button kind="quiet" size="small" icon={count > 0 ? <CloseIcon /> : <CheckIcon />} onClick={props.onChooseAll}>
        <span className={styles.all}>{t(count > 0 ? 'organize.none' : 'organize.all')}</span>
      </Button>
      <Button size="small" disabled={isIdle} onClick={props.onMove}>
        {t('organize.move')}
      </Button>
      <Button size="small" disabled={isIdle} onClick={props.onCopy}>
        {t('organize.copy')}
      </Button>
      <Button size="small" kind={isIdle ? 'neutral' : 'danger'} disabled={isIdle} onClick={props.onDelete}>
        {t('organize.delete')}
      </Button>
      {more.length > 0 && (
        <Menu
          label={t('pin.more')}
          trigger={(trigger) => <IconButton {...trigger} label={t('pin.more')} icon={<MoreIcon />} />}
          items={more}
        />
      )}
      <Button size="small" kind="accent" onClick={props.onDone}>
        {t('organize.done')}
      </Button>
    </div>
  )
}
