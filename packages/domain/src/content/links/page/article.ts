import type { RichArticle } from '@corkboard/contract'
import { isA, type Thing, valuesOf } from './json-ld.ts'
import { line, metaLine, moment, nameOf } from './values.ts'

const ARTICLES = new Set([
  'Article',
  'NewsArticle',
  'BlogPosting',
  'Report',
  'TechArticle',
  'ScholarlyArticle',
  'AnalysisNewsArticle',
  'OpinionNewsArticle',
  'ReviewNewsArticle',
  'ReportageNewsArticle',
  'AdvertiserContentArticle',
  'LiveBlogPosting',
  'SocialMediaPosting',
])
const MAX_NAME = 200
const MAX_DESCRIPTION = 500
const MAX_AUTHORS = 5
const MAX_AUTHOR = 80

const authors = (values: readonly unknown[]): string[] => {
  const names = values.slice(0, MAX_AUTHORS).map((value) => nameOf(value, MAX_AUTHOR))
  // Some pages give the URL of the author's page instead of a name.
  return [...new Set(names.filter((name) => name !== '' && !/^https?:/i.test(name)))]
}

/** The article on a page (PIN-05). */
export const articleOf = (
  things: readonly Thing[],
  meta: ReadonlyMap<string, readonly string[]>,
  page: { readonly title: string; readonly description: string },
  now: Date,
): RichArticle | null => {
  const thing = things.find((each) => isA(each, ARTICLES) && line(each['headline'] ?? each['name'], MAX_NAME) !== '')
  const isArticle = /^(?:og:)?article$/i.test(metaLine(meta, ['og:type'], 40))
  const name = line(thing?.['headline'] ?? thing?.['name'], MAX_NAME) || page.title
  if ((!thing && !isArticle) || name === '') return null
  const published = metaLine(meta, ['article:published_time', 'og:published_time', 'datepublished'], 40)
  return {
    name,
    description: line(thing?.['description'], MAX_DESCRIPTION) || page.description,
    authors: thing ? authors(valuesOf(thing['author'])) : authors(meta.get('article:author') ?? []),
    date_published: moment(thing?.['datePublished'], now) ?? moment(published, now),
  }
}
