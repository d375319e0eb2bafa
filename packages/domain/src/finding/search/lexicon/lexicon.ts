import { openSync, readFileSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'

/** What the lexicon knows of a folded word or an emoji: its concepts by language, most usual first. */
export type Meanings = ReadonlyMap<string, readonly string[]>

/** The language of emoji: everyone's. */
export const ANY_LANGUAGE = '*'

/** For what an English word can mean, too: an arch is curved, or an archway. */
export const RARELY = '-'

/** Marks words that are colors: teal is a duck, but hardly on a picture of "a living room in teal". */
export const COLOR = '%'

/** Marks English words that are a search by themselves: names of what can be seen, and what our own lists have. */
export const SUBJECT = '+'

/** True for a language, and false for the other notes of the lexicon. */
export const isLanguage = (key: string): boolean => /^\p{L}/u.test(key)

const OWN_CONCEPT = '_'

/** The concept of a word that WordNet has no noun for, such as "green". WordNet's own are numbers in base 36. */
export const conceptOf = (word: string): string => OWN_CONCEPT + word.replaceAll(' ', '_')

/** True for such a concept of a single word: it says how things are. Names of several words are things. */
export const isOfQuality = (concept: string): boolean =>
  concept.startsWith(OWN_CONCEPT) && !concept.includes('_', OWN_CONCEPT.length)

/** What words mean, in 40 languages, and of which kinds that is. */
export interface Lexicon {
  /** `undefined` for a word that it does not know. A word that it knows may name nothing: a verb, for example. */
  meaningsOf(word: string): Meanings | undefined
  /** Up to `most` words that begin so, in the order of their bytes; only of this language if one is given. */
  wordsFrom(beginning: string, most: number, language?: string): readonly string[]
  /** A folded word as this language writes it: "Küche". */
  writtenAs(word: string, language: string): string
  /** The kinds a concept is of, nearest first: of a cat, feline and animal. */
  kindsOf(concept: string): readonly string[]
}

/** The lines of the file are sorted, and are read in blocks of this many bytes. */
const BLOCK_BYTES = 4_096
/** About 4 kB each. */
const MAX_BLOCKS = 200
/** What is remembered of words, known or not: some 200 bytes each. People write the same words again and again. */
const MAX_WORDS = 5_000
const TAB = 9
const NEWLINE = 10

/** Where a block begins, and its first line's word. */
interface Block {
  readonly start: number
  readonly word: Buffer
}

const blocksOf = (content: Buffer): Block[] => {
  const blocks: Block[] = []
  for (let start = 0; start < content.length;) {
    blocks.push({ start, word: Buffer.from(content.subarray(start, content.indexOf(TAB, start))) })
    const next = content.indexOf(NEWLINE, start + BLOCK_BYTES)
    start = next === -1 ? content.length : next + 1
  }
  return blocks
}

/** A word's line: its concepts by language, then how languages write it if that is not as it is folded. */
const parseMeanings = (line: string): Meanings =>
  new Map(
    line
      .split('\t', 1)[0]!
      .split(' ')
      .map((part) => {
        const [language = '', concepts = ''] = part.split(':')
        return [language, concepts === '' ? [] : concepts.split(',')] as const
      }),
  )

const formIn = (line: string, language: string): string | undefined =>
  line
    .split('\t')[1]
    ?.split(';')
    .find((form) => form.startsWith(`${language}=`))
    ?.slice(language.length + 1)

/**
 * The file is opened when it is first asked. The process keeps about 100 kB of it, the first word of each block; the
 * rest stays in the file, which the operating system caches.
 */
const openLexicon = (file: string): Lexicon => {
  let opened: { readonly descriptor: number; readonly blocks: readonly Block[]; readonly bytes: number } | undefined
  const cache = new Map<number, ReadonlyMap<string, string>>()

  const open = () => {
    const content = readFileSync(file)
    return { descriptor: openSync(file, 'r'), blocks: blocksOf(content), bytes: content.length }
  }

  const linesOf = (at: number): ReadonlyMap<string, string> => {
    const cached = cache.get(at)
    if (cached) {
      cache.delete(at)
      cache.set(at, cached)
      return cached
    }
    const { descriptor, blocks, bytes } = opened!
    const { start } = blocks[at]!
    const content = Buffer.alloc((blocks[at + 1]?.start ?? bytes) - start)
    readSync(descriptor, content, 0, content.length, start)
    const found = new Map(
      content
        // Without the newline at its end.
        .toString('utf8', 0, content.length - 1)
        .split('\n')
        .map((line) => {
          const tab = line.indexOf('\t')
          return [line.slice(0, tab), line.slice(tab + 1)] as const
        }),
    )
    const [oldest] = cache.size >= MAX_BLOCKS ? cache.keys() : []
    if (oldest !== undefined) cache.delete(oldest)
    cache.set(at, found)
    return found
  }

  const blockOf = (word: string): number => {
    opened ??= open()
    const bytes = Buffer.from(word)
    let low = 0
    let high = opened.blocks.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (Buffer.compare(opened.blocks[middle]!.word, bytes) <= 0) low = middle
      else high = middle - 1
    }
    return low
  }

  const lineOf = (word: string): string | undefined => linesOf(blockOf(word)).get(word)

  const wordsFrom = (beginning: string, most: number, language?: string): string[] => {
    const found: string[] = []
    const first = blockOf(beginning)
    let hasBegun = false
    for (let at = first; at < opened!.blocks.length; at++) {
      for (const [word, line] of linesOf(at)) {
        const isBegun = word.startsWith(beginning)
        if (hasBegun && !isBegun) return found
        hasBegun ||= isBegun
        if (isBegun && (language === undefined || ` ${line}`.includes(` ${language}:`))) found.push(word)
        if (found.length === most) return found
      }
      if (!hasBegun && at > first) return found
    }
    return found
  }

  return {
    meaningsOf: remembered((word) => {
      const line = word === '' || word.startsWith('~') ? undefined : lineOf(word)
      return line === undefined ? undefined : parseMeanings(line)
    }),
    wordsFrom,
    writtenAs: (word, language) => formIn(lineOf(word) ?? '', language) ?? word,
    kindsOf: remembered((concept) => lineOf(`~${concept}`)?.split(',') ?? []),
  }
}

const remembered = <Found>(look: (word: string) => Found): ((word: string) => Found) => {
  const known = new LRUCache<string, { readonly found: Found }>({ max: MAX_WORDS })
  return (word) => {
    const entry = known.get(word) ?? { found: look(word) }
    known.set(word, entry)
    return entry.found
  }
}

/** One for the process: what words mean does not depend on the site. */
export const LEXICON: Lexicon = openLexicon(fileURLToPath(new URL('./lexicon.generated.txt', import.meta.url)))
