import { useContext, type ReactNode } from 'react'
import { LinkContext } from '../base/LinkContext.ts'
import '../base/tones.css'
import { toneOf } from '../base/tone.ts'
import styles from './Chip.module.css'

/** Props of {@link Chip}. */
export type ChipProps = {
  /** The text on it. */
  children: ReactNode
  /** Shown before the text. */
  icon?: ReactNode
  /** Makes it a link. */
  href?: string
  /** For a link: it leads to the current page or view. */
  current?: boolean
  /** Makes it a button. */
  onPress?: () => void
  /** For a button that toggles a filter. */
  pressed?: boolean
  /** Sets its color, always the same for the same id. */
  toneId?: string
}

/** A small rounded label: a topic, a filter, a search guide. */
export const Chip = ({ children, icon, href, current, onPress, pressed, toneId }: ChipProps) => {
  const Anchor = useContext(LinkContext)
  const look = { className: styles.chip, 'data-tone': toneId === undefined ? undefined : toneOf(toneId) }
  if (href !== undefined) {
    return (
      <Anchor {...look} href={href} aria-current={current ? 'true' : undefined}>
        {icon}
        {children}
      </Anchor>
    )
  }
  if (onPress) {
    return (
      <button {...look} type="button" aria-pressed={pressed} onClick={onPress}>
        {icon}
        {children}
      </button>
    )
  }
  return (
    <span {...look}>
      {icon}
      {children}
    </span>
  )
}
