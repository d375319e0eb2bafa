import type { BotChallenge } from '@corkboard/contract/accounts/wire/bot-check'
import { createResourceClient } from '../../api/resource-client.ts'
import type { ApiEnvironment } from '../../api/transport.ts'
import { passBotCheck } from './bot-check.ts'

/** What a bot check is passed for (consumer §7 "action names"). */
export type BotCheckAction = 'register' | 'session_verify'

/** Documents shared between visitors have no nonce and run no third-party scripts. */
const runsOthersScripts = (): boolean => document.querySelector('script[nonce]') !== null

/**
 * IDENT-09: passes the bot check for this action.
 * @returns its token, or `undefined` where this document cannot run the operator's service
 * @throws Error with a message for developers
 */
export const botToken = async (env: ApiEnvironment, action: BotCheckAction): Promise<string | undefined> => {
  const { resource_response: response } = await createResourceClient(env).get('BotCheckResource', { action })
  const challenge = response.data as BotChallenge
  if (challenge.kind === 'hosted' && !runsOthersScripts()) return undefined
  return passBotCheck(window, challenge, env.now)
}
