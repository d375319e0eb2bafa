import type { ExploreCategory, ExploreKind } from '@corkboard/contract/finding/wire/editorial'
import { list, resource } from '../../store/requests.ts'

/** FIND-04. Products also request their price, which their cards show. */
export const explorePins = (kind: ExploreKind, categoryId?: string) =>
  list('ExplorePinsResource', {
    kind,
    ...(categoryId !== undefined && { category_id: categoryId }),
    ...(kind !== 'shopping' && { field_set_key: 'grid' }),
  })
/** Products chosen for the viewer, with their prices. */
export const personalBoutique = () => list('PersonalBoutiqueResource', {})
export const exploreCategories = (kind: ExploreKind, categoryId?: string) =>
  resource('ExploreCategoriesResource', { kind, ...(categoryId !== undefined && { category_id: categoryId }) })

export const explorePath = (kind: ExploreKind): string => `/${kind}/`
export const forYouPath = '/shopping/?for_you'
export const categoryPath = (kind: ExploreKind, { slug, id }: Pick<ExploreCategory, 'slug' | 'id'>): string =>
  `/${kind}/${slug}/${id}/`
