import { useState, type InputEvent } from 'react'

type Counted = {
  value?: unknown
  defaultValue?: unknown
  maxLength?: number | undefined
}

/** As people count, not in UTF-16 units. */
const lengthOf = (text: unknown) => (text === undefined || text === null ? 0 : [...String(text)].length)

/**
 * Counts what is typed against `maxLength`, in a field with or without a `value` from outside. The element itself is not
 * to know the limit: it would cut what is pasted without a word, where the form can say that it is too long.
 */
export const useLength = ({ value, defaultValue, maxLength }: Counted) => {
  const [typed, setTyped] = useState(() => lengthOf(defaultValue))
  const length = value === undefined ? typed : lengthOf(value)
  return {
    counter: maxLength === undefined ? undefined : `${length} / ${maxLength}`,
    isTooLong: maxLength !== undefined && length > maxLength,
    countInput: (event: InputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(lengthOf(event.currentTarget.value)),
  }
}
