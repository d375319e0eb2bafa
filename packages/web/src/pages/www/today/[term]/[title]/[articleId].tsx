import { articlePath } from '@corkboard/contract/finding/editorial'
import { isId } from '@corkboard/contract/ids'
import type { TodayArticlePage } from '@corkboard/contract/finding/wire/editorial'
import { ArticlePage } from '../../../../../features/today/ArticlePage.tsx'
import { todayArticle, todayArticlePins } from '../../../../../features/today/today-requests.ts'
import { definePage, type PageProps, text } from '../../../../../router/define-page.ts'
import { articleTexts } from '../../../../../product/today/article-texts.ts'
import { trailSlice } from '../../../../../product/trail.ts'
import { selectEntry } from '../../../../../store/data.ts'

type Params = { readonly term: string; readonly title: string; readonly articleId: string }

const articleId = (value: string): string | undefined => (isId(value) ? value : undefined)
const isPreview = (search: PageProps['search']): boolean => search['preview'] !== undefined

const Article = ({ params, search }: PageProps<Params>) => (
  <ArticlePage articleId={params.articleId} isPreview={isPreview(search)} />
)

/**
 * FIND-03: /today/{kind}/{slug}/{id}/; another kind or slug redirects there. `preview`: for editors, before
 * publication.
 */
export const page = definePage({
  params: { term: text, title: text, articleId },
  query: ['preview'],
  data: ({ params, search }) => [
    todayArticle(params.articleId, isPreview(search)),
    todayArticlePins(params.articleId, isPreview(search)),
  ],
  head: ({ params, search, state, texts }) => {
    const entry = selectEntry(state, todayArticle(params.articleId, isPreview(search)))
    const article = entry?.data as TodayArticlePage | null | undefined
    if (!article) return { title: '', status: 404 }
    const path = articlePath(article)
    if (params.term !== article.kind || params.title.normalize('NFC') !== article.slug) {
      return { title: '', redirect: isPreview(search) ? `${path}?preview=1` : path, isMoved: !isPreview(search) }
    }
    const cover = article.covers[0]
    const picture = cover?.images['736x']
    const { title, description } = articleTexts(texts, article)
    return {
      title,
      description: description || undefined,
      canonical: path,
      image: picture && { ...picture, alt: cover.alt_text },
      type: 'article',
      isPrivate: isPreview(search) || (article.is_automatic && article.pin_count === 0),
    }
  },
  variant: () => Article,
  slices: [trailSlice],
})
