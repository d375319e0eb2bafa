import { type Db, type RawBuilder, sql } from '@corkboard/database'
import { isStopWord, isStopWordAnywhere } from '../../../content/topics/index.ts'
import { configOf } from '../languages.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import {
  isQuality,
  meaningOfSearchedName,
  meaningOfWord,
  meansOtherInEnglish,
  partsOfWord,
  type WordMeaning,
} from '../lexicon/meaning.ts'
import { type ColorName, COLOR_NAMES } from '../colors.ts'
import { COLORED, IS_KIND, marked, MENTIONS, NAMES } from '../lexicon/sense-marks.ts'
import { isEmoji, type ParsedQuery, type QueryTerm } from '../parse-query.ts'
import type { Prepared, Source } from '../search-engine.ts'
import { SYNONYMS } from '../synonyms.ts'
import { isSeen } from './everyone-sees.ts'
import { correctionsOf, mayBeTypo } from './corrections.ts'
import { TABLES, TIERS } from './tables.ts'

/** The contents of `Prepared.engine` for this engine: `tsquery` texts. */
export interface Matches {
  /** All words, each as written, stemmed, by a synonym, or by what it means. Empty matches everything. */
  readonly all: string
  /** Any of the words, or of what they are kinds of. */
  readonly any: string
  /** All words as users wrote them, in what says what the picture is of. */
  readonly own: string
  /** All words as users wrote them anywhere. */
  readonly written: string
  /** All words, their synonyms, or what they mean, as what the picture is of. */
  readonly named: string
  /** What all words mean is what the picture is of: "clothing" is clothes, not the cloth that it is stemmed to. */
  readonly meant: string
  /** The picture is of all words, what they mean, or a narrower kind of it. */
  readonly ofKind: string
  /** All words or what they mean, also as something that the description mentions, or of a narrower kind. */
  readonly mentioned: string
  /** Any of the words as written or stemmed. */
  readonly rank: string
  /** All of the words in the title. */
  readonly title: string
  /** All of the words in order. */
  readonly phrase: string
  /** Some words must not be there, or some must be in order. */
  readonly isLimited: boolean
  /** One of the words is made of two. */
  readonly isCompound: boolean
  /** The folded words themselves. */
  readonly words: readonly string[]
  /** Each word, in any form and meaning, with how much it tells: a word that few pins have tells more. */
  readonly parts: readonly { readonly query: string; readonly weight: number }[]
}

const ENGLISH = 'en'

/** Of so many words that begin alike, the one that most pins have is not the one that the user means. */
const MAX_COMPLETIONS = 1_000

/** A word of so many titles is in the index, whatever has been deleted since they were counted. */
const SURELY_THERE = 20

/** Where the user searches, and the language of the words. */
interface Asked {
  readonly language: string
  readonly source: Source
}

interface KnownWord {
  readonly n: number
  readonly exact: string
  readonly stem: string
  readonly isKnown: boolean
  /** Words begin so. It is not looked for if it surely is a word itself. */
  readonly isBeginning: boolean
  /** How many pins had it in their title when that was last counted; `null` if it is in no pin's title. */
  readonly documents: number | null
}

const quoted = (word: string): string => `'${word.replaceAll("'", "''")}'`

/** True when any document has it, checked one tier after the other. */
const somewhere = (table: RawBuilder<unknown>, query: RawBuilder<unknown>) =>
  sql.join(
    TIERS.map((tier) => sql`exists (select from ${table} where tier = ${sql.lit(tier)} and vector @@ ${query})`),
    sql` or `,
  )

/**
 * How PostgreSQL parses these texts, and whether any document has them. Most words are in many titles, which is counted,
 * so that no index of documents is read for them.
 * @param last may be the beginning of a word
 */
