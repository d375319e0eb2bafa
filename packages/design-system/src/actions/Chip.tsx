import { useContext, type ReactNode } from 'react'
import { LinkContext } from '../base/LinkContext.ts'
import styles from './Chip.module.css'

/** Props of {@link Chip}. */
export type ChipProps = {
  /** The text on it. */
  children: ReactNode
  /** Shown before the text. */
  icon?: ReactNode
  /** The address of a small picture of what it is about, shown in a circle before the text. */
  image?: string
  /** The main color of such a picture: shown while it loads, or instead of it. */
  color?: string
  /** Its accessible name, if the text alone does not say what it does. */
  label?: string
  /** Makes it a link. */
  href?: string
  /** For a link: it leads to the current page or view. */
  current?: boolean
  /** Makes it a button. */
  onPress?: () => void
  /** For a button that toggles a filter. */
  pressed?: boolean
}

const Picture = ({ image, color }: Pick<ChipProps, 'image' | 'color'>) => (
  <span className={image ? styles.picture : styles.color} style={color ? { backgroundColor: color } : undefined}>
    {image && <img src={image} alt="" loading="lazy" decoding="async" />}
  </span>
)

/** A small rounded label: a topic, a filter, a search guide. */
export const Chip = ({ children, icon, image, color, label, href, current, onPress, pressed }: ChipProps) => {
  const Anchor = useContext(LinkContext)
  const look = { className: styles.chip, 'aria-label': label }
  const content = (
    <>
      {(image ?? color) && <Picture image={image} color={color} />}
      {icon}
      {children}
    </>
  )
  if (href !== undefined) {
    return (
      <Anchor {...look} href={href} aria-current={current ? 'true' : undefined}>
        {content}
      </Anchor>
    )
  }
  if (onPress) {
    return (
      <button {...look} type="button" aria-pressed={pressed} onClick={onPress}>
        {content}
      </button>
    )
  }
  return <span {...look}>{content}</span>
}
