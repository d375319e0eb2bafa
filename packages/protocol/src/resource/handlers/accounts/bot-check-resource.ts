import { BotCheckResource } from '@corkboard/contract'
import { implement } from '../../engine/implement.ts'

/** IDENT-09. */
export const botCheckResource = implement(BotCheckResource, {
  get: async ({ site }, { action }) => site.botCheck.challenge(action),
})
