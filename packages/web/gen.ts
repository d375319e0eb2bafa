import path from 'node:path'
import { generateTexts } from './src/i18n/compile.ts'

/** What `npm run gen` makes of this package; with `check`, whether the committed files are up to date. */
export const run = (options: { readonly check?: boolean } = {}): Promise<boolean> =>
  generateTexts(path.join(import.meta.dirname, 'src'), options)
