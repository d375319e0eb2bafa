import { useServices } from '../services.tsx'
import type { Catalog, Translate } from './texts.ts'

/** The texts of a component: `const t = useTexts(texts)`, with further catalogs for texts that it shares with others. */
export const useTexts = <C extends readonly Catalog[]>(...catalogs: C): Translate<C[number]> =>
  useServices().texts(...catalogs)
