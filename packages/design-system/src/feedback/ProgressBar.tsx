import { useId } from 'react'
import styles from './ProgressBar.module.css'

/** Props of {@link ProgressBar}. */
export type ProgressBarProps = {
  /** What is in progress: “Uploading 3 pictures”. */
  label: string
  /** The amount done. */
  value: number
  /** The total amount. */
  max: number
  /** The count as text, at the end of the line: “2 of 3”. */
  count: string
}

/** The progress of a long action. */
export const ProgressBar = ({ label, value, max, count }: ProgressBarProps) => {
  const id = useId()
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.count}>{count}</span>
      </div>
      <progress id={id} className={styles.bar} value={value} max={max} aria-valuetext={count} />
    </div>
  )
}
