import { createHash } from 'node:crypto'
import type { SearchSensitivity, SensitiveTopic } from '@corkboard/contract'
import { fold, wordsIn } from './words.ts'

/**
 * Searches for which users may need help rather than pictures. Those that ask how to do harm show no results; the
 * others show everything, below a notice on where to find help.
 */
const WITHHELD: Readonly<Partial<Record<SensitiveTopic, readonly string[]>>> = {
  self_harm: [
    'suicide',
    'suicidal',
    'kill myself',
    'killing myself',
    'end my life',
    'want to die',
    'self harm',
    'selfharm',
    'self injury',
    'cutting myself',
    'cut myself',
    'how to hang myself',
    'selbstmord',
    'suizid',
    'suicidio',
    'suicidarse',
    'automutilation',
    'ritzen',
  ],
  eating_disorder: [
    'thinspo',
    'thinspiration',
    'pro ana',
    'proana',
    'pro mia',
    'promia',
    'bonespo',
    'meanspo',
    'ana tips',
    'starve myself',
    'starving myself',
    'purging tips',
    'thigh gap tips',
  ],
}

const HELPED: Readonly<Partial<Record<SensitiveTopic, readonly string[]>>> = {
  eating_disorder: ['anorexia', 'anorexic', 'bulimia', 'bulimic', 'binge eating', 'eating disorder'],
  low_mood: [
    'depression',
    'depressed',
    'hopeless',
    'panic attack',
    'anxiety attack',
    'lonely',
    'loneliness',
    'grief',
    'burnout',
  ],
}

/** Changes with the lists. */
export const SENSITIVE_LISTS = createHash('sha256')
  .update(JSON.stringify([WITHHELD, HELPED]))
  .digest('hex')
  .slice(0, 16)

const among = (text: string, lists: typeof WITHHELD): SensitiveTopic | undefined =>
  (Object.keys(lists) as SensitiveTopic[]).find((topic) => lists[topic]?.some((words) => text.includes(` ${words} `)))

/** FIND-05: the sensitive topic of a search, if any. */
export const sensitivityOf = (query: string): SearchSensitivity | undefined => {
  const text = ` ${wordsIn(fold(query)).join(' ')} `
  const withheld = among(text, WITHHELD)
  if (withheld) return { topic: withheld, is_withheld: true }
  const helped = among(text, HELPED)
  return helped && { topic: helped, is_withheld: false }
}
