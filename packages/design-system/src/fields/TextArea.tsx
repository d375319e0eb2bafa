import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldWords } from './Field.tsx'
import { useLength } from './use-length.ts'

/**
 * A native `textarea` with its words; it grows with its text. With `maxLength` a counter shows how long it
 * is; what is longer stays, for the form to say so.
 */
export type TextAreaProps = FieldWords & Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style'>

/** Several lines of text. */
export const TextArea = ({ label, hint, error, maxLength, ...rest }: TextAreaProps) => {
  const { counter, isTooLong, countInput } = useLength({ ...rest, maxLength })
  return (
    <Field label={label} hint={hint} error={error} id={rest.id} counter={counter} isTooLong={isTooLong}>
      {(wiring) => (
        <textarea
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
