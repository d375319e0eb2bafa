import { isId } from '@corkboard/contract/ids'
import type { ExploreCategory, ExploreKind } from '@corkboard/contract/finding/wire/editorial'
import { ExplorePage } from '../features/explore/ExplorePage.tsx'
import {
  categoryPath,
  exploreCategories,
  explorePath,
  explorePins,
  personalBoutique,
} from '../features/explore/explore-requests.ts'
import { EXPLORE_TEXTS, EXPLORE_TITLES } from '../features/explore/explore-texts.ts'
import { texts as exploreTexts } from '../features/explore/texts/texts.generated.ts'
import { definePage, type Page, type PageContext, type PageProps, text } from '../router/define-page.ts'
import { firstPicture } from '../product/pictures/first-picture.ts'
import { trailSlice } from '../product/trail.ts'
import { selectEntry } from '../store/data.ts'

/** True for the part of /shopping with products chosen for the viewer (IDENT-08 `show_personal_boutique`). */
const isForYou = (kind: ExploreKind, { search, viewer }: Pick<PageContext, 'search' | 'viewer'>): boolean =>
  kind === 'shopping' && search['for_you'] !== undefined && viewer.kind === 'AUTH' && viewer.show_personal_boutique

/** FIND-04: /ideas, /videos or /shopping. */
export const explorePage = (kind: ExploreKind): Page => {
  const Explore = () => <ExplorePage kind={kind} />
  const ForYou = () => <ExplorePage kind={kind} isForYou />
  return definePage({
    ...(kind === 'shopping' && { query: ['for_you'] }),
    data: (page) => [isForYou(kind, page) ? personalBoutique() : explorePins(kind), exploreCategories(kind)],
    head: ({ state, texts }) => ({
      title: texts(exploreTexts)(EXPLORE_TITLES[kind]),
      description: texts(exploreTexts)(EXPLORE_TEXTS[kind]),
      canonical: explorePath(kind),
      image: firstPicture(state, explorePins(kind)),
    }),
    variant: (page) => (isForYou(kind, page) ? ForYou : Explore),
    slices: [trailSlice],
  })
}

type Params = { readonly name: string; readonly id: string }
const id = (value: string): string | undefined => (isId(value) ? value : undefined)

/**
 * FIND-04: the pages of one category: /ideas/:interest/:id, /videos/:category/:id, /shopping/:category/:id.
 * @param name the specification's name for the first part
 */
export const exploreCategoryPage = (kind: ExploreKind, name: 'interest' | 'category'): Page => {
  const Explore = ({ params }: PageProps<Params>) => <ExplorePage kind={kind} categoryId={params.id} />
  return definePage({
    params: { [name]: text, id } as { readonly name: typeof text; readonly id: typeof id },
    data: ({ params }) => [exploreCategories(kind, params.id), explorePins(kind, params.id)],
    head: ({ params, state, texts }) => {
      const known = selectEntry(state, exploreCategories(kind, params.id))?.data as readonly ExploreCategory[] | null
      const category = known?.find((each) => each.id === params.id)
      if (!category) return { title: '', status: 404 }
      const requested = (params as unknown as Readonly<Record<string, string>>)[name]
      if (requested !== category.slug) return { title: '', redirect: categoryPath(kind, category), isMoved: true }
      const image = firstPicture(state, explorePins(kind, params.id))
      return {
        title: `${category.name} · ${texts(exploreTexts)(EXPLORE_TITLES[kind])}`,
        description: `${category.name}. ${texts(exploreTexts)(EXPLORE_TEXTS[kind])}`,
        canonical: categoryPath(kind, category),
        image,
        // Search engines should not index an empty page.
        isPrivate: image === undefined,
      }
    },
    variant: () => Explore,
    slices: [trailSlice],
  })
}
