import type { Id } from '@corkboard/contract'
import { anyOf, type Db, type RawBuilder, sql } from '@corkboard/database'
import {
  annotationsOfPins,
  headLength,
  languageOfWords,
  topicById,
  topicOfCategory,
  topicsOfPins,
} from '../../../content/topics/index.ts'
import { boardListedForEveryone, OF_PIN, personSeenByEveryone, pinListedForEveryone } from '../../../kernel/index.ts'
import { configOf, languageOf } from '../languages.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { COLORED, senseMarks } from '../lexicon/sense-marks.ts'
import type { Source } from '../search-engine.ts'
import { colorsOf } from '../colors.ts'
import { partsOfTitle } from '../looks.ts'
import type { PaletteColor } from '../palette.ts'
import { skinToneOf } from '../skin-tones.ts'
import { fold, indexed, phrasesIn, type Term, termsIn, wordsIn } from '../words.ts'
import { OWN } from './tables.ts'

/** Public documents start in the first tier; `weigh` moves them. */
const SHARED_TIER = 0

/** An index row before PostgreSQL has extracted its words. */
export interface IndexDocument {
  readonly id: Id
  readonly shard: number
  readonly owner_id: Id
  readonly board_id: Id | null
  readonly tier: number
  readonly language: string
  readonly config: string
  /** Folded text, by weight. */
  readonly a: string
  readonly b: string
  readonly c: string
  readonly d: string
  readonly marks: readonly string[]
  readonly terms: readonly string[]
  readonly picture: string
  readonly domain: string | null
  readonly price: number | null
  readonly popularity: number
  readonly created_at: Date
  /** For the term list. Empty for anything that is not public. */
  readonly suggested: readonly (Term & { readonly isPhrase: boolean })[]
}

/** The most terms that describe a document. More would be search guides no one reads. */
const MAX_TERMS = 8

interface PinSource {
  readonly id: Id
  readonly shard: number
  readonly pinnerId: Id
  readonly boardId: Id
  readonly isShared: boolean
  readonly locale: string
  readonly title: string
  readonly description: string
  readonly altText: string
  readonly boardName: string
  readonly sectionTitle: string | null
  readonly username: string
  readonly contentType: string | null
  readonly contentText: string | null
  /** What is said in its video. */
  readonly said: string | null
  readonly domain: string | null
  readonly picture: string
  readonly palette: readonly PaletteColor[]
  readonly isProduct: boolean
  /** What the linked page is called, and the product, recipe or article on it. */
  readonly pageText: string | null
  readonly price: number | null
  readonly popularity: number
  readonly createdAt: Date
}

/** All activity on a pin, on a logarithmic scale: the tenth like counts less than the first. */
export const popularityOfPin = sql`ln(1 + 2 * s.repin_count + s.comment_count + s.favorite_count + s.did_it_count
  + (select coalesce(sum(n), 0) from unnest(s.reaction_counts) n))`

/**
 * True for public pins of non-private users on boards that are not archived: they are in the shared part of the index.
 */
const pinIsShared = sql`${pinListedForEveryone(OF_PIN)} and ${personSeenByEveryone('u')}`

const loadPinSources = async (db: Db, ids: RawBuilder<Id>): Promise<PinSource[]> => {
  const { rows } = await sql<PinSource>`
    select p.id, p.shard, p.pinner_id as "pinnerId", p.board_id as "boardId", (${pinIsShared}) as "isShared", u.locale,
      p.title, p.description, p.alt_text as "altText", b.name as "boardName", c.title as "sectionTitle", u.username,
      x.type as "contentType", (
        select string_agg(t #>> '{}', ' ') from jsonb_path_query(x.document, '$.pages[*].blocks[*].text') t where jsonb_typeof(t) = 'string'
      ) as "contentText",
      coalesce(nullif(x.transcript, ''), (
        select string_agg(cue ->> 'text', ' ') from jsonb_array_elements(x.captions) cue
      ), (
        select string_agg(coalesce(nullif(said ->> 'transcript', ''), (
          select string_agg(cue ->> 'text', ' ') from jsonb_array_elements(nullif(said -> 'captions', 'null')) cue
        )), ' ')
        from jsonb_path_query(x.document, '$.pages[*].blocks[*].said') said
      )) as said,
      p.domain, p.image_signature as picture, i.palette,
      coalesce(l.metadata #> '{products,0}' is not null, false) as "isProduct",
      concat_ws(' ', l.metadata ->> 'title', l.metadata #>> '{products,0,name}', l.metadata #>> '{recipe,name}',
        l.metadata #>> '{article,name}') as "pageText",
      (l.metadata #>> '{products,0,offer_summary,price}')::float8 as price,
      ${popularityOfPin}::float8 as popularity, p.created_at as "createdAt"
    from pins p
    join boards b on b.id = p.board_id and b.deleted_at is null
    join users u on u.id = p.pinner_id and u.deleted_at is null
    join users o on o.id = b.owner_id and o.deleted_at is null
    join pin_stats s on s.pin_id = p.id
    join images i on i.signature = p.image_signature
    left join board_sections c on c.id = p.section_id
    left join pin_contents x on x.id = p.content_id
    left join link_pages l on p.link is not null and l.key = link_key(p.link)
    where p.id = ${ids} and p.deleted_at is null`.execute(db)
  return rows
}

