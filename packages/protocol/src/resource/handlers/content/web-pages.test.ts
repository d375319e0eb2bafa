import type { FoundPage, MediaUpload, Pin } from '@corkboard/contract'
import { addUnsafeDomain } from '@corkboard/domain/content/links'
import { type Actor, drawPicture, type LocalServer, sendPage, startLocalServer, TestSite } from '@corkboard/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const HOUR_MS = 3_600_000

let picture: Awaited<ReturnType<typeof drawPicture>>

const PAGES: Readonly<Record<string, string>> = {
  '/tap': `<title>A green tap</title><meta name="description" content="Brass, and old.">
    <link rel="canonical" href="/tap-of-brass"><meta property="og:image" content="/picture.jpg">
    <img src="/small.jpg" width="120" height="90" alt="The tap from below">`,
  '/many': Array.from({ length: 10_000 }, (_, place) => `<img src="/${place}.jpg">`).join(''),
  '/huge': `<title>Huge</title><img src="/first.jpg">${'<p>And so on.</p>'.repeat(400_000)}<img src="/last.jpg">`,
  '/nopin': '<meta name="corkboard" content="nopin"><img src="/picture.jpg">',
  '/bare': '<title>Only words</title>',
}

let shop: LocalServer
let site: TestSite
let alice: Actor
let bob: Actor

beforeAll(async () => {
  picture = await drawPicture({ width: 600, height: 900 })
  shop = await startLocalServer(({ url = '' }, response) => {
    const html = PAGES[url]
    if (html !== undefined) return sendPage(response, html)
    if (url === '/inside') return void response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    if (url === '/around') return void response.writeHead(302, { location: '/around' }).end()
    if (url === '/notes.pdf') return sendPage(response, '%PDF', { 'content-type': 'application/pdf' })
    if (url === '/closed') return void response.writeHead(403).end()
    if (url === '/letter.jpg') return sendPage(response, 'Dear all', { 'content-type': 'image/jpeg' })
    if (url === '/long.jpg') {
      return sendPage(response, '', { 'content-type': 'image/jpeg', 'content-length': '30000000' })
    }
    if (url.startsWith('/picture')) return sendPage(response, picture.bytes, { 'content-type': 'image/jpeg' })
    return void response.writeHead(404).end()
  })
  site = await TestSite.start({ trustedServers: [shop.place] })
  await addUnsafeDomain(site.ctx, 'evil.example', 'Phishing')
  ;[alice, bob] = [await site.person('Alice'), await site.person('Bob')]
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await shop[Symbol.asyncDispose]()
})

const finds = (who: Actor, path: string) =>
  who.asks<FoundPage>('FindPinImagesResource', 'get', { url: path.startsWith('/') ? shop.origin + path : path })
const saves = (who: Actor, path: string, more = {}) =>
  who.calls<MediaUpload>('POST', '/v3/media/web/', {
    image_url: path.startsWith('/') ? shop.origin + path : path,
    ...more,
  })

