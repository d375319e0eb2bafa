import { useId, type ReactNode } from 'react'
import styles from './Choice.module.css'

/** Props of {@link RadioGroup}. */
export type RadioGroupProps<Value extends string> = {
  /** What is being chosen. */
  label: string
  /** The choices in order, each with an optional explanation. */
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean }[]
  /** Name in the form's data; made up when left out. */
  name?: string
  /** The chosen value, when the parent keeps it. */
  value?: Value
  /** The value chosen at first, when the form keeps it. */
  defaultValue?: Value
  /** A choice was made. */
  onChange?: (value: Value) => void
  /** What is wrong, in words. */
  error?: ReactNode
}

/** One of a few, all in view; native radio buttons, so arrow keys work as everywhere. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={props.error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{props.label}</legend>
      {props.options.map(({ value, label, hint, disabled }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            className={styles.input}
            name={props.name ?? id}
            value={value}
            disabled={disabled}
            checked={props.value === undefined ? undefined : props.value === value}
            defaultChecked={props.defaultValue === undefined ? undefined : props.defaultValue === value}
            onChange={() => props.onChange?.(value)}
            // Called by its label alone: the hint, which stands in the label too so that it can be clicked, describes it.
            aria-labelledby={`${id}-${value}-label`}
            aria-describedby={hint ? `${id}-${value}-hint` : undefined}
          />
          <span id={`${id}-${value}-label`}>{label}</span>
          {hint && (
            <span id={`${id}-${value}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </label>
      ))}
      {props.error && (
        <span id={`${id}-error`} className={styles.error} role="alert">
          {props.error}
        </span>
      )}
    </fieldset>
  )
}
