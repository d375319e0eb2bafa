import { generateMessages } from './src/messages/compile.ts'

/** What `npm run gen` makes of this package; with `check`, whether the committed files are up to date. */
export const run = (options: { readonly check?: boolean } = {}): Promise<boolean> => generateMessages(options)
