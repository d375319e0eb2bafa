import { useState, type InputEvent } from 'react'

type Counted = {
  value?: unknown
  defaultValue?: unknown
  maxLength?: number | undefined
}

const lengthOf = (text: unknown) => (text === undefined || text === null ? 0 : String(text).length)

/** Counts what is typed against `maxLength`, in a field with or without a `value` from outside. */
export const useLength = ({ value, defaultValue, maxLength }: Counted) => {
  const [typed, setTyped] = useState(() => lengthOf(defaultValue))
  const length = value === undefined ? typed : lengthOf(value)
  return {
    counter: maxLength === undefined ? undefined : `${length} / ${maxLength}`,
    countInput: (event: InputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(event.currentTarget.value.length),
  }
}
