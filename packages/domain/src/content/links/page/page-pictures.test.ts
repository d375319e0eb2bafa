import { describe, expect, it } from 'vitest'
import { pagePictures } from './page-pictures.ts'

const found = (html: string, most = 50) =>
  pagePictures({ url: 'https://shop.example/taps/1', bytes: Buffer.from(html), charset: undefined }, most)
const urlsOf = async (html: string) => (await found(html)).pictures.map(({ url }) => url)

describe('[CREATE-07 a] the pictures of a page', () => {
  it('come with their sizes, largest first', async () => {
    const { pictures } = await found(`
      <img src="/small.jpg" width="200" height="150" alt="A small &amp; old tap">
      <img src="/large.jpg" width=1600 height="1200px">
      <img src="/unknown.jpg">`)
    expect(pictures).toEqual([
      { url: 'https://shop.example/large.jpg', width: 1600, height: 1200, altText: '' },
      { url: 'https://shop.example/unknown.jpg', width: null, height: null, altText: '' },
      { url: 'https://shop.example/small.jpg', width: 200, height: 150, altText: 'A small & old tap' },
    ])
  })

  it('begin with the one that the page names as its own, unless a larger one is known', async () => {
    const html =
      '<meta property="og:image" content="lead.jpg"><img src="/a.jpg"><img src="/b.jpg" width="90" height="90">'
    expect(await urlsOf(html)).toEqual([
      'https://shop.example/taps/lead.jpg',
      'https://shop.example/a.jpg',
      'https://shop.example/b.jpg',
    ])
  })

  it('are found in Open Graph with their sizes, in structured data, in posters, and where they load later', async () => {
    const product = { '@type': 'Product', image: ['/p1.jpg', { '@type': 'ImageObject', url: '/p2.jpg', width: 2000 }] }
    const { pictures } = await found(`
      <meta property="og:image" content="/og.jpg"><meta property="og:image:width" content="900">
      <meta property="og:image:height" content="700">
      <script type="application/ld+json">${JSON.stringify(product)}</script>
      <video poster="/still.jpg"></video>
      <img src="data:image/gif;base64,R0lGOD" data-src="/later.jpg">`)
    expect(pictures.map(({ url, width }) => [new URL(url).pathname, width])).toEqual([
      ['/p2.jpg', 2000],
      ['/p1.jpg', null],
      ['/og.jpg', 900],
      ['/still.jpg', null],
      ['/later.jpg', null],
    ])
  })

  it.each([
    ['/s.jpg 400w, /l.jpg 1600w, /m.jpg 800w', '/l.jpg', 1600],
    ['/s.jpg, /l.jpg 2x', '/l.jpg', null],
    ['/w_400,h_300/a.jpg 400w,/w_800,h_600/a.jpg 800w', '/w_800,h_600/a.jpg', 800],
    [',,, /a.jpg', '/a.jpg', null],
  ])('are the largest of a set: %s', async (srcset, path, width) => {
    const { pictures } = await found(`<img src="/s.jpg" srcset="${srcset}">`)
    expect(pictures).toMatchObject([{ url: `https://shop.example${path}`, width }])
  })

  it('have the shape that the page gives them when a set only has widths', async () => {
    const { pictures } = await found('<img width="400" height="300" srcset="/a.jpg 1600w">')
    expect(pictures).toMatchObject([{ width: 1600, height: 1200 }])
  })

  it('are listed once, without icons, vectors, and addresses that are none', async () => {
    expect(
      await urlsOf(`
        <base href="https://cdn.example/x/"><img src="a.jpg#one"><img src="a.jpg#two" width="500" height="500">
        <img src="/pixel.gif" width="1" height="1"><img src="/logo.svg"><img src="/favicon.ico"><img src="">
        <img src="javascript:alert(1)"><img src="https://me:secret@cdn.example/b.jpg"><img src="https://[/">`),
    ).toEqual(['https://cdn.example/x/a.jpg'])
  })

  it('leave out those that are not to be saved, wherever else they are', async () => {
    expect(
      await urlsOf(`<meta property="og:image" content="/two.jpg"><img src="/one.jpg">
        <img src="/two.jpg" data-pin-nopin="true"><img src="/three.jpg" nopin="nopin">
        <img src="/four.jpg" data-pin-nopin="false">`),
    ).toEqual(['https://shop.example/one.jpg', 'https://shop.example/four.jpg'])
  })

  it('are counted beyond those that are listed', async () => {
    const many = Array.from(
      { length: 10_000 },
      (_, place) => `<img src="/${place}.jpg" width=${100 + place} height=100>`,
    )
    const { count, pictures } = await found(many.join(''))
    expect(count).toBe(10_000)
    expect(pictures).toHaveLength(50)
    expect(pictures[0]).toMatchObject({ url: 'https://shop.example/9999.jpg', width: 10_099 })
  })

  it('are found within reason in hostile pages', async () => {
    const set = ','.repeat(2_000_000)
    expect(await found(`<img srcset="${set}">`)).toMatchObject({ count: 0, pictures: [] })
    expect(await found(`${'<div>'.repeat(100_000)}<img src="/a.jpg">`)).toMatchObject({ count: 0 })
    expect(
      await found(`<img src="/${'a'.repeat(3_000)}.jpg" srcset="a b c, ,1x 2x,${' '.repeat(9_000)}">`),
    ).toMatchObject({
      count: 1,
      pictures: [{ url: 'https://shop.example/taps/1x' }],
    })
  })
})

describe('[CREATE-07 b] the facts of a link', () => {
  it('are its title, description and canonical address', async () => {
    const page = await found(`<title>Taps</title><meta name="description" content="Old taps">
      <link rel="canonical" href="/taps/green-tap">`)
    expect(page).toMatchObject({
      title: 'Taps',
      description: 'Old taps',
      canonicalUrl: 'https://shop.example/taps/green-tap',
      forbidsPins: false,
    })
  })

  it('do not follow a canonical address to another site', async () => {
    const { canonicalUrl } = await found('<link rel="canonical" href="https://elsewhere.example/">')
    expect(canonicalUrl).toBe('https://shop.example/taps/1')
  })
})
