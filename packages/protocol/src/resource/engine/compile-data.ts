import type { ResourceAction } from '@corkboard/contract'
import { compileJson, type Stringify, writable } from '../../fields/stringify.ts'

/**
 * Compiles the serializer for one action's `data`. It writes only fields named in the contract, so that no internal
 * field can leak, and rejects a response that lacks a promised field.
 */
export const compileData = (action: ResourceAction): Stringify => {
  const schema = writable(action.data)
  const items = { type: 'array', items: schema }
  const extra = action.extra && writable(action.extra)
  const answer = extra
    ? { ...extra, properties: { ...extra.properties, results: items } }
    : action.list
      ? items
      : schema
  return compileJson(answer)
}
