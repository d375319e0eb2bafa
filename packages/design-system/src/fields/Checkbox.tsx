import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import styles from './Choice.module.css'

/** A native checkbox with its words beside it. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type'> & {
  /** What it switches, in words. */
  label: ReactNode
  /** What that means, below. */
  hint?: ReactNode
}

/** Something to tick; it takes effect when the form is sent. */
export const Checkbox = ({ label, hint, ...rest }: CheckboxProps) => {
  const labelId = useId()
  const hintId = useId()
  return (
    <label className={styles.choice}>
      <input
        {...rest}
        type="checkbox"
        className={styles.input}
        // Called by its label alone: the hint, which stands in the label too so that it can be clicked, describes it.
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
      />
      <span id={labelId}>{label}</span>
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </label>
  )
}

/** Something to switch; it takes effect at once. Takes what {@link Checkbox} takes. */
// oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native checkbox tells its state
export const Switch = (props: CheckboxProps) => <Checkbox {...props} role="switch" />
