import { fail, type Id, parsePinId } from '@corkboard/contract'

/** SHELL-04: the pin id in a URL segment, with or without a title before it. Throws if there is none. */
export const pinIdOf = (text: string, field: string): Id => {
  const id = parsePinId(text)
  if (id === undefined) throw fail('pin.not_found', { field })
  return id
}
