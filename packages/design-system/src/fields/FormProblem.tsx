import type { ReactNode } from 'react'
import { WarningIcon } from '../icons/icons.tsx'
import styles from './Field.module.css'

/** Props of {@link FormProblem}. */
export type FormProblemProps = {
  /** The error text; empty if there is no error. */
  text: ReactNode
}

/** The error of a whole form, above its fields. Its element is always present, so that a new error is announced. */
export const FormProblem = ({ text }: FormProblemProps) => (
  <div role="alert" className={styles.problemPlace}>
    {text && (
      <p className={styles.problem}>
        <WarningIcon />
        {text}
      </p>
    )}
  </div>
)
