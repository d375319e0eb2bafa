import { WarningIcon } from '@corkboard/design-system'
import styles from './AccountForm.module.css'

/** What is wrong with the whole form, above it; the place is always there, so that it is heard when it speaks. */
export const FormProblem = ({ text }: { readonly text: string | null }) => (
  <div role="alert">
    {text && (
      <p className={styles.problem}>
        <WarningIcon />
        {text}
      </p>
    )}
  </div>
)
