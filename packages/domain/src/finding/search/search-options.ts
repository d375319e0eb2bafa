import type { SearchFilter, SearchFilterKey, SearchScope } from '@corkboard/contract'
import type { Narrowing, Rerank } from './search-engine.ts'
import { SKIN_TONES } from './skin-tones.ts'
import { fold, wordsIn } from './words.ts'

/** The parameters of a search, as parsed from the request. */
export interface SearchInput {
  readonly query: string
  readonly scope: SearchScope
  /** `content:video,sort:newest`; later ones win. */
  readonly filters: string
  /** `price:10-50,domain:shop.example` */
  readonly productFilters: string
  readonly corrects: boolean
  readonly username?: string | undefined
  readonly withoutPictures?: readonly string[] | undefined
  readonly rerank?: string | undefined
  /** Where the search was started: `typed`, `guide`, `direct_navigation`. */
  readonly startedFrom?: string | undefined
  /** The pin, board or user where the search was started. */
  readonly sourceId?: string | undefined
  /** The article whose pins are searched. */
  readonly articleId?: string | undefined
  /** `following` searches what the users and boards that the viewer follows have; anything else searches everything. */
  readonly corpus?: string | undefined
  /** The searcher's language, if nothing else is known about them. */
  readonly language?: string | undefined
}

const FILTERS: Readonly<Record<SearchFilterKey, readonly string[]>> = {
  content: ['video', 'story', 'product'],
  sort: ['newest', 'popular'],
  skin_tone: SKIN_TONES.map(String),
}

const CONTENT_MARKS: Readonly<Record<string, string>> = { video: 'video', story: 'story', product: 'product' }

const pairsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(',').flatMap((pair) => {
      const [name = '', ...value] = pair.split(':')
      return value.length === 0 ? [] : [[name.trim(), value.join(':').trim()] as const]
    }),
  )

/** The chosen option of each filter. Unknown options are dropped. */
export const appliedFilters = ({ filters }: Pick<SearchInput, 'filters'>): Partial<Record<SearchFilterKey, string>> => {
  const chosen = pairsIn(filters)
  return Object.fromEntries(
    Object.entries(FILTERS).flatMap(([key, values]) => {
      const value = chosen.get(key)
      return value !== undefined && values.includes(value) ? [[key, value]] : []
    }),
  )
}

/** FIND-07: words of searches about people's looks, which can be filtered by skin tone. */
const ABOUT_LOOKS = new Set(
  `makeup make lipstick foundation concealer blush contour eyeliner eyeshadow mascara skincare skin beauty nails nail
  manicure hair hairstyle hairstyles haircut haircuts braids curls curly balayage highlights tattoo tattoos outfit outfits
  fashion style dress dresses jewelry jewellery henna brows eyebrows lashes lips freckles face portrait model bridal`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

export const offersSkinTones = ({ query, scope }: Pick<SearchInput, 'query' | 'scope'>): boolean =>
  ['pins', 'videos', 'idea_pins', 'buyable_pins'].includes(scope) &&
  wordsIn(fold(query)).some((word) => ABOUT_LOOKS.has(word))

const offered = (input: SearchInput): SearchFilterKey[] => {
  if (input.scope === 'boards' || input.scope === 'users') return []
  const keys: SearchFilterKey[] = input.scope === 'pins' || input.scope === 'my_pins' ? ['content', 'sort'] : ['sort']
  return offersSkinTones(input) ? [...keys, 'skin_tone'] : keys
}

/** @param withVideos false while the site has no video: an option that finds nothing is not offered */
export const presentFilters = (input: SearchInput, withVideos: boolean): SearchFilter[] => {
  const applied = appliedFilters(input)
  return offered(input).map((key) => ({
    key,
    options: FILTERS[key]
      .filter((value) => withVideos || value !== 'video')
      .map((value) => ({ value, is_applied: applied[key] === value })),
  }))
}

const SCOPE_MARKS: Readonly<Partial<Record<SearchScope, string>>> = {
  videos: 'video',
  idea_pins: 'story',
  buyable_pins: 'product',
}

const priceIn = (text: string | undefined): Narrowing['price'] => {
  const match = /^(\d{1,9}(?:\.\d{1,2})?)?-(\d{1,9}(?:\.\d{1,2})?)?$/.exec(text ?? '')
  if (!match) return undefined
  return {
    ...(match[1] !== undefined && { least: Number(match[1]) }),
    ...(match[2] !== undefined && { most: Number(match[2]) }),
  }
}

/** Everything that narrows a search, besides its words. */
export const narrowingOf = (input: SearchInput, limits: Narrowing): Narrowing => {
  const applied = appliedFilters(input)
  const products = pairsIn(input.productFilters)
  const domain = products.get('domain')
  const marks = [
    SCOPE_MARKS[input.scope],
    CONTENT_MARKS[applied.content ?? ''],
    applied.skin_tone && offersSkinTones(input) ? `tone${applied.skin_tone}` : undefined,
    domain && /^[\w.-]{1,100}$/.test(domain) ? `d:${domain.toLowerCase()}` : undefined,
  ].filter((mark) => mark !== undefined)
  const price = priceIn(products.get('price'))
  return { ...limits, marks, ...(price && { price }) }
}

export const rerankOf = (input: SearchInput): Rerank => {
  const wanted = appliedFilters(input).sort ?? input.rerank
  return wanted === 'newest' || wanted === 'popular' ? wanted : undefined
}
