import type { ResourceAction } from '@corkboard/contract'
import { compileJson, type Stringify, writable } from '../../fields/stringify.ts'

/**
 * Compiles the writer of one action's `data`. It writes what the contract names and nothing else, so a field that is
 * not meant for clients cannot slip out, and refuses an answer in which a promised field is missing.
 */
export const compileData = (action: ResourceAction): Stringify => {
  const schema = writable(action.data)
  const items = { type: 'array', items: schema }
  const beside = action.beside && writable(action.beside)
  const answer = beside
    ? { ...beside, properties: { ...beside.properties, results: items } }
    : action.list
      ? items
      : schema
  return compileJson(answer)
}
