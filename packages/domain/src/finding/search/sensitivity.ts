import { createHash } from 'node:crypto'
import type { SearchSensitivity, SensitiveTopic } from '@corkboard/contract'
import { fold, wordsIn } from './words.ts'

const ONESELF = '(?:my ?self|your ?self|himself|herself|themselves|ourselves|oneself)'
/** Without "yourself", which instructions for hair, cloth and pictures use. */
const SELF = '(?:my ?self|himself|herself|themselves)'

/**
 * Searches for which users may need help rather than pictures. Those that ask how to do harm show no results; the
 * others show everything, below a notice on where to find help. The patterns match whole words, in the forms that users
 * write.
 */
const WITHHELD: Readonly<Partial<Record<SensitiveTopic, readonly string[]>>> = {
  self_harm: [
    'suicid(?:e|es|al|ality)',
    `kill(?:s|ed|ing)? ${ONESELF}`,
    'end(?:s|ed|ing)? (?:my|his|her|their|your own|my own|his own|her own) (?:life|lives)',
    '(?:take|takes|taking|took) (?:my|your|his|her|their) own (?:life|lives)',
    'want(?:s|ed|ing)? to die',
    'wanna die',
    'how to die',
    'painless (?:ways? to die|deaths?)',
    `unaliv(?:e|es|ed|ing) ${ONESELF}`,
    'self ?(?:harm|harms|harmed|harmer|harmers|harming|injury|injuries|injuring|mutilation)',
    `(?:cut|cuts|cutting|hang|hangs|hanged|hanging|hung) ${SELF}`,
    'how to hang yourself',
    `(?:hurt|hurts|hurting|harm|harms|harmed|harming) ${ONESELF}`,
    'selbstmord(?:e|es|en|gedanken)?',
    'selbstverletz(?:en|ung|ungen)',
    'sui[zc]id(?:e|es|al|gedanken)?',
    'suicidios?',
    'suicid(?:arse|arme|arte|arsi|armi|er|aire|aires)',
    'automutilations?',
    'ritzen',
  ],
  eating_disorder: [
    '(?:thin|bone|mean)(?:spo|spos|spiration|spirations)',
    'pro ?(?:ana|anas|mia|mias|anorexia|bulimia)',
    '(?:ana|mia|purging|starving) (?:tip|tips|trick|tricks|buddy|buddies|coach|coaches)',
    `starv(?:e|es|ed|ing) ${ONESELF}`,
    'thigh gap tips?',
  ],
}

const HELPED: Readonly<Partial<Record<SensitiveTopic, readonly string[]>>> = {
  eating_disorder: [
    'anorexi(?:a|c|cs)',
    'bulimi(?:a|c|cs)',
    'bing(?:e|es|ed|ing) eat(?:s|er|ers|ing)',
    'eating disorders?',
  ],
  low_mood: [
    'depress(?:ion|ions|ed|ive|ing)',
    'hopeless(?:ness)?',
    '(?:panic|anxiety) attacks?',
    'lonel(?:y|ier|iest|iness)',
    'griev(?:e|es|ed|ing)',
    'griefs?',
    'burnouts?',
  ],
}

/** Changes with the lists. */
export const SENSITIVE_LISTS = createHash('sha256')
  .update(JSON.stringify([WITHHELD, HELPED]))
  .digest('hex')
  .slice(0, 16)

type Matchers = readonly (readonly [SensitiveTopic, RegExp])[]

const matchersOf = (lists: typeof WITHHELD): Matchers =>
  (Object.keys(lists) as SensitiveTopic[]).map((topic) => [topic, new RegExp(` (?:${lists[topic]!.join('|')}) `)])

const [withheldTopics, helpedTopics] = [matchersOf(WITHHELD), matchersOf(HELPED)]

const among = (text: string, topics: Matchers): SensitiveTopic | undefined =>
  topics.find(([, pattern]) => pattern.test(text))?.[0]

/** FIND-05: the sensitive topic of a search, if any. */
export const sensitivityOf = (query: string): SearchSensitivity | undefined => {
  const text = ` ${wordsIn(fold(query)).join(' ')} `
  const withheld = among(text, withheldTopics)
  if (withheld) return { topic: withheld, is_withheld: true }
  const helped = among(text, helpedTopics)
  return helped && { topic: helped, is_withheld: false }
}
