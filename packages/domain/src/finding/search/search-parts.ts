import type { SearchGuide, OneBarModule, SearchParts } from '@corkboard/contract'
import { cleanQuery } from '@corkboard/contract/finding/search-query'
import { type Ctx, requireSignedIn } from '../../kernel/index.ts'
import { hasVideos } from '../editorial/index.ts'
import { understandSearch } from './prepare-query.ts'
import { cacheSearches } from './search-cache.ts'
import type { Around, SearchQuery } from './search-engine.ts'
import { presentFilters, type SearchInput } from './search-options.ts'
import { sensitivityOf } from './sensitivity.ts'
import { fold } from './words.ts'

/** The number of guides that fit side by side in a wide window. */
const GUIDES = 12

const MODES: Readonly<Record<SearchInput['scope'], SearchParts['modeIcon']>> = {
  pins: 'search',
  my_pins: 'search',
  boards: 'search',
  idea_pins: 'video',
  videos: 'video',
  buyable_pins: 'shop',
  users: 'person',
}

const presentTabs = (ctx: Ctx, scope: SearchInput['scope'], withVideos: boolean): SearchParts['tabs'] =>
  (['pins', 'videos', 'idea_pins', 'buyable_pins', 'boards', 'users', 'my_pins'] as const)
    .filter((tab) => (tab !== 'my_pins' || ctx.viewer.kind === 'AUTH') && (tab !== 'videos' || withVideos))
    .map((tab) => ({ scope: tab, is_selected: tab === scope }))

const barOf = (parts: Pick<SearchParts, 'filters' | 'guides' | 'productFilters'>): OneBarModule[] => {
  const modules: readonly (readonly [OneBarModule['id'], boolean])[] = [
    ['filters', parts.filters.length > 0],
    ['skin_tone', parts.filters.some(({ key }) => key === 'skin_tone')],
    ['product_filters', parts.productFilters !== null],
    ['guides', parts.guides.length > 0],
  ]
  return modules.filter(([, isShown]) => isShown).map(([id]) => ({ type: 'module', id }))
}

const LAST_WORD = /[\p{L}\p{N}\p{M}]+$/u

/** The query with its last word complete: a guide adds a word to "kitchen", not to the "kitch" that was typed. */
const completeQuery = (query: string, completed: string | undefined): string => {
  const last = LAST_WORD.exec(query)?.[0]
  const isBegun = last !== undefined && completed !== undefined && fold(completed).startsWith(fold(last))
  return isBegun ? query.slice(0, -last.length) + completed : query
}

const cachedTerms = cacheSearches<readonly Around[]>()

/** Terms that narrow the search down. None leads to a search that asks for help, unless this one does already. */
const loadGuides = async (ctx: Ctx, searchQuery: SearchQuery, searched: string): Promise<SearchGuide[]> => {
  const begin = completeQuery(searched, searchQuery.prepared.completed)
  const isOffered = ({ display, query }: SearchGuide): boolean =>
    !sensitivityOf(display) && (Boolean(sensitivityOf(begin)) || !sensitivityOf(query))
  const { now: _now, ...of } = searchQuery
  const terms = await cachedTerms(ctx, of, () => ctx.site.search.around(ctx.db, searchQuery))
  return terms
    .map(({ term, display, color }) => ({ term, display, query: `${begin} ${display}`, dominant_color: color }))
    .filter(isOffered)
    .slice(0, GUIDES)
}

/** FIND-05: everything a search returns besides its results. */
export const searchParts = async (ctx: Ctx, input: SearchInput): Promise<SearchParts> => {
  const query = cleanQuery(input.query)
  const { scope } = input
  if (scope === 'my_pins') requireSignedIn(ctx)
  const { searchQuery, sensitivity } = await understandSearch(ctx, input)
  const withVideos = await hasVideos(ctx)
  const corrected = searchQuery?.prepared.corrected
  const searched = corrected ?? query
  const isGuided = searchQuery?.source === 'pins' && scope !== 'my_pins'
  const products =
    searchQuery && scope === 'buyable_pins' ? await ctx.site.search.products(ctx.db, searchQuery) : undefined
  const parts = {
    query: searched,
    scope,
    guides: isGuided ? await loadGuides(ctx, searchQuery, searched) : [],
    typo: corrected === undefined ? null : { original_query: query, corrected_query: corrected },
    nag: sensitivity ? ({ kind: 'help', topic: sensitivity.topic } as const) : null,
    sensitivity: sensitivity ?? null,
    filters: sensitivity?.is_withheld ? [] : presentFilters(input, withVideos),
    tabs: presentTabs(ctx, scope, withVideos),
    modeIcon: MODES[scope],
    productFilters: products
      ? { price: { min: products.least, max: products.most }, domains: [...products.domains] }
      : null,
  }
  return { ...parts, oneBarModules: barOf(parts) }
}
