import type { EventDefinition, PayloadOf } from '@corkboard/contract/events'
import type { OutboxEvent, OutboxHandlers, Tx } from '@corkboard/database'
import { Compile } from 'typebox/compile'
import { runForEvents, type Site, type TxCtx } from './context.ts'

type Batch = (tx: TxCtx, payloads: readonly unknown[]) => Promise<void>

/** What one module does after an event. It may run twice, and events may arrive out of order. */
export interface EventHandler {
  readonly event: EventDefinition
  readonly run: Batch
}

/**
 * Handles waiting events in batches: a few statements for many events. When a batch fails, each event is handled alone.
 */
export const onEvents = <Event extends EventDefinition>(
  event: Event,
  run: (tx: TxCtx, payloads: readonly PayloadOf<Event>[]) => Promise<void>,
): EventHandler => ({ event, run: run as Batch })

/** Handles events one by one. */
export const onEvent = <Event extends EventDefinition>(
  event: Event,
  run: (tx: TxCtx, payload: PayloadOf<Event>) => Promise<void>,
): EventHandler =>
  onEvents(event, async (tx, payloads) => {
    for (const payload of payloads) await run(tx, payload)
  })

/** Does the same after each of several events whose payloads share what the handler reads. */
export const onAny = <const Events extends readonly EventDefinition[]>(
  events: Events,
  run: (tx: TxCtx, payloads: readonly PayloadOf<Events[number]>[]) => Promise<void>,
): EventHandler[] => events.map((event) => ({ event, run: run as Batch }))

/**
 * The outbox handlers of a site: for each event the handlers of all modules, lowest module first, in the transaction
 * that removes the event. Events that no module handles are removed too.
 */
export const outboxHandlersOf = (
  site: Site,
  modules: readonly { readonly emits?: readonly EventDefinition[]; readonly on?: readonly EventHandler[] }[],
): OutboxHandlers => {
  const events = new Map(modules.flatMap(({ emits = [] }) => emits.map((event) => [event.kind, event] as const)))
  const handlers = Map.groupBy(
    modules.flatMap(({ on = [] }) => on),
    ({ event }) => event.kind,
  )
  return Object.fromEntries(
    [...events].map(([kind, event]) => [kind, handlerOf(site, event, handlers.get(kind) ?? [])]),
  )
}

const handlerOf = (site: Site, { kind, payload }: EventDefinition, handlers: readonly EventHandler[]) => {
  const validator = Compile(payload)
  return {
    together: async (events: readonly OutboxEvent[], tx: Tx, afterCommit: (work: () => void) => void) => {
      const wrong = events.find((event) => !validator.Check(event.payload))
      if (wrong) throw new Error(`The payload of ${kind} ${wrong.id} does not match its definition`)
      const payloads = events.map((event) => event.payload)
      await runForEvents(site, tx, afterCommit, async (ctx) => {
        for (const { run } of handlers) await run(ctx, payloads)
      })
    },
  }
}
