import { useEffect, useMemo } from 'react'
import { useServices, type Services } from '../../services.tsx'
import { browserEnvironment, wait } from '../../shell/environment.ts'

/** (ours) Consumer §9 gives a check 105 seconds; an older token may no longer be valid when it arrives. */
const FRESH_MS = 90_000
/** (ours) How long a sign-up waits for the check. Without a token it is checked after it, like a login. */
const PATIENCE_MS = 3_000

/** What shows that a person signs up (IDENT-01). */
export interface SignUpProof {
  readonly recaptcha_v3_token?: string
  readonly user_behavior_data: string
}

const passCheck = async ({ store, navigator, report }: Services): Promise<string | undefined> => {
  try {
    const { botToken } = await import('../../product/accounts/bot-token.ts')
    return await botToken(
      browserEnvironment(store, () => navigator),
      'register',
    )
  } catch {
    report({ kind: 'count', name: 'registration not checked' })
    return undefined
  }
}

const createProof = (services: Services) => {
  let shownAt = performance.now()
  let inputs = 0
  let check: { readonly begunAt: number; readonly token: Promise<string | undefined> } | undefined
  const begin = () => {
    const now = performance.now()
    if (!check || now - check.begunAt > FRESH_MS) check = { begunAt: now, token: passCheck(services) }
    return check.token
  }
  return {
    show: () => {
      shownAt = performance.now()
    },
    /** The check takes a moment, so it runs while the user fills in the form. */
    input: () => {
      inputs += 1
      void begin()
    },
    give: async (): Promise<SignUpProof> => {
      const behavior = { filled_ms: Math.round(performance.now() - shownAt), inputs }
      const token = await Promise.race([begin(), wait(PATIENCE_MS)])
      // A token works once.
      check = undefined
      return { user_behavior_data: JSON.stringify(behavior), ...(token && { recaptcha_v3_token: token }) }
    },
  }
}

/** Watches how a sign-up form is filled in, and passes the bot check meanwhile. */
export const useSignUpProof = () => {
  const services = useServices()
  const proof = useMemo(() => createProof(services), [services])
  useEffect(() => proof.show(), [proof])
  const { input: onInput, give } = proof
  return { give, watch: { onKeyDown: onInput, onPointerDown: onInput, onPaste: onInput } }
}
