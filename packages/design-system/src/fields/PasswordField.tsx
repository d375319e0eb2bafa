import { useState, type ComponentPropsWithRef } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { EyeIcon, EyeOffIcon } from '../icons/later-icons.tsx'
import styles from './Field.module.css'
import { Field, type FieldTexts } from './Field.tsx'

/** A password `input` with its texts. Set `autoComplete`: `current-password` or `new-password`. */
export type PasswordFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type'> & {
    /** The accessible name of the button that shows the password. */
    showLabel: string
    /** The accessible name of the button that hides it again. */
    hideLabel: string
  }

/** A password field with a button that reveals the password. An error takes the hint's place: both say what to choose. */
export const PasswordField = ({ label, hint, error, showLabel, hideLabel, ...rest }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={error ? undefined : hint} error={error} id={rest.id}>
      {(wiring) => (
        <>
          <input
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={`${wiring.className} ${styles.withButton}`}
            autoCapitalize="none"
            spellCheck={false}
          />
          <span className={styles.button}>
            <IconButton
              label={shown ? hideLabel : showLabel}
              icon={shown ? <EyeOffIcon /> : <EyeIcon />}
              onClick={() => setShown(!shown)}
            />
          </span>
        </>
      )}
    </Field>
  )
}