const understand = async (
  db: Db,
  texts: readonly string[],
  { config, source, last }: { readonly config: string; readonly source: Source; readonly last: string | undefined },
): Promise<KnownWord[]> => {
  const isSurelyKnown = source === 'pins' ? sql`(coalesce(w.documents, 0) >= ${sql.lit(SURELY_THERE)})` : sql`false`
  const { rows } = await sql<KnownWord>`
    select w.n::int, w.documents, w.exact::text as exact, w.stem::text as stem,
      not w.is_one_word or ${isSurelyKnown} or (${somewhere(TABLES[source], sql`(w.exact || w.stem)`)}) as "isKnown",
      w.is_last and w.is_one_word and not ${isSurelyKnown}
        and (${somewhere(TABLES[source], sql`w.beginning`)}) as "isBeginning"
    from (
      select n, phraseto_tsquery('simple', t) as exact, phraseto_tsquery(${config}::regconfig, t) as stem,
        to_tsquery('simple', quote_literal(t) || ':*') as beginning, position(' ' in t) = 0 as is_one_word,
        t = ${last ?? ''} as is_last, counted.documents
      from unnest(${texts}::text[]) with ordinality as texts(t, n) left join search_terms counted on counted.term = t
    ) w`.execute(db)
  return rows.toSorted((one, other) => one.n - other.n)
}

/**
 * False for a word that documents of other languages have only as a stem: German reduces "kitchen" to "kitch", which is
 * half a word to everyone else.
 */
const isWritten = async (
  db: Db,
  { word, documents }: { readonly word: string; readonly documents: number | null },
  { language, source }: Asked,
): Promise<boolean> => {
  if (documents !== null) return true
  const inLanguage = sql.join(
    TIERS.map(
      (tier) => sql`exists (
        select from ${TABLES[source]} where tier = ${sql.lit(tier)} and language = ${language}
          and vector @@ phraseto_tsquery('simple', ${word}))`,
    ),
    sql` or `,
  )
  const { rows } = await sql<{ isWritten: boolean }>`select (${inLanguage}) as "isWritten"`.execute(db)
  return rows[0]!.isWritten
}

/** The word that most pins have, of those that begin so. */
const completion = async (db: Db, begun: string): Promise<string | undefined> => {
  const { rows } = await sql<{ display: string }>`
    select display from (
      select * from search_terms
      where term >= ${begun} and term < ${`${begun}\u{10FFFF}`} and not is_phrase limit ${sql.lit(MAX_COMPLETIONS)}
    ) t
    where ${isSeen} order by documents desc, length(term), term limit 1`.execute(db)
  return rows[0]?.display
}

const either = (...queries: readonly string[]): string => {
  const some = [...new Set(queries.filter((query) => query !== ''))]
  return some.length < 2 ? (some[0] ?? '') : `(${some.join(' | ')})`
}

/** The same words, limited to text of these weights. */
const within = (weights: string, query: string): string => query.replace(/'((?:[^']|'')*)'(?!:)/g, `'$1':${weights}`)
const inTitle = (query: string): string => within('A', query)
/** Text that users wrote. Topics are what the site thinks a picture is about. */
const asWritten = (query: string): string => within('ABC', query)

/** A word, or several that name one thing, in the forms that a document may have. */
interface Part {
  /** As written, or stemmed. */
  readonly own: string
  /** Its synonyms. */
  readonly same: string
  /** Its stem, even if that is a word with another meaning. */
  readonly stem: string
  /** Words that begin with it, if it is the last one and a word of its own. */
  readonly beginning: string
  readonly title: string
  readonly concepts: readonly string[]
  /** What it can mean, too. */
  readonly rare: readonly string[]
  /** Colors that the picture may have, if it is the name of one. */
  readonly colors: readonly ColorName[]
  /** What it is a kind of, for when nothing else is found. */
  readonly broader: readonly string[]
  /** The nearest of these. */
  readonly nearest: readonly string[]
  readonly weight: number
}

const NOTHING = `'~nothing'`

const mentions = ({ concepts, rare, colors }: Part): string[] => [
  ...marked(NAMES, rare),
  ...marked(COLORED, colors),
  ...[...concepts, ...rare].flatMap((concept) => [`'${MENTIONS}${concept}'`, `'${IS_KIND}${concept}'`]),
]
const inAnyMeaning = (part: Part): string =>
  either(part.own, part.same, part.stem, ...marked(NAMES, part.concepts), ...mentions(part))
const named = ({ own, same, concepts }: Part): string => either(inTitle(own), inTitle(same), ...marked(NAMES, concepts))
const meant = ({ own, concepts }: Part): string =>
  concepts.length === 0 ? inTitle(own) : either(...marked(NAMES, concepts))
