import type { TodayArticlePage } from '@corkboard/contract'
import { expect, it } from 'vitest'
import { createTexts } from '../../i18n/texts.ts'
import { resourceReceived } from '../../store/responses.ts'
import { requestKey } from '../../store/requests.ts'
import { createStore } from '../../store/root.ts'
import { articleMarkup } from './article-markup.ts'
import { todayArticle } from './today-requests.ts'

const ARTICLE: TodayArticlePage = {
  id: '55',
  type: 'todayarticle',
  article_type: 1,
  kind: 'best',
  slug: 'ten-gardens',
  title: 'Ten <gardens>',
  description: '',
  locale: 'en-GB',
  is_automatic: false,
  collection: null,
  covers: [
    {
      pin_id: '7',
      images: { '736x': { url: '/media/7.webp', width: 736, height: 900 } },
      alt_text: '',
      dominant_color: '#fff',
      placeholder: '',
    },
  ],
  pin_count: 2,
  published_at: '2026-11-22T08:00:00.000Z',
  updated_at: '2026-11-22T09:00:00.000Z',
  body: [
    { type: 'pin', pin_id: '7' },
    { type: 'paragraph', text: 'Between' },
    { type: 'pin', pin_id: '8' },
  ],
  related: [],
  status: 'published',
}

it('[FIND-03 a] an article’s structured data has its title, its publication time and its pins', () => {
  const store = createStore({ kind: 'UNAUTH' }, {} as never)
  store.dispatch(resourceReceived({ key: requestKey(todayArticle('55')), data: ARTICLE, nextBookmark: null }))
  const site = { origin: 'https://pins.example', texts: createTexts('en-US') }
  const markup = articleMarkup(store.getState(), '55', site)
  expect(markup?.head).toContain('<meta property="article:published_time" content="2026-11-22T08:00:00.000Z">')
  const graph = (markup!.description as { '@graph': object[] })['@graph']
  expect(graph[0]).toMatchObject({
    '@type': 'Article',
    '@id': 'https://pins.example/today/best/ten-gardens/55/',
    headline: 'Ten <gardens>',
    inLanguage: 'en-GB',
    image: ['https://pins.example/media/7.webp'],
    hasPart: { numberOfItems: 2, itemListElement: [{ url: 'https://pins.example/pin/7/' }, { position: 2 }] },
  })
  expect(articleMarkup(store.getState(), '56', site)).toBeUndefined()
})
