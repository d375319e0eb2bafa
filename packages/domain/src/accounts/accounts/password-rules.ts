import { fail, LIMITS } from '@corkboard/contract'
import { lengthOf } from '../../kernel/index.ts'
import { COMMON_WORDS, KEY_RUNS } from './common-passwords.ts'

/** Our own name, which is as easy to guess here as the user's. */
const SITE_NAME = 'corkboard'
/** Shorter names occur in too many harmless passwords. */
const MIN_NAME_LENGTH = 3
const MIN_RUN_LENGTH = 3
/** This many extra characters do not hide a guessable word. */
const MAX_PADDING = 4

const CONTROL = /\p{Cc}/u
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const RUNS = KEY_RUNS.flatMap((run) => [run, [...run].toReversed().join('')])

const longestRun = (text: string): number => {
  let length = text.length
  while (length >= MIN_RUN_LENGTH && !RUNS.some((run) => run.includes(text.slice(0, length)))) length -= 1
  return length < MIN_RUN_LENGTH ? 0 : length
}

/** `qwerty12345`: only runs along the keys. */
const isOnlyRuns = (text: string): boolean => {
  for (let rest = text; rest !== '';) {
    const length = longestRun(rest)
    if (length === 0) return false
    rest = rest.slice(length)
  }
  return true
}

/** `aaaaaaaa`, `12121212`, `abcdabcdab`. */
const isRepetition = (text: string): boolean =>
  [1, 2, 3, 4].some(
    (unit) => text.length >= 2 * unit && text === text.slice(0, unit).repeat(text.length).slice(0, text.length),
  )

const isGuessedWord = (text: string): boolean => {
  const word = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return text.length - word.length <= MAX_PADDING && COMMON_WORDS.has(word)
}

const isCommon = (password: string): boolean => {
  const text = password.toLowerCase()
  const plain = text.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign)
  return isOnlyRuns(text) || isRepetition(text) || isGuessedWord(text) || isGuessedWord(plain)
}

export interface PasswordOwner {
  readonly email?: string
  readonly username?: string
  readonly firstName?: string
  readonly lastName?: string
}

const isPersonal = (password: string, owner: PasswordOwner): boolean => {
  const text = password.toLowerCase()
  const names = [SITE_NAME, owner.username, owner.email?.split('@')[0], owner.firstName, owner.lastName]
  return names.some(
    (name) => name !== undefined && lengthOf(name) >= MIN_NAME_LENGTH && text.includes(name.toLowerCase()),
  )
}

/**
 * Quality §3: 8 to 128 characters, anything except control characters and broken surrogates, not trimmed.
 * @throws 'password.characters', 'password.length', 'password.common', 'password.personal'
 */
export const checkPassword = (password: string, owner: PasswordOwner, field = 'password'): string => {
  if (!password.isWellFormed() || CONTROL.test(password)) throw fail('password.characters', { field })
  const length = lengthOf(password)
  if (length < LIMITS.passwordMin || length > LIMITS.passwordMax) throw fail('password.length', { field })
  if (isCommon(password)) throw fail('password.common', { field })
  if (isPersonal(password, owner)) throw fail('password.personal', { field })
  return password
}
