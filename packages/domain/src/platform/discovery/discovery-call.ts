/**
 * A call that the discovery process can handle. Caller and process refer to the same constant:
 *
 * - `export const RELATED = defineCall<RelatedInput, RelatedResult>('related')` defines it.
 * - `await ctx.site.discovery.ask(RELATED, { … })` asks it from a web process; `undefined` means no response.
 * - `handleCall(RELATED, (input) => …)` handles it in the discovery process.
 *
 * Both sides travel as JSON.
 */
export interface DiscoveryCall<Input, Result> {
  readonly name: string
  /** Exists only in the type. */
  readonly types?: { readonly input: Input; readonly result: Result }
}

export const defineCall = <Input, Result>(name: string): DiscoveryCall<Input, Result> => ({ name })
