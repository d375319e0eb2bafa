import { useId, type ReactNode } from 'react'
import { WarningIcon } from '../icons/icons.tsx'
import styles from './Field.module.css'

/** What every field takes besides the attributes of its element. */
export type FieldWords = {
  /** Name of the field, always written above it. */
  label: string
  /** What to enter, in words, below it. */
  hint?: ReactNode
  /** What is wrong, in words; marks the field as invalid and stands before the hint. */
  error?: ReactNode
}

/** The attributes that tie a control to its words. */
export type FieldWiring = {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldWords & {
  id?: string | undefined
  /** "12 / 50", at the end of the line below. */
  counter?: ReactNode
  /** The counter is past its end. */
  isTooLong?: boolean
  children: (wiring: FieldWiring) => ReactNode
}

/** Label above, control, error and hint below; the wiring between them in one place. */
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
