import type { BotChallenge, HostedCheck, ProofOfWork } from '@corkboard/contract/accounts/wire/bot-check'
import { sha256 } from './sha256.ts'

/** Consumer §9: the time limits for the proof of work and for a hosted service. */
const WORK_TIMEOUT_MS = 105_000
const SERVICE_TIMEOUT_MS = 8_000
/** (ours) How long the work runs before it yields, so that the page stays responsive. */
const SLICE_MS = 8

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const isEnough = (text: string, difficulty: number): boolean => {
  let left = difficulty
  for (const word of sha256(text)) {
    const zeros = Math.clz32(word)
    if (left <= zeros) return true
    if (zeros < 32) return false
    left -= 32
  }
  return true
}

/**
 * IDENT-09: the offline check: finds a number whose hash starts with zeros.
 * @throws when it is not found in time
 */
export const solve = async (
  { challenge, difficulty }: Pick<ProofOfWork, 'challenge' | 'difficulty'>,
  now: () => number,
): Promise<string> => {
  const begin = now()
  let free = begin + SLICE_MS
  for (let n = 0; ; n += 1) {
    const token = `${challenge}:${n}`
    if (isEnough(token, difficulty)) return token
    // Reading the clock takes as long as a few hashes.
    if (n % 64 !== 0 || now() < free) continue
    if (now() - begin > WORK_TIMEOUT_MS) throw new Error('The work of a bot check took too long')
    await pause()
    free = now() + SLICE_MS
  }
}

interface Recaptcha {
  readonly ready: (then: () => void) => void
  readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>
}

type ServiceWindow = Window & { readonly grecaptcha?: Partial<Recaptcha> & { readonly enterprise?: Recaptcha } }

const loadScript = (document: Document, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('Error loading reCAPTCHA Enterprise'))
    })
    document.head.append(script)
  })

const inTime = <T>(work: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A bot check did not answer in time')), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Runs the check of the operator's service, if its script has the API of reCAPTCHA. */
const callService = async (window: ServiceWindow, check: HostedCheck): Promise<string> => {
  if (!window.grecaptcha) await loadScript(window.document, check.script_url)
  const service = window.grecaptcha?.enterprise ?? (window.grecaptcha as Recaptcha | undefined)
  if (!service) throw new Error('Error loading reCAPTCHA Enterprise')
  await new Promise<void>((resolve) => service.ready(resolve))
  return service.execute(check.site_key, { action: check.action })
}

/**
 * IDENT-09: returns a token that proves a human is present.
 * @throws Error with a message for developers
 */
export const passBotCheck = (window: Window, challenge: BotChallenge, now: () => number): Promise<string> =>
  challenge.kind === 'hosted' ? inTime(callService(window, challenge), SERVICE_TIMEOUT_MS) : solve(challenge, now)