describe('[CREATE-07 a b] a page of another site', () => {
  it('shows its pictures, largest first, and what a pin or a link block says about it', async () => {
    expect(await finds(alice, '/tap')).toMatchObject({
      src_url: `${shop.origin}/tap`,
      canonical_url: `${shop.origin}/tap-of-brass`,
      title: 'A green tap',
      description: 'Brass, and old.',
      is_unsafe: false,
      image_count: 2,
      images: [
        { url: `${shop.origin}/picture.jpg`, width: null, height: null, alt_text: '' },
        { url: `${shop.origin}/small.jpg`, width: 120, height: 90, alt_text: 'The tap from below' },
      ],
    })
  })

  it('may be a picture itself', async () => {
    const url = `${shop.origin}/picture.jpg`
    expect(await finds(alice, url)).toMatchObject({ src_url: url, image_count: 1, images: [{ url }] })
  })

  it('with 10,000 pictures shows 50, and says how many there are', async () => {
    const { images, image_count: count } = await finds(alice, '/many')
    expect({ shown: images.length, count }).toEqual({ shown: 50, count: 10_000 })
  })

  it('that is huge is read up to 2 MB', async () => {
    const { title, images } = await finds(alice, '/huge')
    expect([title, images.map(({ url }) => url)]).toEqual(['Huge', [`${shop.origin}/first.jpg`]])
  })

  it('without pictures is reported with its title', async () => {
    expect(await finds(alice, '/bare')).toMatchObject({ title: 'Only words', images: [], image_count: 0 })
  })

  it.each([
    ['/nopin', 'web.no_saving'],
    ['/inside', 'web.not_public'],
    ['/around', 'web.redirects'],
    ['/notes.pdf', 'web.not_a_page'],
    ['/closed', 'web.refused'],
    ['/gone', 'web.gone'],
    ['http://127.0.0.1/', 'web.not_public'],
    ['http://localhost/', 'web.not_public'],
    ['http://8.8.8.8:22/', 'web.address'],
    ['file:///etc/passwd', 'web.address'],
    ['https://me:secret@example.org/', 'web.address'],
    ['not an address', 'web.address'],
  ])('is refused by the field with a reason: %s', async (path, code) => {
    await expect(finds(alice, path)).rejects.toMatchObject({ error: { error_code: code, field: 'url' } })
  })

  it('that other pins link to and that asked not to be saved from is not even fetched', async () => {
    await alice.pinsTo(await alice.createsBoard('Taps'), { link: `${shop.origin}/nopin` })
    const known = () => saves(bob, '/picture.jpg', { page_url: `${shop.origin}/nopin` })
    await expect.poll(async () => (await known()).code).toBe('web.no_saving')
  })

  it('is checked for being unsafe', async () => {
    const urls = { url: 'https://shop.evil.example/tap', image_urls: [`${shop.origin}/picture.jpg`] }
    const found = await alice.asks<FoundPage>('FindPinImagesResource', 'create', urls)
    expect(found).toMatchObject({ is_unsafe: true, images: [{ url: urls.image_urls[0] }] })
  })

  it('is asked for a limited number of times an hour', async () => {
    const carol = await site.person('Carol')
    for (let n = 0; n < 200; n += 1) await finds(carol, 'http://127.0.0.1/').catch(() => undefined)
    await expect(finds(carol, '/tap')).rejects.toMatchObject({ error: { error_code: 'request.rate' } })
    site.clock.pass(HOUR_MS + 1)
    expect(await finds(carol, '/tap')).toMatchObject({ image_count: 2 })
  })
})

describe('[CREATE-07 a] a found picture', () => {
  it('has a small copy on this server, for the viewer alone and for some hours', async () => {
    const { images } = await finds(alice, '/tap')
    const path = images[0]!.preview_url
    const response = await alice.browser.send(path)
    expect(response.headers.get('content-type')).toBe('image/webp')
    const { width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect([width, height]).toEqual([474, 711])
    expect(await bob.opens(path)).toBe(404)
    expect(await site.visitor().opens(path)).toBe(401)
    expect(await alice.opens(path.replace('picture.jpg', 'other.jpg'))).toBe(404)
    expect(await alice.opens(images[1]!.preview_url)).toBe(400)
    site.clock.pass(7 * HOUR_MS)
    expect(await alice.opens(path)).toBe(404)
  })

  it('becomes an upload like any other, and a pin with its link', async () => {
    const { data } = await saves(alice, '/picture.jpg', { page_url: `${shop.origin}/tap` })
    expect(data).toMatchObject({ media_type: 'image', status: 'succeeded', width: 600, height: 900 })
    const board = await alice.createsBoard('Brass')
    const pin = await alice.asks<Pin>('PinResource', 'create', {
      board_id: board.id,
      media_upload_id: data!.media_upload_id,
      title: 'A green tap',
      link: `${shop.origin}/tap-of-brass`,
    })
    expect(pin).toMatchObject({ title: 'A green tap', link: `${shop.origin}/tap-of-brass` })
  })

  it.each([
    ['/letter.jpg', 'media.unsupported'],
    ['/long.jpg', 'web.too_large'],
    ['/tap', 'web.not_an_image'],
    ['/gone.jpg', 'web.gone'],
    ['/inside', 'web.not_public'],
    ['http://10.0.0.1/a.jpg', 'web.not_public'],
    ['data:image/png;base64,AAAA', 'web.address'],
  ])('is refused with a reason: %s', async (path, code) => {
    const response = await alice.browser.send('/v3/media/web/', {
      method: 'POST',
      json: { image_url: path.startsWith('/') ? shop.origin + path : path },
    })
    const { error } = (await response.json()) as { error: unknown }
    expect(error).toMatchObject({ error_code: code, field: 'image_url' })
  })
})
