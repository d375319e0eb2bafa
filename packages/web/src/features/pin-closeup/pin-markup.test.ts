import { describe, expect, it } from 'vitest'
import type { RootState } from '../../store/root.ts'
import { pinMarkup } from './pin-markup.ts'

const pin = {
  id: '1',
  pinner: '9',
  board: '5',
  seo_title: 'A "green" tap',
  canonical_url: '/pin/1/',
  description: 'Brass </script>',
  alt_text: 'A tap',
  created_at: '2026-01-05T10:00:00.000Z',
  link: 'https://shop.example/tap?a=1&b=2',
  is_unsafe: false,
  rich_metadata: { title: 'Taps' },
  repin_count: 3,
  comment_count: 0,
  related_interests: [{ id: '1801', name: 'Kitchens', url: '/topics/kitchens/' }],
  annotations: ['tap', 'brass'],
  breadcrumbs: [
    { name: 'Kitchens', url: '/alice/kitchens/' },
    { name: 'A "green" tap', url: '/pin/1/' },
  ],
  images: { '736x': { url: '/media/736x/aa.webp', width: 736, height: 900 } },
}
const alice = { id: '9', username: 'alice', full_name: 'Alice A' }
const kitchens = { id: '5', name: 'Kitchens', url: '/alice/kitchens/' }

const markupOf = (fields: object = {}) =>
  pinMarkup(
    {
      entities: { pin: { '1': { ...pin, ...fields } }, user: { '9': alice }, board: { '5': kitchens } },
    } as unknown as RootState,
    '1',
    'https://pins.example',
  )

describe('[PIN-11 c] the structured data of a pin', () => {
  it('describes a posting by its author on a board, with picture, breadcrumbs and link', () => {
    expect(JSON.parse(JSON.stringify(markupOf()?.description))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'SocialMediaPosting',
          '@id': 'https://pins.example/pin/1/',
          url: 'https://pins.example/pin/1/',
          headline: 'A "green" tap',
          articleBody: 'Brass </script>',
          datePublished: '2026-01-05T10:00:00.000Z',
          author: { '@type': 'Person', name: 'Alice A', url: 'https://pins.example/alice/' },
          image: {
            '@type': 'ImageObject',
            contentUrl: 'https://pins.example/media/736x/aa.webp',
            width: 736,
            height: 900,
            caption: 'A tap',
          },
          isPartOf: { '@type': 'Collection', name: 'Kitchens', url: 'https://pins.example/alice/kitchens/' },
          about: [{ '@type': 'Thing', name: 'Kitchens', url: 'https://pins.example/topics/kitchens/' }],
          keywords: 'tap, brass',
          sharedContent: { '@type': 'WebPage', url: 'https://shop.example/tap?a=1&b=2', headline: 'Taps' },
          interactionStatistic: [
            {
              '@type': 'InteractionCounter',
              interactionType: 'https://schema.org/BookmarkAction',
              userInteractionCount: 3,
            },
          ],
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Kitchens', item: 'https://pins.example/alice/kitchens/' },
            { '@type': 'ListItem', position: 2, name: 'A "green" tap', item: 'https://pins.example/pin/1/' },
          ],
        },
      ],
    })
  })

  it('adds the creation time, see-also links and the oEmbed address to the head', () => {
    const head = markupOf()?.head ?? ''
    expect(head).toContain('<meta property="article:published_time" content="2026-01-05T10:00:00.000Z">')
    expect(head).toContain('<meta property="article:author" content="https://pins.example/alice/">')
    expect(head).toContain('<meta property="og:see_also" content="https://shop.example/tap?a=1&amp;b=2">')
    expect(head).toContain(
      'href="https://pins.example/oembed/?url=https%3A%2F%2Fpins.example%2Fpin%2F1%2F&amp;format=json" title="A &quot;green&quot; tap"',
    )
  })

  it('[IDENT-21 d] has no author if the pinner is not shown', () => {
    const markup = markupOf({ pinner: null })
    expect(markup?.description).toMatchObject({ '@graph': [{ author: undefined }, {}] })
    expect(markup?.head).not.toContain('article:author')
  })

  it('omits links that are known to be harmful', () => {
    const markup = markupOf({ is_unsafe: true })
    expect(JSON.stringify(markup)).not.toContain('shop.example')
  })

  it('is undefined for a missing pin', () => {
    expect(pinMarkup({ entities: { pin: {} } } as unknown as RootState, '1', 'https://pins.example')).toBeUndefined()
  })
})