const ofKind = (part: Part): string => either(named(part), ...marked(IS_KIND, part.concepts))
const mentioned = (part: Part): string => either(named(part), ...mentions(part))
const isOf = (concepts: readonly string[]): string[] => [NAMES, IS_KIND].flatMap((mark) => marked(mark, concepts))
/** The picture is of it, or is called its nearest kind: of a birthday cake, or of a cake. */
const calledNearest = (part: Part): string => either(inAnyMeaning(part), part.beginning, ...marked(NAMES, part.nearest))
/** The picture is of it, or of its nearest kind: of an espresso, or of coffee. */
const ofNearest = (part: Part): string => either(inAnyMeaning(part), part.beginning, ...isOf(part.nearest))
/** The picture is of it, or of any of its kinds. */
const ofBroader = (part: Part): string => either(ofNearest(part), ...isOf(part.broader))
const orBroader = (part: Part): string => either(ofBroader(part), ...marked(MENTIONS, part.broader))
/** Each also finds what the one before it finds, and things that are less closely related. */
const LESS_AND_LESS = [calledNearest, ofNearest, ofBroader, orBroader] as const

const every = (queries: readonly string[]): string => queries.map((query) => query || NOTHING).join(' & ')

/** Words of no pin's title tell as much as those of this many. */
const UNCOUNTED = 8

/** How much each word tells: less, the more pins have it. */
const weightsOf = (words: readonly string[], known: ReadonlyMap<string, KnownWord>): ReadonlyMap<string, number> => {
  if (words.length < 2) return new Map(words.map((word) => [word, 1]))
  return new Map(words.map((word) => [word, 1 / Math.log(Math.E + (known.get(word)!.documents ?? UNCOUNTED))]))
}

/** Words that say how one looks for pictures and not what of, besides those that carry no meaning at all. */
const HOW: ReadonlySet<string> = new Set(
  (
    'aesthetic aesthetics day days image images inspiration inspirational inspirations inspo photo photograph photographs ' +
    'photography photos pic pics picture pictures project projects recipe recipes style styles wallpaper wallpapers ' +
    'bild bilder foto fotos ideen imagen imagenes fotografia fotografias ideia ideias idee idees imagem imagens immagine ' +
    'immagini afbeelding afbeeldingen zdjecie zdjecia фото фотографии картинка картинки идеи 写真 画像 アイデア 图片 照片 사진 이미지 صور صورة أفكار'
  ).split(' '),
)

const LATIN = /^\p{Script=Latin}/u

/** Other scripts show which language a word is of, whatever the searcher's is. */
const saysLittle = (text: string, language: string): boolean =>
  HOW.has(text) || isStopWord(text, language) || (!LATIN.test(text) && isStopWordAnywhere(text))

/** A word that says little ("ideas", "easy") counts this much of another one, where not all words are found. */
const SAYS_LITTLE = 0.25

/** A single word of a name counts this much of the whole name, where not all words are found. */
const OF_A_NAME = 0.3
/** What a word is a kind of counts this much of the word: less where it is further away, or only mentioned. */
const BROADER = 0.25
/** That the picture is of what it means counts this much of the word. */
const IS_OF = 0.25
/** What a picture is of tells more than how it looks: a green kitchen is a kitchen first. */
const DESCRIBES = 0.35
/** And more than what else is in it: a cat in the window is a cat first. */
const IS_DETAIL = 0.5

/** Of when something is, in a question: "what should I cook tonight". */
const WHEN: ReadonlySet<string> = new Set(['today', 'tonight', 'tomorrow'])
/** The same after "this". */
const WHEN_THIS: ReadonlySet<string> = new Set(['morning', 'afternoon', 'evening', 'night', 'week', 'weekend'])

const timesIn = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter((word, n) => WHEN.has(word) || (words[n - 1] === 'this' && WHEN_THIS.has(word))))

interface Understood {
  readonly lexicon: Lexicon
  readonly asked: Asked
  readonly known: ReadonlyMap<string, KnownWord>
  readonly weights: ReadonlyMap<string, number>
  /** By folded word, those that were typed with accents. */
  readonly spelled: ReadonlyMap<string, string>
  /** Words that only say more of what is searched for. */
  readonly details: ReadonlySet<string>
  /** Words that say when something is, which says little. */
  readonly times: ReadonlySet<string>
}

