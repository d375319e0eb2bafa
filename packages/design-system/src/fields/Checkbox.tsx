import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import styles from './Choice.module.css'

/** A native checkbox with its label next to it. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type'> & {
  /** The label: what it switches. */
  label: ReactNode
  /** An explanation, below. */
  hint?: ReactNode
}

/** A checkbox. It takes effect when the form is submitted. */
export const Checkbox = ({ label, hint, ...rest }: CheckboxProps) => {
  const labelId = useId()
  const hintId = useId()
  return (
    <label className={styles.choice}>
      <input
        {...rest}
        type="checkbox"
        className={styles.input}
        // Only the label is the accessible name. The hint, which is inside the label to be clickable, is the
        // description.
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

/** A switch, which takes effect immediately. Has the props of {@link Checkbox}. */
// oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native checkbox tells its state
export const Switch = (props: CheckboxProps) => <Checkbox {...props} role="switch" />
