import type { EventDefinition } from '@corkboard/contract/events'
import { isManifest, moduleOf, type Product, type Rule } from './product.ts'
import { eventsIn } from './sources.ts'

const namesOfEvents = ({ events }: Product, kinds: readonly EventDefinition[]): Set<string> =>
  new Set(
    Object.entries(events)
      .filter(([, event]) => kinds.includes(event))
      .map(([name]) => name),
  )

/** A kind that is written by hand, or an event that does not go through `emit`. */
const UNTYPED = /\boutbox\.(?:add\(|insertWhere\(\s*\{\s*kind:(?!\s*\w+\.kind\b))/

/** A module lists exactly the events that its code emits. */
export const emits: Rule = (product) => {
  const names = Object.keys(product.events)
  const files = [...product.domain].map(([file, text]) => ({ file, named: eventsIn(text, names, isManifest(file)) }))
  return product.modules.flatMap(({ name, emits: listed = [] }) => {
    const declared = namesOfEvents(product, listed)
    const own = files.filter(({ file }) => moduleOf(product, file) === name)
    const emitted = new Set(own.flatMap(({ named }) => named))
    return [
      ...[...product.domain]
        .filter(([file, text]) => moduleOf(product, file) === name && UNTYPED.test(text))
        .map(([file]) => `${file} adds to the outbox without the definition of an event`),
      ...own.flatMap(({ file, named }) =>
        named
          .filter((event) => !declared.has(event))
          .map((event) => `${file} emits ${event}, which \`emits\` of ${name} lacks`),
      ),
      ...[...declared]
        .filter((event) => !emitted.has(event))
        .map((event) => `${name}/module.ts: \`emits\` names ${event}, which nothing in ${name} emits`),
    ]
  })
}

/** Every event of the contract is emitted, and handled or known to need no handler. */
export const eventHandlers: Rule = (product) => {
  const emitted = namesOfEvents(
    product,
    product.modules.flatMap(({ emits: listed = [] }) => listed),
  )
  const handled = namesOfEvents(
    product,
    product.modules.flatMap(({ on = [] }) => on.map(({ event }) => event)),
  )
  const unhandled = new Set(product.modules.flatMap(({ unhandled: reasons = {} }) => Object.keys(reasons)))
  return Object.entries(product.events).flatMap(([name, { kind }]) => [
    ...(emitted.has(name) ? [] : [`no module emits ${name}`]),
    ...(handled.has(name) && !emitted.has(name) ? [`a module handles ${name}, which no module emits`] : []),
    ...(emitted.has(name) && !handled.has(name) && !unhandled.has(kind)
      ? [`no module handles ${name}, and no \`unhandled\` says why`]
      : []),
    ...(handled.has(name) && unhandled.has(kind) ? [`\`unhandled\` names ${kind}, which a module handles`] : []),
  ])
}

/** Each kind has one definition, and `unhandled` names kinds that exist. */
export const eventKinds: Rule = ({ modules, events }) => {
  const kinds = Object.values(events).map(({ kind }) => kind)
  return [
    ...[...new Set(kinds.filter((kind, place) => kinds.indexOf(kind) !== place))].map(
      (kind) => `two events have the kind ${kind}`,
    ),
    ...modules.flatMap(({ name, unhandled = {} }) =>
      Object.keys(unhandled)
        .filter((kind) => !kinds.includes(kind))
        .map((kind) => `${name}/module.ts: \`unhandled\` names ${kind}, which is no event`),
    ),
  ]
}