/** A term of the topics module in the form used for lookups here. */
const annotated = (display: string): Term => ({ term: indexed(display), display: display.toLowerCase() })

const suggestedBy = (
  texts: readonly string[],
  annotations: readonly string[],
  language: string,
): IndexDocument['suggested'] => [
  ...texts.flatMap((text) => [
    ...termsIn(text, language).map((term) => ({ ...term, isPhrase: false })),
    ...phrasesIn(text, language).map((term) => ({ ...term, isPhrase: true })),
  ]),
  ...annotations
    .map(annotated)
    .filter(({ term }) => term !== '')
    .map((term) => ({ ...term, isPhrase: term.term.includes(' ') })),
]

const marksOf = (pin: PinSource): string[] => {
  const tone = skinToneOf(pin.palette)
  return [
    ...(pin.contentType === 'video' ? ['~video'] : []),
    ...(pin.contentType === 'story' ? ['~story'] : []),
    ...(pin.isProduct ? ['~product'] : []),
    ...(tone === undefined ? [] : [`~tone${tone}`]),
    ...colorsOf(pin.palette).map((name) => COLORED + name),
    ...(pin.domain === null ? [] : [`~d:${pin.domain}`]),
  ]
}

/** The names of topics and of the broader topics they belong to. */
const namesOfTopics = (topicIds: readonly Id[]): string[] =>
  topicIds.flatMap((id) => {
    const topic = topicById(id)
    const broader = topic?.parentId ? topicById(topic.parentId) : undefined
    return [topic, broader].flatMap((one) => one?.name ?? [])
  })

/** A description of a picture begins with what it shows: "A kitchen with …". */
const firstWords = (text: string): string => {
  const words = wordsIn(fold(text))
  return words.slice(0, headLength(words)).join(' ')
}

/** (ours) Characters of what is said that are searched. */
const SAID_LENGTH = 20_000

interface Subject {
  readonly annotations: readonly string[]
  readonly topicIds: readonly Id[]
}

const pinDocument = (lexicon: Lexicon, pin: PinSource, { annotations, topicIds }: Subject): IndexDocument => {
  const texts = wordsIn(fold(`${pin.title} ${pin.altText} ${pin.description}`))
  const language = languageOfWords(texts, languageOf(pin.locale))
  const { title, looks } = partsOfTitle(pin.title, pin.altText)
  const named = [...termsIn(title, language), ...termsIn(pin.boardName, language)]
  const terms = [...new Set([...annotations.map(annotated), ...named].map(({ term }) => term))]
    .filter((term) => term !== '')
    .slice(0, MAX_TERMS)
  return {
    id: pin.id,
    shard: pin.shard,
    owner_id: pin.pinnerId,
    board_id: pin.boardId,
    tier: pin.isShared ? SHARED_TIER : OWN,
    language,
    config: configOf(language),
    a: indexed(`${title} ${firstWords(pin.altText)}`),
    b: indexed(pin.altText),
    c: indexed([looks, pin.description, pin.contentText, pin.pageText].join(' ')),
    d: indexed(
      [
        pin.boardName,
        pin.sectionTitle,
        // Many words, and few are what the video is about.
        (pin.said ?? '').slice(0, SAID_LENGTH),
        (pin.domain ?? '').replace(/\.[a-z]+$/, ''),
        pin.username,
        ...annotations,
        ...namesOfTopics(topicIds),
      ].join(' '),
    ),
    marks: [...marksOf(pin), ...senseMarks(lexicon, { ...pin, title }, language)],
    terms: pin.isShared ? terms : [],
    picture: pin.picture,
    domain: pin.domain,
    price: pin.price,
    popularity: pin.popularity,
    created_at: pin.createdAt,
    suggested: pin.isShared ? suggestedBy([title], annotations, language) : [],
  }
}

