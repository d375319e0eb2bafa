import styles from './Icon.module.css'

/** Props of every icon. Icons are decoration: the control around them carries the name. */
export type IconProps = {
  /** Edge length: 16, 20 or 24 px. */
  size?: 16 | 20 | 24
  /** Fills the shape, for a state that is on. */
  filled?: boolean
}

type Drawing = IconProps & {
  /** The strokes, in a field of 24 by 24. */
  d: string
  /** Points along the line of reading, so it is mirrored where that runs from right to left. */
  directional?: boolean
}

/** One path in round strokes of 2 in a 24-px field, in the color of the text around it. */
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
