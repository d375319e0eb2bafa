import { fail, type Id, parsePinId } from '@corkboard/contract'

/** SHELL-04: a pin id as addresses carry it, also behind a title. What holds none is no pin. */
export const pinIdOf = (text: string, field: string): Id => {
  const id = parsePinId(text)
  if (id === undefined) throw fail('pin.not_found', { field })
  return id
}
