import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import { useLength } from './use-length.ts'

/**
 * A native one-line `input` with its texts. With `maxLength`, a counter shows the length. Longer text stays, so that
 * the form can report it.
 */
export type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size'>

/** A field for one line of text. */
export const TextField = ({ label, hint, error, maxLength, ...rest }: TextFieldProps) => {
  const { counter, isTooLong, countInput } = useLength({ ...rest, maxLength })
  return (
    <Field label={label} hint={hint} error={error} id={rest.id} counter={counter} isTooLong={isTooLong}>
      {(wiring) => (
        <input
          type="text"
          {...rest}
          {...wiring}
          onInput={(event) => {
            countInput(event)
            rest.onInput?.(event)
          }}
        />
      )}
    </Field>
  )
}
