import { useId, type ReactNode } from 'react'
import { WarningIcon } from '../icons/icons.tsx'
import styles from './Field.module.css'

/** Props of every field in addition to its element's attributes. */
export type FieldTexts = {
  /** The field's label, always shown above it. */
  label: string
  /** What to enter, below the field. */
  hint?: ReactNode
  /** The error text. Marks the field as invalid and comes before the hint. */
  error?: ReactNode
}

/** The attributes that link a control to its texts. */
export type FieldWiring = {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldTexts & {
  id?: string | undefined
  /** "12 / 50", at the end of the line below. */
  counter?: ReactNode
  /** True when the text exceeds the limit. */
  isTooLong?: boolean
  children: (wiring: FieldWiring) => ReactNode
}

/** Label above, control, error and hint below, with the links between them in one place. */
export const Field = ({ label, hint, error, counter, isTooLong = false, id, children }: FieldProps) => {
  const ownId = useId()
  const control = id ?? ownId
  const described = [error && `${control}-error`, hint && `${control}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control}>
        {label}
      </label>
      <div className={styles.box}>
        {children({
          id: control,
          className: styles.control,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {(error || hint || counter) && (
        <div className={styles.below}>
          {error && (
            <span id={`${control}-error`} className={styles.error} role="alert">
              <WarningIcon size={20} />
              {error}
            </span>
          )}
          {hint && <span id={`${control}-hint`}>{hint}</span>}
          {counter && (
            <span className={isTooLong ? `${styles.counter} ${styles.over}` : styles.counter} dir="ltr" aria-hidden>
              {counter}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
