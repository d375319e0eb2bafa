import type { ResourceAction, ResourceVerb } from '@corkboard/contract'
import type { Site } from '@corkboard/domain/kernel'
import { type Bookmarks, createBookmarks } from './bookmarks.ts'
import type { CheckFields } from '../../fields/check-fields.ts'
import type { Stringify } from '../../fields/stringify.ts'
import { compileOptions } from './check-options.ts'
import { compileData } from './compile-data.ts'
import { handlers } from './handlers.generated.ts'
import type { AnyHandler } from './implement.ts'

/** One compiled verb of a resource: its option check, its handler, and its serializer. */
export interface CompiledAction {
  /** For example `BoardResource get`. Names the list of a bookmark and the call of an idempotency key. */
  readonly call: string
  readonly verb: ResourceVerb
  readonly action: ResourceAction
  readonly handler: AnyHandler
  readonly check: CheckFields
  readonly stringify: Stringify
}

export interface Resources {
  readonly names: ReadonlySet<string>
  readonly bookmarks: Bookmarks
  find(name: string, verb: ResourceVerb): CompiledAction | undefined
  all(): Iterable<{ readonly name: string; readonly compiled: CompiledAction }>
}

const compiledActions = (): Map<string, { name: string; compiled: CompiledAction }> => {
  const compiled = new Map<string, { name: string; compiled: CompiledAction }>()
  for (const { definition, handlers: verbs } of handlers) {
    for (const [verb, action] of Object.entries(definition.actions) as [ResourceVerb, ResourceAction][]) {
      const handler = verbs[verb]
      if (!handler) throw new Error(`${definition.name} has no handler for ${verb}`)
      const call = `${definition.name} ${verb}`
      const parts = { call, verb, action, handler, check: compileOptions(action), stringify: compileData(action) }
      compiled.set(call, { name: definition.name, compiled: parts })
    }
  }
  return compiled
}

/** It depends only on the code, so all sites in a process share what is compiled. */
let actions: ReturnType<typeof compiledActions> | undefined

const resourcesBySite = new WeakMap<Site, Resources>()

/** The resources of a site. Only the seals of its bookmarks are its own. */
export const resourcesOf = (site: Site): Resources => {
  const made = resourcesBySite.get(site) ?? createResources(site)
  resourcesBySite.set(site, made)
  return made
}

const createResources = ({ signer }: Site): Resources => {
  const table = (actions ??= compiledActions())
  return {
    names: new Set(handlers.map(({ definition }) => definition.name)),
    bookmarks: createBookmarks(signer),
    find: (name, verb) => table.get(`${name} ${verb}`)?.compiled,
    all: () => table.values(),
  }
}
