import {
  createTestCtx,
  makeBoard,
  makePin,
  saveTo,
  sendPage,
  startLocalServer,
  type TestCtx,
} from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { drainOutbox } from '@corkboard/database'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { allowPin, deletePin, editPin, getPin, loadPins, presentPin, presentPins } from '../pins/index.ts'
import { outboxHandlers } from '../../modules.ts'
import { linkKey } from './link-key.ts'
import { noteLinkPage } from './index.ts'
import { readLinkPage, refreshLinkPages } from './read-link-page.ts'

const DAY_MS = 24 * 60 * 60_000

const product = (price: number, availability = 'InStock') =>
  `<title>Tap</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name: 'Tap',
    offers: { price, priceCurrency: 'EUR', availability },
  })}</script>`

/** Runs what the worker would run by now: the outbox, then the pages waiting to be read. */
const workerRuns = async (test: TestCtx): Promise<string[]> => {
  const { database, log } = test.site
  await drainOutbox(database, outboxHandlers(test.site), { log })
  const { rows } = await database.pool.query<{ id: string; key: string; payload: { key: string } }>(
    `select j.id, j.key, p.payload from graphile_worker.jobs j
     join graphile_worker._private_jobs p on p.id = j.id
     where j.task_identifier = 'read_link_page' order by j.run_at, j.id`,
  )
  await database.pool.query(`delete from graphile_worker._private_jobs where id = any($1::bigint[])`, [
    rows.map(({ id }) => id),
  ])
  for (const { payload } of rows) await readLinkPage(test.visitor, payload)
  test.clock.pass(1)
  return rows.map(({ payload }) => payload.key)
}

const pinTo = async (alice: Ctx<SignedIn>, link: string, board = 'Kitchens') =>
  makePin(alice, await makeBoard(alice, board), { title: 'A tap', link })
const shown = async (ctx: Ctx, id: string) => presentPin(ctx, await getPin(ctx, id))

