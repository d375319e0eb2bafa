import type Type from 'typebox'

/**
 * A fact that modules publish to each other through the outbox, in the transaction that makes it true. The payload is
 * stored as JSON and may be read by a newer version of the code: add optional fields, never change the meaning of one.
 */
export interface EventDefinition<Kind extends string = string, Payload extends Type.TSchema = Type.TSchema> {
  readonly kind: Kind
  readonly payload: Payload
}

export type PayloadOf<Event extends EventDefinition> = Type.Static<Event['payload']>

/** The only place where an event's kind is written. Emit and handle it by the returned definition. */
export const defineEvent = <const Kind extends string, const Payload extends Type.TSchema>(
  kind: Kind,
  payload: Payload,
): EventDefinition<Kind, Payload> => ({ kind, payload })
