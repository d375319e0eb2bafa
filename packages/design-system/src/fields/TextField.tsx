import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldWords } from './Field.tsx'
import { useLength } from './use-length.ts'

/**
 * A native `input` of one line with its words. With `maxLength` a counter shows how long it
 * is; what is longer stays, for the form to say so.
 */
export type TextFieldProps = FieldWords & Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size'>

/** One line of text. */
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
