declare const allowedFor: unique symbol

/**
 * A thing of which a policy has said that the viewer may do `Action` with it. Write use cases take this type, so a
 * write that nobody authorized does not compile. Only policy files call `grant`.
 */
export type Allowed<Subject, Action extends string> = Subject & {
  readonly [allowedFor]: { readonly [A in Action]: true }
}

export const grant = <Action extends string, Subject>(subject: Subject): Allowed<Subject, Action> =>
  subject as Allowed<Subject, Action>