/** With accents where these make it another word, in the searcher's language or where that does not know it at all. */
const spelledOf = ({ lexicon, asked, spelled }: Understood, text: string): string => {
  const own = spelled.get(text)
  const meanings = own === undefined ? undefined : lexicon.meaningsOf(own)
  if (own === undefined || !meanings) return text
  return meanings.has(asked.language) || !lexicon.meaningsOf(text)?.has(asked.language) ? own : text
}

const meaningOf = (understood: Understood, text: string): WordMeaning => {
  const { lexicon, asked, known } = understood
  return asked.source === 'people'
    ? { isWord: false, concepts: [], rare: [] }
    : meaningOfWord(lexicon, spelledOf(understood, text), asked.language, known.get(text)?.isKnown === true)
}

/**
 * How many of the kinds of a concept say what else a person may mean: kittens are young animals, and cats. Of several
 * words, each finds enough by its nearest kind.
 */
const KINDS = { ofOne: 2, ofSeveral: 1 } as const

const broaderThan = (
  { lexicon, asked }: Understood,
  text: string,
  { concepts, kinds }: { readonly concepts: readonly string[]; readonly kinds: number },
): readonly string[] => {
  const head = asked.source === 'people' || isEmoji(text) ? undefined : partsOfWord(lexicon, text, asked.language)?.head
  return head ?? [...new Set(concepts.flatMap((concept) => lexicon.kindsOf(concept).slice(0, kinds)))]
}

/** The colors that these concepts are, or are shades of: teal is blue and green. */
const colorsMeant = (lexicon: Lexicon, concepts: readonly string[]): ColorName[] => {
  const above = new Set(concepts.flatMap((concept) => [concept, ...lexicon.kindsOf(concept)]))
  return COLOR_NAMES.filter((name) =>
    lexicon
      .meaningsOf(name)
      ?.get(ENGLISH)
      ?.some((concept) => above.has(concept)),
  )
}

/** True if the stem of a word is a word with another meaning: clothing is not cloth. */
const isOtherWord = (understood: Understood, text: string, stem: string): boolean => {
  const stemmed = stem.replaceAll("'", '')
  if (stemmed === text || stemmed.includes(' ')) return false
  const own = new Set(meaningOf(understood, text).concepts)
  const other = meaningOf(understood, stemmed).concepts
  return own.size > 0 && other.length > 0 && !other.some((concept) => own.has(concept))
}

const emphasisOf = ({ lexicon, asked, details, times }: Understood, text: string): number => {
  if (times.has(text) || saysLittle(text, asked.language)) return SAYS_LITTLE
  if (isQuality(lexicon, text, asked.language)) return DESCRIBES
  return details.has(text) ? IS_DETAIL : 1
}

/** Words before a detail of what is searched for: a cat "in" the window, soup "for" winter. */
const BEFORE_DETAIL: ReadonlySet<string> = new Set(
  (
    'above at behind below beside by during for from in near next on over under with ' +
    'auf aus bei fur hinter im in mit neben uber unter vor con debajo en para por sobre avec chez dans pour sous sur com em na nas ' +
    'no nos para por sob sobre nel nella per su sul sulla con met op onder voor в для за на под с со у'
  ).split(' '),
)
const HOW_TO = ['how', 'to']

/** The words that say more of what is searched for, and not what: after "in", and what one does after "how to". */
const detailsIn = (words: readonly string[]): ReadonlySet<string> => {
  const at = words.findIndex((word, n) => n > 0 && BEFORE_DETAIL.has(word))
  const after = at === -1 ? [] : words.slice(at + 1)
  const isHowTo = HOW_TO.every((word, n) => words[n] === word) && words.length > HOW_TO.length + 1
  return new Set([...after, ...(isHowTo ? words.slice(HOW_TO.length, HOW_TO.length + 1) : [])])
}

