import { describe, expect, it } from 'vitest'
import { pageFacts } from './page-facts.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

const factsOf = (html: string | Buffer, charset?: string) =>
  pageFacts({ url: 'https://shop.example/taps/1', bytes: Buffer.from(html), charset }, NOW)
const metadataOf = (html: string) => factsOf(html).metadata
const ld = (...things: readonly unknown[]) =>
  things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join('')
const thing = (type: string, fields: object) => ({ '@context': 'https://schema.org', '@type': type, ...fields })

describe('[PIN-05 a b c] a page’s metadata', () => {
  it('has its title, description and site from Open Graph', () => {
    expect(
      metadataOf(`<title>Taps | Shop</title><meta property="og:title" content="A &quot;green&quot; tap">
        <meta property="og:description" content="Brass &amp; old"><meta property="og:site_name" content="The shop">`),
    ).toEqual({
      title: 'A "green" tap',
      description: 'Brass & old',
      site_name: 'The shop',
      url: 'https://shop.example/taps/1',
      products: [],
      recipe: null,
      article: null,
    })
  })

  it('falls back to the HTML title and description, and is empty without either', () => {
    expect(metadataOf('<title> A\n tap </title><meta name=description content=Brass>')).toMatchObject({
      title: 'A tap',
      description: 'Brass',
    })
    expect(metadataOf('<p>Hello')).toBeNull()
    expect(metadataOf('')).toBeNull()
  })

  it('has a product with its price, previous price, stock, shipping and rating', () => {
    const html = ld(
      thing('Product', {
        name: 'Tap &amp; spout',
        brand: { '@type': 'Brand', name: 'Old Taps' },
        aggregateRating: { ratingValue: '9', bestRating: '10', reviewCount: '1,204' },
        offers: {
          '@type': 'Offer',
          price: '1,299.50',
          priceCurrency: 'eur',
          availability: 'https://schema.org/InStock',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: 1500,
            priceCurrency: 'EUR',
            priceType: 'https://schema.org/StrikethroughPrice',
          },
          shippingDetails: {
            shippingRate: { value: 0, currency: 'EUR' },
            shippingDestination: [{ addressCountry: 'DE' }, { addressCountry: ['AT', 'nowhere'] }],
          },
        },
      }),
    )
    expect(metadataOf(html)).toMatchObject({
      title: 'Tap & spout',
      products: [
        {
          name: 'Tap & spout',
          brand: 'Old Taps',
          offer_summary: {
            price: 1299.5,
            min_price: null,
            max_price: null,
            standard_price: 1500,
            currency: 'EUR',
            in_stock: true,
          },
          shipping_info: { price: 0, currency: 'EUR', countries: ['DE', 'AT'] },
          rating: { value: 4.5, count: 1204 },
        },
      ],
    })
  })

  it.each<[string, object, object]>([
    [
      'a range of an aggregate',
      { '@type': 'AggregateOffer', lowPrice: '10', highPrice: 20, priceCurrency: 'USD' },
      { price: null, min_price: 10, max_price: 20, currency: 'USD', in_stock: null },
    ],
    [
      'an aggregate of one price',
      { '@type': 'AggregateOffer', lowPrice: '10', highPrice: '10.00', priceCurrency: 'USD' },
      { price: 10, min_price: null, max_price: null },
    ],
    [
      'several offers, of which one is to be had',
      [
        { price: 8, priceCurrency: 'USD', availability: 'OutOfStock' },
        { price: 9, priceCurrency: 'USD', availability: 'http://schema.org/LimitedAvailability' },
        { price: 1, priceCurrency: 'GBP' },
      ],
      { price: 8, min_price: 8, max_price: 9, currency: 'USD', in_stock: true },
    ],
    ['nothing left', { price: 8, availability: 'sold out' }, { price: 8, currency: null, in_stock: false }],
    ['something free', { price: '0.00', priceCurrency: 'USD' }, { price: 0 }],
    ['a price as Germans write it', { price: '1.299,00 €', priceCurrency: 'EUR' }, { price: 1299 }],
    ['a price with thousands alone', { price: '12,000' }, { price: 12_000 }],
    [
      'a reduction that is none',
      { price: 8, priceSpecification: { price: 7, priceType: 'ListPrice' } },
      {
        price: 8,
        standard_price: null,
      },
    ],
  ])('has the product’s price: %s', (_, offers, summary) => {
    const metadata = metadataOf(ld(thing('Product', { name: 'Tap', offers })))
    expect(metadata?.products[0]?.offer_summary).toMatchObject(summary)
  })

  it.each([['-5'], ['free'], ['1.2.3'], [''], [{}], [true], ['9999999999999']])('has no price from %j', (price) => {
    const offers = { price, availability: 'InStock' }
    expect(metadataOf(ld(thing('Product', { name: 'Tap', offers })))?.products[0]?.offer_summary.price).toBeNull()
  })

  it('treats a group of variants as one product', () => {
    const html = ld({
      '@graph': [
        thing('ProductGroup', {
          name: 'Tap',
          hasVariant: [
            thing('Product', {
              name: 'Tap, brass',
              inProductGroupWithID: '1',
              offers: { price: 5, priceCurrency: 'USD' },
            }),
            thing('Product', { name: 'Tap, steel', isVariantOf: {}, offers: { price: 4, priceCurrency: 'USD' } }),
          ],
        }),
      ],
    })
    expect(metadataOf(html)?.products).toMatchObject([{ name: 'Tap', offer_summary: { min_price: 4, max_price: 5 } }])
  })

  it('has a product from Open Graph', () => {
    const html = `<meta property="og:type" content="product"><meta property="og:title" content="Tap">
      <meta property="product:price:amount" content="20.00"><meta property="product:price:currency" content="GBP">
      <meta property="product:original_price:amount" content="25"><meta property="product:availability" content="oos">`
    expect(metadataOf(html)?.products).toMatchObject([
      { name: 'Tap', offer_summary: { price: 20, standard_price: 25, currency: 'GBP', in_stock: false } },
    ])
  })

  it('has no product that is not for sale', () => {
    expect(metadataOf(`<title>A</title>${ld(thing('Product', { name: 'Tap' }))}`)?.products).toEqual([])
  })

  it('has a recipe with its ingredients, times, servings and rating', () => {
    const html = ld([
      thing('WebSite', { name: 'Cooking' }),
      thing('https://schema.org/Recipe', {
        '@type': ['Recipe', 'NewsArticle'],
        name: 'Pea soup',
        recipeIngredient: ['2 cups <b>peas</b>', '  1&nbsp;onion ', '', 3, null],
        prepTime: 'PT15M',
        cookTime: 'PT1H5M30S',
        recipeYield: ['4', '4 bowls'],
        aggregateRating: { ratingValue: 4.26, ratingCount: 12 },
      }),
    ])
    expect(metadataOf(html)?.recipe).toEqual({
      name: 'Pea soup',
      ingredients: ['2 cups peas', '1 onion', '3'],
      cook_times: { prep: 15, cook: 66, total: 81 },
      servings: '4 bowls',
      rating: { value: 4.3, count: 12 },
    })
  })

  it.each([['soon'], ['PT'], ['P3Y'], ['PT999999H'], [-5], ['']])('has no cooking time from %j', (cookTime) => {
    const html = ld(thing('Recipe', { name: 'Soup', recipeIngredient: 'Peas', cookTime }))
    expect(metadataOf(html)?.recipe?.cook_times).toEqual({ prep: null, cook: null, total: null })
  })

  it('has an article with its authors and date', () => {
    const html = ld(
      thing('NewsArticle', {
        headline: 'Taps are back',
        description: 'All about <i>taps</i>',
        author: [{ name: 'Ann Tap' }, { name: 'Ann Tap' }, 'https://shop.example/ann'],
        datePublished: '2026-02-01T10:00:00+01:00',
      }),
    )
    expect(metadataOf(html)?.article).toEqual({
      name: 'Taps are back',
      description: 'All about taps',
      authors: ['Ann Tap'],
      date_published: '2026-02-01T09:00:00.000Z',
    })
  })

  it.each([['yesterday'], ['2026-13-45'], ['2199-01-01'], ['1066-10-14'], [20260101]])(
    'has no date from %j',
    (datePublished) => {
      expect(metadataOf(ld(thing('Article', { headline: 'A', datePublished })))?.article?.date_published).toBeNull()
    },
  )

  it('has an article from Open Graph', () => {
    const html = `<meta property="og:type" content="article"><meta property="og:title" content="Taps">
      <meta property="article:published_time" content="2026-02-01"><meta property="article:author" content="Ann">`
    expect(metadataOf(html)?.article).toMatchObject({
      name: 'Taps',
      authors: ['Ann'],
      date_published: '2026-02-01T00:00:00.000Z',
    })
  })

  it('has one kind only: a product before a recipe, a recipe before an article', () => {
    const product = thing('Product', { name: 'Pot', offers: { price: 1, priceCurrency: 'USD' } })
    const recipe = thing('Recipe', { name: 'Soup', recipeIngredient: ['Peas'] })
    const article = thing('Article', { headline: 'Soups' })
    expect(metadataOf(ld(article, recipe, product))).toMatchObject({ recipe: null, article: null })
    expect(metadataOf(ld(article, recipe))).toMatchObject({ products: [], recipe: { name: 'Soup' }, article: null })
  })

  it('has the mobile page of the same site, and of no other', () => {
    const handheld = (href: string) =>
      factsOf(`<link rel="alternate" media="only screen and (max-width: 640px)" href="${href}">`).mobileLink
    expect(handheld('https://m.shop.example/taps/1')).toBe('https://m.shop.example/taps/1')
    expect(handheld('/m/taps/1')).toBe('https://shop.example/m/taps/1')
    for (const href of ['https://evil.example/', 'javascript:alert(1)', 'https://me@shop.example/', 'https://[/', ''])
      expect(handheld(href)).toBeNull()
  })

  it('says when a page asks not to be pinned from', () => {
    expect(factsOf('<meta name="pinterest" content="nopin" description="Please not">').forbidsPins).toBe(true)
    expect(factsOf('<meta name="Corkboard" content="noPin">').forbidsPins).toBe(true)
    expect(factsOf('<meta name="robots" content="nopin">').forbidsPins).toBe(false)
  })

  it('is decoded from the page’s own encoding', () => {
    const latin = Buffer.from('<title>Caf\u00e9</title>', 'latin1')
    expect(factsOf(latin, 'iso-8859-1').metadata?.title).toBe('Café')
    const declared = Buffer.from('<meta charset="windows-1252"><title>Caf\u00e9</title>', 'latin1')
    expect(factsOf(declared).metadata?.title).toBe('Café')
    expect(factsOf(Buffer.from('\ufeff<title>Café</title>', 'utf16le')).metadata?.title).toBe('Café')
    expect(factsOf(Buffer.from('<title>Café</title>'), 'no-such-charset').metadata?.title).toBe('Café')
  })
})

