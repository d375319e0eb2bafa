import { useState, type InputEvent } from 'react'

type Counted = {
  value?: unknown
  defaultValue?: unknown
  maxLength?: number | undefined
}

/** Counts characters as users see them, not UTF-16 units. */
const lengthOf = (text: unknown) => (text === undefined || text === null ? 0 : [...String(text)].length)

/**
 * Counts the typed characters against `maxLength`, in a controlled or uncontrolled field. The element itself does not
 * get the limit, because it would silently truncate pasted text, while the form can report that it is too long.
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
