declare const allowedFor: unique symbol

/**
 * A subject for which a policy has granted the viewer `Action`. Write use cases take this type, so a write without
 * authorization does not compile. Only policy files call `grant`.
 */
export type Allowed<Subject, Action extends string> = Subject & {
  readonly [allowedFor]: { readonly [A in Action]: true }
}

export const grant = <Action extends string, Subject>(subject: Subject): Allowed<Subject, Action> =>
  subject as Allowed<Subject, Action>