describe('[PIN-05 a] malformed metadata', () => {
  it.each([
    ['half a script', '<title>A</title><script type="application/ld+json">{"@type":"Recipe","name":'],
    ['words for a script', '<title>A</title><script type="application/ld+json">hello</script>'],
    ['null', '<title>A</title><script type="application/ld+json">null</script>'],
    ['a list of nothing', '<title>A</title><script type="application/ld+json">[null, 1, "a", [[]]]</script>'],
    ['a type that is none', `<title>A</title>${ld({ '@type': { a: 1 }, name: [] })}`],
    ['fields of every wrong kind', `<title>A</title>${ld(thing('Recipe', { name: {}, recipeIngredient: { a: 1 } }))}`],
    ['a prototype', '<title>A</title><script type="application/ld+json">{"__proto__":{"@type":"Recipe"}}</script>'],
    ['no end of tags', `<title>A</title>${'<b>'.repeat(200_000)}${'</i>'.repeat(200_000)}`],
    ['brackets without end', `<title>A</title><script type="application/ld+json">${'['.repeat(300_000)}</script>`],
    ['a tag without end', `<title>A</title><meta content="${'a'.repeat(1_000_000)}`],
  ])('does no harm: %s', (_, html) => {
    expect(metadataOf(html)).toMatchObject({ title: 'A', products: [], recipe: null, article: null })
  })

  it('is cut to a useful length', () => {
    const much = 'a'.repeat(10_000)
    const html = `<meta property="og:title" content="${much}"><meta name="description" content="${much}">${ld(
      thing('Recipe', {
        name: much,
        recipeYield: much,
        recipeIngredient: Array.from({ length: 1_000 }, () => 'a'.repeat(300)),
      }),
    )}`
    const { title, description, recipe } = metadataOf(html)!
    expect([title, description, recipe?.name, recipe?.servings].map((text) => text?.length)).toEqual([
      200, 500, 200, 60,
    ])
    expect(recipe?.ingredients).toHaveLength(60)
    expect(recipe?.ingredients[0]).toHaveLength(200)
  })

  it('becomes plain text: no markup, line breaks or bidirectional control characters', () => {
    const html = ld(
      thing('Article', { headline: '<img src=x onerror=alert(1)>Taps\u202E\n\u0000now &lt;b&gt;bold&lt;/b&gt;' }),
    )
    expect(metadataOf(html)?.article?.name).toBe('Taps now bold')
  })
})
