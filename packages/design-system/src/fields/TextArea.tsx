import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldWords } from './Field.tsx'
import { useLength } from './use-length.ts'

/** A native `textarea` with its words; it grows with its text. With `maxLength` a counter shows what is left. */
export type TextAreaProps = FieldWords & Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style'>

/** Several lines of text. */
export const TextArea = ({ label, hint, error, ...rest }: TextAreaProps) => {
  const { counter, countInput } = useLength(rest)
  return (
    <Field label={label} hint={hint} error={error} id={rest.id} counter={counter}>
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
