import { useContext, type ReactNode } from 'react'
import { LinkContext } from '../base/LinkContext.ts'
import '../base/tones.css'
import { toneOf } from '../base/tone.ts'
import styles from './Chip.module.css'

/** Props of {@link Chip}. */
export type ChipProps = {
  /** The word on it. */
  children: ReactNode
  /** Shown before the word. */
  icon?: ReactNode
  /** Makes it a link. */
  href?: string
  /** For a link: it leads to what is shown. */
  current?: boolean
  /** Makes it a button. */
  onPress?: () => void
  /** For a button that switches a filter on and off. */
  pressed?: boolean
  /** Colors it, the same for the same id. */
  toneId?: string
}

/** A small rounded word: a topic, a filter, a search guide. */
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
