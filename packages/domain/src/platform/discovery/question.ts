/**
 * Something the discovery process can be asked. Whoever asks and whoever answers name the same one:
 *
 *     export const RELATED = question<RelatedAsked, RelatedAnswer>('related')
 *     await ctx.site.discovery.ask(RELATED, { … })          in a web process; `undefined` is no answer
 *     answering(RELATED, (asked) => …)                       in the discovery process
 *
 * Both are JSON on their way.
 */
export interface Question<Asked, Answer> {
  readonly name: string
  /** Held by the type alone. */
  readonly types?: { readonly asked: Asked; readonly answer: Answer }
}

export const question = <Asked, Answer>(name: string): Question<Asked, Answer> => ({ name })
