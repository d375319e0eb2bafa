import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { CheckIcon, CloseIcon, WarningIcon } from '../icons/icons.tsx'
import { InfoIcon } from '../icons/later-icons.tsx'
import styles from './Banner.module.css'

/** Props of {@link Banner}. */
export type BannerProps = {
  /** `danger` and `success` are announced when they appear; `info` (default) is not. */
  kind?: 'info' | 'danger' | 'success'
  /** The message. */
  children: ReactNode
  /** A small button or link. */
  action?: ReactNode
  /** One slim line for a short message. */
  compact?: boolean
  /** Makes it closable. */
  onClose?: () => void
  /** The close button's accessible name. */
  closeLabel?: string
}

const marks = { info: InfoIcon, danger: WarningIcon, success: CheckIcon }
const kinds = { info: '', danger: styles.danger, success: styles.success }
const roles = { info: undefined, danger: 'alert', success: 'status' } as const

/** A message about the whole page, in the flow of the page. */
export const Banner = ({ kind = 'info', children, action, compact = false, onClose, closeLabel = '' }: BannerProps) => {
  const Mark = marks[kind]
  return (
    <div className={compact ? `${styles.banner} ${styles.compact}` : styles.banner} role={roles[kind]}>
      <span className={`${styles.mark} ${kinds[kind]}`}>
        <Mark size={24} />
      </span>
      <div className={styles.text}>{children}</div>
      {action}
      {onClose && <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />}
    </div>
  )
}
