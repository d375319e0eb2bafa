import type { ReactNode } from 'react'
import { WarningIcon } from '../icons/icons.tsx'
import styles from './Field.module.css'

/** Props of {@link FormProblem}. */
export type FormProblemProps = {
  /** What is wrong, in words; nothing where all is well. */
  text: ReactNode
}

/** What is wrong with a whole form, above its fields; the place is always there, so that it is heard when it speaks. */
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