/** The parts of a search: words, and names of several words as one. */
const partsOf = (
  understood: Understood,
  terms: readonly QueryTerm[],
  { last, joinsNames }: { readonly last: string | undefined; readonly joinsNames: boolean },
): Part[] => {
  const { asked, known, weights } = understood
  const isOfPeople = asked.source === 'people'
  const ownOf = ({ text }: QueryTerm): string => {
    const word = known.get(text)
    // Most pins with these letters are English: "Stranded stars" are no beach. What the word means still comes first.
    if (!word || (!isOfPeople && meansOtherInEnglish(understood.lexicon, text, asked.language))) return ''
    // Names match as prefixes while the user types, even if someone has exactly that name.
    const begins = isBegun(text) && (isOfPeople || !meaningOf(understood, text).isWord)
    return either(
      word.exact,
      isOtherWord(understood, text, word.stem) ? '' : word.stem,
      begins ? `${quoted(text)}:*${isOfPeople ? 'A' : ''}` : '',
    )
  }
  const isBegun = (text: string): boolean =>
    text === last && known.get(text)!.isBeginning && (isOfPeople || !known.get(text)!.isKnown)
  const sameAs = ({ alternatives }: QueryTerm): string =>
    either(
      ...alternatives.flatMap((other) => {
        const { exact, stem } = known.get(other)!
        // Without its stop word, "make up" would match any "make".
        return (wordsOf(stem) < wordsOf(exact) ? [exact] : [exact, stem]).map(grouped)
      }),
    )
  const parts: Part[] = []
  for (let at = 0; at < terms.length;) {
    const name = joinsNames && !isOfPeople ? nameAt(understood, terms, at) : undefined
    const some = terms.slice(at, at + (name?.length ?? 1))
    const [{ text }] = some as [QueryTerm]
    const { concepts, rare } = name ? { ...name, rare: [] } : meaningOf(understood, text)
    const owns = some.map(ownOf)
    parts.push({
      own: owns.length === 1 ? owns[0]! : owns.includes('') ? '' : `(${owns.join(' & ')})`,
      same: some.length === 1 ? sameAs(some[0]!) : '',
      stem: some.length === 1 ? (known.get(text)?.stem ?? '') : '',
      beginning: some.length === 1 && isBegun(text) && !meaningOf(understood, text).isWord ? `${quoted(text)}:*` : '',
      title: owns.map(inTitle).join(' & '),
      concepts,
      rare,
      colors: asked.source === 'pins' ? colorsMeant(understood.lexicon, concepts) : [],
      broader: broaderThan(understood, text, { concepts, kinds: terms.length === 1 ? KINDS.ofOne : KINDS.ofSeveral }),
      nearest: broaderThan(understood, text, { concepts, kinds: 1 }),
      weight: Math.max(...some.map((term) => (weights.get(term.text) ?? 1) * emphasisOf(understood, term.text))),
    })
    at += some.length
  }
  return parts
}

/** What a word that nobody knows may mean. */
interface Instead {
  readonly words: readonly string[]
  /** False for a word that is only written as two. */
  readonly isCorrected: boolean
}

const asTerm = (text: string): QueryTerm => ({ text, alternatives: SYNONYMS.get(text) ?? [] })

/** Two words written as one, or a typo. */
const meantInstead = async (
  db: Db,
  { lexicon, asked }: Understood,
  unknown: readonly string[],
): Promise<Map<string, Instead>> => {
  if (asked.source === 'people') return new Map()
  const joined = unknown.flatMap((text) => {
    const compound = partsOfWord(lexicon, text, asked.language)
    return compound ? [[text, { words: compound.words, isCorrected: false }] as const] : []
  })
  const typos = unknown.filter((text) => mayBeTypo(text) && !joined.some(([word]) => word === text))
  const corrected = [...(await correctionsOf(db, lexicon, typos))].map(
    ([text, word]) => [text, { words: [word], isCorrected: true }] as const,
  )
  return new Map<string, Instead>([...joined, ...corrected])
}

const LONGEST_NAME = 3

/** True if the word at `n` belongs to a name that begins at one of the words that are `back` before it. */
const isInName = (
  understood: Understood,
  terms: readonly QueryTerm[],
  { n, back }: { readonly n: number; readonly back: readonly number[] },
): boolean => back.some((count) => n >= count && (nameAt(understood, terms, n - count)?.length ?? 0) > count)

/** The telling words, and those that say little but belong to a name: interior design, wall art. */
const withNames = (
  understood: Understood,
  saying: readonly QueryTerm[],
  telling: readonly QueryTerm[],
): readonly QueryTerm[] =>
  saying.filter((term, n) => telling.includes(term) || isInName(understood, saying, { n, back: [1, 2] }))

/** The longest name of several words that begins here. */
const nameAt = ({ lexicon, asked }: Understood, terms: readonly QueryTerm[], at: number) => {
  for (let length = Math.min(LONGEST_NAME, terms.length - at); length > 1; length--) {
    const name = terms
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ')
    const concepts = meaningOfSearchedName(lexicon, name, asked.language)
    if (concepts.length > 0) return { length, concepts }
  }
  return undefined
}

