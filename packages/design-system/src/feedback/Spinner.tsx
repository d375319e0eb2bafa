import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import styles from './Spinner.module.css'
import { SpinnerIcon } from './SpinnerIcon.tsx'

/** Props of {@link Spinner}. */
export type SpinnerProps = {
  /** What is loading, as text. */
  label: string
  /** Shows the label next to the ring instead of only announcing it. */
  showLabel?: boolean
}

/** A loading indicator for a small area. Pages show {@link Skeleton} shapes instead. */
export const Spinner = ({ label, showLabel }: SpinnerProps) => (
  <span role="status" className={styles.spinner}>
    <SpinnerIcon />
    {showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
)
