import { articlePath } from '@corkboard/contract/finding/editorial'
import type { TodayArticlePage } from '@corkboard/contract/finding/wire/editorial'
import type { Texts } from '../../i18n/texts.ts'
import { absolute, escape, type PageMarkup } from '../../shell/document.ts'
import { selectEntry } from '../../store/data.ts'
import type { RootState } from '../../store/root.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { texts as todayTexts } from './texts/texts.generated.ts'
import { articleTexts } from '../../product/today/article-texts.ts'
import { todayArticle, todayPath } from './today-requests.ts'

// Rendered only by the server; none of this is in the browser's files.

const tag = (property: string, content: string | null): string =>
  content ? `<meta property="${property}" content="${escape(content)}">` : ''

/** FIND-03: returns an article's machine-readable data: schema.org and further Open Graph tags. */
export const articleMarkup = (
  state: RootState,
  articleId: string,
  { origin, texts }: { readonly origin: string; readonly texts: Texts },
): PageMarkup | undefined => {
  const article = selectEntry(state, todayArticle(articleId))?.data as TodayArticlePage | null | undefined
  if (!article) return undefined
  const siteName = texts(shellTexts)('site.name')
  const at = (path: string): string => absolute(origin, path)
  const url = at(articlePath(article))
  const { title, description, lang } = articleTexts(texts, article)
  const site = { '@type': 'Organization', name: siteName, url: at('/') }
  const pins = article.body.flatMap((part) => (part.type === 'pin' ? [part.pin_id] : []))
  return {
    head: [
      tag('article:published_time', article.published_at),
      tag('article:modified_time', article.updated_at),
      '<meta name="robots" content="max-image-preview:large">',
    ].join(''),
    description: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Article',
          '@id': url,
          url,
          mainEntityOfPage: url,
          headline: title,
          description: description || undefined,
          inLanguage: lang,
          datePublished: article.published_at ?? undefined,
          dateModified: article.updated_at,
          author: site,
          publisher: site,
          image: article.covers.flatMap(({ images }) => (images['736x'] ? [at(images['736x'].url)] : [])),
          hasPart: {
            '@type': 'ItemList',
            numberOfItems: pins.length,
            itemListElement: pins.map((id, place) => ({
              '@type': 'ListItem',
              position: place + 1,
              url: at(`/pin/${id}/`),
            })),
          },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: siteName, item: at('/') },
            { '@type': 'ListItem', position: 2, name: texts(todayTexts)('today.title'), item: at(todayPath) },
            { '@type': 'ListItem', position: 3, name: title, item: url },
          ],
        },
      ],
    },
  }
}