interface BoardSource {
  readonly id: Id
  readonly shard: number
  readonly ownerId: Id
  readonly isShared: boolean
  readonly locale: string
  readonly name: string
  readonly description: string
  readonly category: string | null
  readonly username: string
  readonly sections: string | null
  readonly popularity: number
  readonly createdAt: Date
}

const loadBoardSources = async (db: Db, ids: RawBuilder<Id>): Promise<BoardSource[]> => {
  const { rows } = await sql<BoardSource>`
    select b.id, b.shard, b.owner_id as "ownerId",
      ${boardListedForEveryone({ board: 'b', owner: 'u' })} as "isShared", u.locale, b.name,
      b.description, b.category, u.username, (
        select string_agg(c.title, ' ') from board_sections c where c.board_id = b.id and c.deleted_at is null
      ) as sections,
      ln(1 + 3 * s.follower_count + s.pin_count)::float8 as popularity, b.created_at as "createdAt"
    from boards b
    join users u on u.id = b.owner_id and u.deleted_at is null
    join board_stats s on s.board_id = b.id
    where b.id = ${ids} and b.deleted_at is null`.execute(db)
  return rows
}

const NO_PIN = { board_id: null, marks: [], terms: [], picture: '', domain: null, price: null } as const

const boardDocument = (lexicon: Lexicon, board: BoardSource): IndexDocument => {
  const language = languageOf(board.locale)
  return {
    ...NO_PIN,
    id: board.id,
    shard: board.shard,
    owner_id: board.ownerId,
    tier: board.isShared ? SHARED_TIER : OWN,
    language,
    config: configOf(language),
    a: indexed(board.name),
    b: indexed(`${(board.category ?? '').replaceAll('_', ' ')} ${topicOfCategory(board.category)?.name ?? ''}`),
    c: indexed(`${board.description} ${board.sections ?? ''}`),
    d: indexed(board.username),
    marks: senseMarks(lexicon, { title: board.name, altText: '', description: board.description }, language),
    popularity: board.popularity,
    created_at: board.createdAt,
    suggested: [],
  }
}

interface PersonSource {
  readonly id: Id
  readonly shard: number
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly about: string
  readonly locale: string
  readonly popularity: number
  readonly createdAt: Date
}

const loadPersonSources = async (db: Db, ids: RawBuilder<Id>): Promise<PersonSource[]> => {
  const { rows } = await sql<PersonSource>`
    select u.id, u.shard, u.username, u.first_name as "firstName", u.last_name as "lastName",
      case when ${personSeenByEveryone('u')} then u.about else '' end as about, u.locale,
      ln(1 + 3 * s.follower_count + s.pin_count)::float8 as popularity, u.created_at as "createdAt"
    from users u join user_stats s on s.user_id = u.id
    where u.id = ${ids} and u.deleted_at is null`.execute(db)
  return rows
}

/** Private users are found by their followers. Whether the searcher is one is checked when results are shown. */
const personDocument = (person: PersonSource): IndexDocument => ({
  ...NO_PIN,
  id: person.id,
  shard: person.shard,
  owner_id: person.id,
  tier: SHARED_TIER,
  language: languageOf(person.locale),
  // Names are not stemmed.
  config: 'simple',
  a: indexed(`${person.username} ${person.firstName} ${person.lastName}`),
  b: '',
  c: indexed(person.about),
  d: '',
  popularity: person.popularity,
  created_at: person.createdAt,
  suggested: [],
})

/** The documents for those of these ids that exist. */
export const readDocuments = async (
  db: Db,
  lexicon: Lexicon,
  source: Source,
  ids: readonly Id[],
): Promise<IndexDocument[]> => {
  if (ids.length === 0) return []
  switch (source) {
    case 'pins': {
      const [annotations, topics] = await Promise.all([annotationsOfPins(db, ids), topicsOfPins(db, ids)])
      return (await loadPinSources(db, anyOf(ids))).map((pin) =>
        pinDocument(lexicon, pin, {
          annotations: annotations.get(pin.id) ?? [],
          topicIds: (topics.get(pin.id) ?? []).map(({ topicId }) => topicId),
        }),
      )
    }
    case 'boards':
      return (await loadBoardSources(db, anyOf(ids))).map((board) => boardDocument(lexicon, board))
    case 'people':
      return (await loadPersonSources(db, anyOf(ids))).map(personDocument)
  }
}
