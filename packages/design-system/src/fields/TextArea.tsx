import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import { useLength } from './use-length.ts'

/**
 * A native `textarea` with its texts, which grows with its content. With `maxLength`, a counter shows the length.
 * Longer text stays, so that the form can report it.
 */
export type TextAreaProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style'>

/** A field for several lines of text. */
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
