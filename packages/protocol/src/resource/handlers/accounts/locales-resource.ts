import { LocalesResource } from '@corkboard/contract'
import { localeOptions } from '@corkboard/domain/accounts/settings'
import { implement } from '../../engine/implement.ts'

/** IDENT-13. */
export const localesResource = implement(LocalesResource, { get: async () => [...localeOptions()] })
