import type { RichMetadata, RichSummary } from '@corkboard/contract'

const kindOf = ({ products, recipe, article }: RichMetadata): RichSummary['type_name'] => {
  if (products.length > 0) return 'product'
  if (recipe) return 'recipe'
  return article ? 'article' : 'page'
}

/** PIN-05 in one line. */
export const presentSummary = (metadata: RichMetadata): RichSummary => {
  const { products, recipe, article } = metadata
  return {
    type_name: kindOf(metadata),
    display_name: products[0]?.name ?? recipe?.name ?? article?.name ?? metadata.title,
    display_description: article?.description || metadata.description,
    site_name: metadata.site_name,
    url: metadata.url,
  }
}
