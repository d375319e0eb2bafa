import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldWords } from './Field.tsx'
import { useLength } from './use-length.ts'

/** A native `input` of one line with its words. With `maxLength` a counter shows what is left. */
export type TextFieldProps = FieldWords & Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size'>

/** One line of text. */
export const TextField = ({ label, hint, error, ...rest }: TextFieldProps) => {
  const { counter, countInput } = useLength(rest)
  return (
    <Field label={label} hint={hint} error={error} id={rest.id} counter={counter}>
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