/** The query with other words in place of some, in its phrases too. */
const insteadOf = (written: ParsedQuery, others: ReadonlyMap<string, Instead>): ParsedQuery => ({
  ...written,
  terms: written.terms.flatMap((term) => others.get(term.text)?.words.map(asTerm) ?? [term]),
  phrases: written.phrases.map((phrase) =>
    phrase
      .split(' ')
      .flatMap((word) => others.get(word)?.words ?? [word])
      .join(' '),
  ),
})

/** The query as a user would type it, with its quotes and what it excludes. */
const textOf = ({ terms, phrases, without }: ParsedQuery): string => {
  const words = terms.map(({ text }) => text).join(' ')
  const quoted = phrases.reduce((text, phrase) => text.replace(phrase, `"${phrase}"`), words)
  return [quoted, ...without.map((word) => `-${word}`)].join(' ')
}

export const prepare = async (
  db: Db,
  lexicon: Lexicon,
  written: ParsedQuery,
  options: Asked & { readonly corrects: boolean },
): Promise<Prepared> => {
  const isOfPeople = options.source === 'people'
  const config = isOfPeople ? 'simple' : configOf(options.language)
  const joined = isOfPeople ? written : withForeignNames(lexicon, written)
  const query = isOfPeople ? written : withCompounds(lexicon, joined, options.language)
  const texts = query.terms.flatMap(({ text }) => (isEmoji(text) ? [] : [text]))
  const besides = [
    ...new Set([...query.terms.flatMap(({ alternatives }) => alternatives), ...query.phrases, ...query.without]),
  ]
  const last = texts.at(-1)
  const all =
    texts.length + besides.length === 0
      ? []
      : await understand(db, [...texts, ...besides], { config, source: options.source, last })
  const known = new Map([...texts, ...besides].map((text, n) => [text, all[n]!]))
  const ending = known.get(last ?? '')
  if (
    ending?.isKnown &&
    ending.isBeginning &&
    !isOfPeople &&
    !(await isWritten(db, { word: last!, documents: ending.documents }, options))
  ) {
    known.set(last!, { ...ending, isKnown: false })
  }
  const spelled = new Map(query.terms.flatMap((term) => (term.spelled ? [[term.text, term.spelled] as const] : [])))
  const asked = written.terms.map(({ text }) => text)
  const [details, times] = [detailsIn(asked), timesIn(asked)]
  const weights = weightsOf(texts, known)
  const understood: Understood = { lexicon, asked: options, known, weights, spelled, details, times }
  const isStop = ({ text }: QueryTerm): boolean => known.get(text)?.stem === ''
  const unknown = texts.filter((text, n) => {
    const word = known.get(text)!
    const isBegun = n === texts.length - 1 && word.isBeginning
    if (word.isKnown || isBegun || meaningOf(understood, text).isWord) return false
    // Half of a name may be no word of its own: "aurores boréales" is no typo.
    const at = query.terms.findIndex((term) => term.text === text)
    return isOfPeople || !isInName(understood, query.terms, { n: at, back: [0, 1, 2] })
  })
  const others = options.corrects ? await meantInstead(db, understood, unknown) : new Map<string, Instead>()
  if (others.size > 0) {
    const meant = insteadOf(written, others)
    const prepared = await prepare(db, lexicon, meant, { ...options, corrects: false })
    const isCorrected = [...others.values()].some((instead) => instead.isCorrected)
    return isCorrected ? { ...prepared, corrected: textOf(meant) } : prepared
  }
  // Words like "the" are ignored, unless there are no others. Words like "ideas" need not be there.
  const saying = query.terms.every(isStop) ? query.terms : query.terms.filter((term) => !isStop(term))
  const saysMuch = ({ text }: QueryTerm): boolean =>
    isOfPeople || !(times.has(text) || saysLittle(text, options.language))
  const telling = saying.some(saysMuch) ? saying.filter(saysMuch) : saying
  const parts = partsOf(understood, withNames(understood, saying, telling), { last, joinsNames: true })
  const each = partsOf(understood, saying, { last, joinsNames: false })
  const some = each.filter((_, n) => telling.includes(saying[n]!))
  const phrases = query.phrases.map((phrase) => grouped(asWritten(known.get(phrase)!.exact)))
  const without = query.without.map((word) => `!${either(known.get(word)!.exact, known.get(word)!.stem)}`)
  const limits = [...phrases, ...without]
  const limited = (words: string): string => [words, ...limits].filter((part) => part !== '').join(' & ')
  const words = telling.flatMap(({ text }) => (isEmoji(text) ? [] : [text]))
  const matches: Matches = {
    all: limited(every(parts.map(inAnyMeaning))),
    any: limited(parts.length === 0 ? '' : either(...[...parts, ...some].map(orBroader)) || NOTHING),
    own: every(parts.map(({ own }) => inTitle(own))),
    written: every(parts.map(({ own }) => asWritten(own))),
    named: every(parts.map(named)),
    meant: every(parts.map(meant)),
    ofKind: every(parts.map(ofKind)),
    mentioned: every(parts.map(mentioned)),
    rank: either(...each.map(({ own }) => own)),
    title: every(parts.map(({ title }) => title)),
    phrase: words.length < 2 ? '' : words.map(quoted).join(' <-> '),
    isLimited: limits.length > 0,
    isCompound: query.terms.some((term, n) => term !== joined.terms[n]),
    words: telling.map(({ text }) => text),
    parts: [...parts, ...each.filter((part) => !parts.some(({ own }) => own === part.own))].flatMap((part) => {
      const weight = part.weight * (parts.includes(part) ? 1 : OF_A_NAME)
      return [
        { query: ofKind(part) || NOTHING, weight: weight * IS_OF },
        { query: inAnyMeaning(part) || NOTHING, weight: weight * (1 - BROADER - IS_OF) },
        ...LESS_AND_LESS.map((found) => ({
          query: found(part) || NOTHING,
          weight: (weight * BROADER) / LESS_AND_LESS.length,
        })),
      ]
    }),
  }
  const begun = last !== undefined && telling.at(-1)?.text === last ? known.get(last)! : undefined
  const isOnlyBegun = begun?.isBeginning === true && !begun.isKnown && !isOfPeople
  return { corrected: undefined, completed: isOnlyBegun ? await completion(db, last!) : undefined, engine: matches }
}

