import { performance } from 'node:perf_hooks'
import { createAccount } from '@corkboard/domain/accounts/staff'
import { TestSite } from '@corkboard/testkit'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { onOwnDatabase } from './site/own-database.ts'

/** Issue 3, "Must show" 2. */
const ATTEMPTS = 2_000
/** Fewer attempts per name than the 30 guesses per hour that an account allows: ten each. */
const NAMES = 100
const WARM_UP = 60
/** In standard errors of a proportion of one half; chance alone exceeds this once in a thousand times. */
const CERTAINTY = 3.1

interface Attempt {
  readonly isKnown: boolean
  readonly ms: number
  /** Everything in the response that is not unique to it. */
  readonly response: string
}

const shuffled = <T>(items: readonly T[]): T[] => {
  const all = [...items]
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1))
    ;[all[i], all[j]] = [all[j]!, all[i]!]
  }
  return all
}

const accuracyOf = (attempts: readonly Attempt[], guess: (attempt: Attempt) => boolean): number =>
  attempts.filter((attempt) => guess(attempt) === attempt.isKnown).length / attempts.length

/** Guesses "known" for responses that were mostly those of known names in the training data. */
const byResponse = (learnt: readonly Attempt[]): ((attempt: Attempt) => boolean) => {
  const votes = new Map<string, number>()
  for (const { response, isKnown } of learnt) votes.set(response, (votes.get(response) ?? 0) + (isKnown ? 1 : -1))
  return ({ response }) => (votes.get(response) ?? 0) > 0
}

/** Guesses "known" on one side of the time that best separates the training data. */
const byTime = (learnt: readonly Attempt[]): ((attempt: Attempt) => boolean) => {
  const sorted = learnt.toSorted((a, b) => a.ms - b.ms)
  const known = sorted.filter(({ isKnown }) => isKnown).length
  let knownBelow = 0
  let best = { accuracy: 0, ms: 0, knownIsSlow: true }
  for (const [place, { ms, isKnown }] of sorted.entries()) {
    const slow = (place - knownBelow + (known - knownBelow)) / sorted.length
    for (const [accuracy, knownIsSlow] of [
      [slow, true],
      [1 - slow, false],
    ] as const) {
      if (accuracy > best.accuracy) best = { accuracy, ms, knownIsSlow }
    }
    if (isKnown) knownBelow += 1
  }
  return ({ ms }) => ms >= best.ms === best.knownIsSlow
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

/** Sends wrong passwords for existing accounts and for unused names, in random order, each from its own address. */
const attempt = async (): Promise<Attempt[]> => {
  await using site = await TestSite.start({ worker: false, config: { trustProxy: true } })
  const known = Array.from({ length: NAMES }, (_, n) => `member_${String(n).padStart(3, '0')}`)
  const unknown = Array.from({ length: NAMES }, (_, n) => `nobody_${String(n).padStart(3, '0')}`)
  for (const username of known) {
    const account = { username, email: `${username}@example.org`, firstName: 'Member', password: 'brass kettle moth 4' }
    await createAccount(site.ctx, account)
  }
  const plan = shuffled(
    Array.from({ length: ATTEMPTS + WARM_UP }, (_, n) => ({
      isKnown: n % 2 === 0,
      name: (n % 2 === 0 ? known : unknown)[Math.floor(n / 2) % NAMES]!,
      address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    })),
  )
  const visitor = site.visitor()
  const made: Attempt[] = []
  for (const { isKnown, name, address } of plan) {
    const options = { username_or_email: name, password: 'wrong kettle moth 4' }
    const start = performance.now()
    const { status, headers, envelope } = await visitor.resource('UserSessionResource', 'create', options, {
      'x-forwarded-for': address,
    })
    const ms = performance.now() - start
    const names = [...headers.keys()].toSorted()
    made.push({ isKnown, ms, response: JSON.stringify([status, names, envelope.resource_response]) })
  }
  return made.slice(WARM_UP)
}

/** Checks whether a stranger can tell existing accounts from unused names, by the response or by its time. */
export const run = async ({ print }: Pick<BenchArgs, 'print'>): Promise<BenchOutcome> => {
  const attempts = await onOwnDatabase(attempt)
  const learnt = attempts.filter((_, place) => place % 2 === 0)
  const judged = attempts.filter((_, place) => place % 2 === 1)
  const chance = 0.5 + CERTAINTY * Math.sqrt(0.25 / judged.length)
  const times = (isKnown: boolean) => attempts.filter((made) => made.isKnown === isKnown).map(({ ms }) => ms)
  const responses = new Set(attempts.map(({ response }) => response))
  const accuracies = { response: accuracyOf(judged, byResponse(learnt)), time: accuracyOf(judged, byTime(learnt)) }
  print(
    `${attempts.length} logins with wrong passwords, ${responses.size} different answer${responses.size === 1 ? '' : 's'}`,
  )
  print(`median: known ${median(times(true)).toFixed(2)} ms, unknown ${median(times(false)).toFixed(2)} ms`)
  for (const [by, accuracy] of Object.entries(accuracies)) {
    print(`by ${by}: ${(100 * accuracy).toFixed(1)} % right; chance stays below ${(100 * chance).toFixed(1)} %`)
  }
  return { reached: Object.values(accuracies).every((accuracy) => accuracy < chance) }
}
