import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import styles from './Spinner.module.css'
import { SpinnerMark } from './SpinnerMark.tsx'

/** Props of {@link Spinner}. */
export type SpinnerProps = {
  /** What is awaited, in words. */
  label: string
  /** Writes the label beside the ring instead of only saying it. */
  showLabel?: boolean
}

/** Waiting inside a small place. A page shows {@link Skeleton} shapes instead. */
export const Spinner = ({ label, showLabel }: SpinnerProps) => (
  <span role="status" className={styles.spinner}>
    <SpinnerMark />
    {showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
)