/** Nothing is looked up: neither what the words mean nor whether they are words. */
export const prepareName = (words: readonly string[]): Prepared => {
  const query = words.map((word) => `${quoted(word)}:*A`).join(' & ')
  const matches: Matches = {
    all: query,
    any: query,
    own: '',
    written: '',
    named: '',
    meant: '',
    ofKind: '',
    mentioned: '',
    rank: '',
    title: query,
    phrase: '',
    isLimited: false,
    isCompound: false,
    words,
    parts: [],
  }
  return { corrected: undefined, completed: undefined, engine: matches }
}

/**
 * A name of three words in another language is one term before words that carry no meaning are dropped: "coucher de
 * soleil" is a sunset, not a couch and the sun.
 */
const withForeignNames = (lexicon: Lexicon, query: ParsedQuery): ParsedQuery => {
  const terms: QueryTerm[] = []
  for (let at = 0; at < query.terms.length; at += 1) {
    const some = query.terms.slice(at, at + LONGEST_NAME)
    const name = some.map(({ text }) => text).join(' ')
    const languages = some.length === LONGEST_NAME ? [...(lexicon.meaningsOf(name)?.keys() ?? [])] : []
    const isForeign = languages.length > 0 && !languages.includes(ENGLISH)
    terms.push(isForeign ? { text: name, alternatives: [] } : query.terms[at]!)
    if (isForeign) at += LONGEST_NAME - 1
  }
  return { ...query, terms }
}

/** A word made of two is also searched as two: houseplants are house plants. */
const withCompounds = (lexicon: Lexicon, query: ParsedQuery, language: string): ParsedQuery => ({
  ...query,
  terms: query.terms.flatMap((term) => {
    const compound = isEmoji(term.text) ? undefined : partsOfWord(lexicon, term.text, language)
    if (!compound) return [term]
    const alternatives = [...term.alternatives, compound.words.join(' ')]
    return [{ ...term, alternatives }]
  }),
})

/** The number of words in a PostgreSQL phrase. */
const wordsOf = (phrase: string): number => phrase.match(/'(?:[^']|'')*'/g)?.length ?? 0

const grouped = (query: string): string => (query.includes(' ') ? `(${query})` : query)
