import styles from './Icon.module.css'

/** Props of every icon. Icons are decorative: the control around them has the accessible name. */
export type IconProps = {
  /** The size: 16, 20 or 24 px. */
  size?: 16 | 20 | 24
  /** Fills the shape, for an active state. */
  filled?: boolean
}

type Drawing = IconProps & {
  /** The strokes, in a 24 by 24 box. */
  d: string
  /** True if it points in reading direction; it is then mirrored in right-to-left languages. */
  directional?: boolean
}

/** One path in round strokes of 2 in a 24-px box, in the color of the text around it. */
export const Icon = ({ d, size = 20, filled, directional }: Drawing) => (
  <svg
    className={directional ? styles.directional : undefined}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={d} />
  </svg>
)
