import { fail } from '@corkboard/contract'
import type { Logger } from 'pino'
import { callService } from '../../../platform/outbound/index.ts'
import { ACTION, type BotCheck } from './bot-check.ts'

/** A bot check service chosen by the operator, of the kind that several providers offer under the name siteverify. */
export interface HostedCheckConfig {
  /** Takes `secret` and `response` as a form, returns `{success, action, score}`. */
  readonly verifyUrl: string
  readonly secret: string
  /** The script that browsers load, and the key they pass to it. */
  readonly scriptUrl: string
  readonly siteKey: string
  /** For services that return a score, from 0 (bot) to 1 (person). */
  readonly lowestScore: number
}

/** Consumer §9: the shorter of the two time limits for a bot check. */
const TIMEOUT_MS = 8_000
const TOKEN_LENGTH = 8_192

/** True when the service says that a person did this. Services without actions or scores leave those fields out. */
const isPerson = (response: unknown, action: string, lowestScore: number): boolean => {
  if (typeof response !== 'object' || response === null) return false
  const result = response as Readonly<Record<string, unknown>>
  if (result['success'] !== true) return false
  if (typeof result['action'] === 'string' && result['action'] !== '' && result['action'] !== action) return false
  return typeof result['score'] !== 'number' || result['score'] >= lowestScore
}

/**
 * The service accepts each token once and only for a short time. While it is unavailable, no one passes, because no one
 * can tell.
 */
export const createHostedCheck = (
  config: HostedCheckConfig,
  { log, timeoutMs = TIMEOUT_MS }: { readonly log: Logger; readonly timeoutMs?: number },
): BotCheck => ({
  origin: new URL(config.scriptUrl).origin,
  challenge: (action) => {
    if (!ACTION.test(action)) throw fail('request.invalid', { field: 'action' })
    return { kind: 'hosted', script_url: config.scriptUrl, site_key: config.siteKey, action }
  },
  verify: async (_db, token, action) => {
    if (token === '' || token.length > TOKEN_LENGTH) return false
    try {
      const reply = await callService({
        url: config.verifyUrl,
        method: 'POST',
        body: new URLSearchParams({ secret: config.secret, response: token }),
        timeoutMs,
      })
      return isPerson(reply, action, config.lowestScore)
    } catch (error) {
      log.warn({ err: error }, 'the bot check could not be asked')
      return false
    }
  },
})
