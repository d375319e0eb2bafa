import { fail } from '@corkboard/contract'
import type { Logger } from 'pino'
import { callService } from '../../../platform/outbound/index.ts'
import { ACTION, type BotCheck } from './bot-check.ts'

/** A bot check of the operator's choice, of the kind that several services offer under the name siteverify. */
export interface HostedCheckConfig {
  /** Takes `secret` and `response` as a form, answers `{success, action, score}`. */
  readonly verifyUrl: string
  readonly secret: string
  /** What browsers load, and the key they name there. */
  readonly scriptUrl: string
  readonly siteKey: string
  /** For services that give one: from 0, a program, to 1, a person. */
  readonly lowestScore: number
}

/** Consumer §9: the shorter of the two times a bot check may take. */
const TIMEOUT_MS = 8_000
const TOKEN_LENGTH = 8_192

/** Whether a service says that a person did this; services that know of no action or score say nothing of them. */
const isPerson = (answer: unknown, action: string, lowestScore: number): boolean => {
  if (typeof answer !== 'object' || answer === null) return false
  const said = answer as Readonly<Record<string, unknown>>
  if (said['success'] !== true) return false
  if (typeof said['action'] === 'string' && said['action'] !== '' && said['action'] !== action) return false
  return typeof said['score'] !== 'number' || said['score'] >= lowestScore
}

/** The service makes each token count once and not for long. While it is away nobody passes, as nobody can tell. */
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
      const answer = await callService({
        url: config.verifyUrl,
        method: 'POST',
        body: new URLSearchParams({ secret: config.secret, response: token }),
        timeoutMs,
      })
      return isPerson(answer, action, config.lowestScore)
    } catch (error) {
      log.warn({ err: error }, 'the bot check could not be asked')
      return false
    }
  },
})