describe('[PIN-05 a] the page behind a pin', () => {
  it('is read once for all pins that link to it, and shown on each of them', async () => {
    await using shop = await startLocalServer((_, response) => sendPage(response, product(12)))
    await using test = await createTestCtx({ trustedServers: [shop.place] })
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const pin = await pinTo(alice, `${shop.origin}/tap#colors`)
    expect(pin).toMatchObject({ rich_metadata: null, rich_summary: null, is_oos_product: false })
    const saved = await saveTo(bob, pin, await makeBoard(bob, 'Ideas'))
    await pinTo(bob, `${shop.origin}/tap`)
    await workerRuns(test)
    expect(shop.requests.map(({ url }) => url)).toEqual(['/tap'])
    for (const id of [pin.id, saved.id]) {
      expect(await shown(test.visitor, id)).toMatchObject({
        rich_metadata: { title: 'Tap', url: `${shop.origin}/tap`, products: [{ offer_summary: { price: 12 } }] },
        rich_summary: { type_name: 'product', display_name: 'Tap' },
        is_oos_product: false,
        is_stale_product: false,
      })
    }
    const again = await saveTo(bob, pin, await makeBoard(bob, 'Again'))
    expect(again).toEqual(await shown(bob, again.id))
  })

  it('uses what was recorded before anyone linked to it, without a request', async () => {
    await using test = await createTestCtx()
    const link = 'https://shop.example/tap'
    const html = '<title>Tap</title><meta property="product:price:amount" content="12">'
    await noteLinkPage(test.visitor, { link, html }, new Date(test.clock.now().getTime() + DAY_MS))
    const alice = test.as(await test.person('Alice'))
    const { id } = await pinTo(alice, link)
    expect(await workerRuns(test)).toEqual([])
    expect(await shown(alice, id)).toMatchObject({
      rich_metadata: { title: 'Tap', url: link, products: [{ offer_summary: { price: 12 } }] },
    })
  })

  it('tells members whether a product ships to their country, and visitors nothing', async () => {
    await using test = await createTestCtx()
    const link = 'https://shop.example/lamp'
    const product = {
      '@type': 'Product',
      name: 'Lamp',
      offers: {
        '@type': 'Offer',
        price: '30',
        priceCurrency: 'EUR',
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'EUR' },
          shippingDestination: [{ addressCountry: 'DE' }, { addressCountry: 'AT' }],
        },
      },
    }
    const html = `<title>Lamp</title><script type="application/ld+json">${JSON.stringify(product)}</script>`
    await noteLinkPage(test.visitor, { link, html }, new Date(test.clock.now().getTime() + DAY_MS))
    const [alice, bob] = [test.as(await test.person('Alice')), test.as(await test.person('Bob'))]
    await test.site.database.pool.query(`update users set country = 'DE' where username = 'bob'`)
    const { id } = await pinTo(alice, link)
    const elsewhere = await pinTo(bob, 'https://shop.example/')
    expect(await shown(alice, id)).toMatchObject({ ships_to_user_country: false })
    expect(await shown(bob, id)).toMatchObject({ ships_to_user_country: true })
    expect(await shown(bob, elsewhere.id)).toMatchObject({ ships_to_user_country: null })
    expect(await shown(test.visitor, id)).toMatchObject({ ships_to_user_country: null })
  })

  it('is left out in a grid, which does not show it', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const pin = await pinTo(alice, 'https://shop.example/')
    const [inGrid] = await presentPins(alice, [...(await loadPins(alice, [pin.id])).values()], 'grid')
    expect(inGrid).not.toHaveProperty('rich_metadata')
    expect(inGrid).not.toHaveProperty('mobile_link')
  })

  it('is read again when the pin’s link changes, but not when only its text does', async () => {
    await using shop = await startLocalServer(({ url }, response) => sendPage(response, `<title>${url}</title>`))
    await using test = await createTestCtx({ trustedServers: [shop.place] })
    const alice = test.as(await test.person('Alice'))
    const { id } = await pinTo(alice, `${shop.origin}/a`)
    const edit = async (changes: { title?: string; link?: string }) =>
      editPin(alice, allowPin(alice, 'edit', await getPin(alice, id)), changes)
    await workerRuns(test)
    await edit({ title: 'Another' })
    await workerRuns(test)
    await edit({ link: `${shop.origin}/b` })
    await workerRuns(test)
    expect(shop.requests.map(({ url }) => url)).toEqual(['/a', '/b'])
    expect(await shown(alice, id)).toMatchObject({ rich_metadata: { title: '/b' } })
  })

  it('is reread as it ages: products after a day, others after two weeks, without a body if unchanged', async () => {
    let price = 12
    await using shop = await startLocalServer(({ url, headers }, response) => {
      const etag = `"${price}"`
      if (headers['if-none-match'] === etag) return response.writeHead(304).end()
      sendPage(response, url === '/tap' ? product(price) : '<title>Words</title>', { etag })
    })
    await using test = await createTestCtx({ trustedServers: [shop.place] })
    const alice = test.as(await test.person('Alice'))
    const { id } = await pinTo(alice, `${shop.origin}/tap`)
    await pinTo(alice, `${shop.origin}/words`, 'Words')
    const ages = async (ms: number) => {
      test.clock.pass(ms)
      await refreshLinkPages(test.visitor)
      return workerRuns(test)
    }
    await workerRuns(test)
    expect(await ages(DAY_MS / 2)).toEqual([])
    expect(await ages(DAY_MS / 2)).toEqual([linkKey(`${shop.origin}/tap`)])
    price = 9
    expect(await ages(DAY_MS)).toEqual([linkKey(`${shop.origin}/tap`)])
    expect(await shown(alice, id)).toMatchObject({ rich_metadata: { products: [{ offer_summary: { price: 9 } }] } })
    expect(await ages(13 * DAY_MS)).toHaveLength(2)
  })

  it('keeps its content while unreadable, is requested less and less often, and is empty once it is gone', async () => {
    let status = 200
    await using shop = await startLocalServer((_, response) =>
      status === 200 ? sendPage(response, product(12, 'OutOfStock')) : response.writeHead(status).end(),
    )
    await using test = await createTestCtx({ trustedServers: [shop.place] })
    const alice = test.as(await test.person('Alice'))
    const { id } = await pinTo(alice, `${shop.origin}/tap`)
    await workerRuns(test)
    expect(await shown(alice, id)).toMatchObject({ is_oos_product: true, is_stale_product: false })
    status = 503
    const hours: number[] = []
    for (let hour = 0; hour < 48; hour += 1) {
      test.clock.pass(DAY_MS / 24)
      await refreshLinkPages(test.visitor)
      if ((await workerRuns(test)).length > 0) hours.push(hour)
    }
    expect(hours).toEqual([23, 24, 26, 30, 38])
    expect(await shown(alice, id)).toMatchObject({ rich_metadata: { title: 'Tap' }, is_stale_product: true })
    status = 410
    test.clock.pass(DAY_MS)
    await refreshLinkPages(test.visitor)
    await workerRuns(test)
    expect(await shown(alice, id)).toMatchObject({ rich_metadata: null, is_stale_product: false })
  })

  it('is reread in small batches, and not at all once no pin links to it', async () => {
    await using shop = await startLocalServer((_, response) => sendPage(response, product(12)))
    await using test = await createTestCtx({ trustedServers: [shop.place] })
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Kitchens')
    const pins = []
    for (let n = 0; n < 7; n += 1) pins.push(await makePin(alice, board, { link: `${shop.origin}/${n}` }))
    await workerRuns(test)
    await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, pins[0]!.id)))
    test.clock.pass(2 * DAY_MS)
    await refreshLinkPages(test.visitor)
    const first = await workerRuns(test)
    test.clock.pass(DAY_MS / 288)
    await refreshLinkPages(test.visitor)
    const second = await workerRuns(test)
    expect([first.length, second.length]).toEqual([5, 1])
    const linked = pins.slice(1).map(({ link }) => linkKey(link ?? ''))
    expect([...first, ...second].toSorted()).toEqual(linked.toSorted())
  })

  it.each([
    ['https://pins.example/a?b=c#d'],
    ['https://pins.example/a?b=\\c\\x41#d#e'],
    ['https://xn--bcher-kva.example/%C3%A9'],
  ])('has the same key here and in the database: %s', async (link) => {
    await using test = await createTestCtx()
    const { rows } = await test.site.database.pool.query(`select encode(link_key($1), 'hex') as key`, [link])
    expect(rows).toEqual([{ key: linkKey(link) }])
  })
})
