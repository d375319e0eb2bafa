import path from 'node:path'
import { generateTexts } from './src/i18n/compile.ts'

/**
 * Generates this package's files for `npm run gen`. With `check`, reports whether the committed files are up to date.
 */
export const run = (options: { readonly check?: boolean } = {}): Promise<boolean> =>
  generateTexts(path.join(import.meta.dirname, 'src'), options)
