import { useId } from 'react'
import styles from './ProgressBar.module.css'

/** Props of {@link ProgressBar}. */
export type ProgressBarProps = {
  /** What is under way: “Uploading 3 pictures”. */
  label: string
  /** How much is done. */
  value: number
  /** How much there is. */
  max: number
  /** The count in words, at the end of the line: “2 of 3”. */
  count: string
}

/** How far something long has come. */
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
