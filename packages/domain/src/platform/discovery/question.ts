/**
 * A question that the discovery process can answer. Caller and process refer to the same constant:
 *
 * - `export const RELATED = question<RelatedRequest, RelatedAnswer>('related')` defines it.
 * - `await ctx.site.discovery.ask(RELATED, { … })` asks it from a web process; `undefined` means no answer.
 * - `answering(RELATED, (request) => …)` answers it in the discovery process.
 *
 * Both sides travel as JSON.
 */
export interface Question<Input, Answer> {
  readonly name: string
  /** Exists only in the type. */
  readonly types?: { readonly input: Input; readonly answer: Answer }
}

export const question = <Input, Answer>(name: string): Question<Input, Answer> => ({ name })
