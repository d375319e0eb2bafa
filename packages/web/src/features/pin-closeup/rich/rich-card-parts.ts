import type * as RichCards from './RichCard.tsx'

let parts: typeof RichCards | undefined

/**
 * The card of a pin's page, for pins that have one: kept out of every other closeup's first load. The server takes it with
 * everything else; the browser shows what the server drew until the card's own file has come.
 */
export const loadRichCards = async (): Promise<typeof RichCards> => (parts ??= await import('./RichCard.tsx'))

/** The card, if it has been loaded. */
export const richCards = (): typeof RichCards | undefined => parts
