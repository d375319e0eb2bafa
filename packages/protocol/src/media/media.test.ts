import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { LIMITS, type Pin, type RestEnvelope, type MediaUpload } from '@corkboard/contract'
import { type Actor, drawPicture, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let visitor: Visitor
let pin: Pin

beforeAll(async () => {
  site = await TestSite.start()
  alice = (await site.cast()).alice
  visitor = site.visitor()
  pin = await alice.pinsTo(await alice.createsBoard('Kitchens'))
})
afterAll(() => site[Symbol.asyncDispose]())

const errorOf = async (response: Response) => {
  const { error } = (await response.json()) as RestEnvelope
  return { status: response.status, code: error?.error_code, field: error?.field }
}

const formWith = (bytes: Uint8Array<ArrayBuffer>, name = 'picture.jpg', field = 'file', type = 'image/jpeg') => {
  const form = new FormData()
  form.append('note', 'fields around the file are no harm')
  form.append(field, new Blob([bytes], { type }), name)
  return form
}

describe('[PIN-03 a] a picture’s URL', () => {
  const url = () => pin.images['236x']?.url ?? ''

  it('may be cached by a browser for a day and by shared caches for a minute, and is never sent twice', async () => {
    const first = await visitor.browser.send(url())
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400, s-maxage=60, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{32}\.webp"$/),
    })
    const etag = first.headers.get('etag') ?? ''
    await first.arrayBuffer()
    for (const tags of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await visitor.browser.send(url(), { headers: { 'if-none-match': tags } })
      expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    }
  })

  it('returns 404 to a cache that revalidates once the board is secret', async () => {
    const board = await alice.createsBoard('Soon secret')
    const address = (await alice.pinsTo(board)).images['236x']?.url ?? ''
    const first = await visitor.browser.send(address)
    await first.arrayBuffer()
    await alice.edits(board, { privacy: 'secret' })
    const again = await visitor.browser.send(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect([again.status, again.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it('[PIN-12 a] of a carousel returns 404 as soon as the only pin that everyone sees is deleted', async () => {
    const carousel = await alice.publishesCarousel(await alice.createsBoard('Soon empty'))
    const copy = await alice.saves(carousel, await alice.createsBoard('Nobody else’s', { privacy: 'secret' }))
    const addresses = carousel.carousel_data!.carousel_slots.map(({ images }) => images['236x']?.url ?? '')
    for (const expected of [200, 200, 404]) {
      if (expected === 404) await alice.asks('PinResource', 'delete', { id: carousel.id })
      for (const address of addresses) expect(await visitor.opens(address)).toBe(expected)
    }
    await alice.movesPins([copy], { board: await alice.createsBoard('For everyone') })
    for (const address of addresses) expect(await visitor.opens(address)).toBe(200)
  })

  it('returns parts of the original', async () => {
    const original = pin.images.orig?.url ?? ''
    const whole = Buffer.from(await (await visitor.browser.send(original)).arrayBuffer())
    const part = await visitor.browser.send(original, { headers: { range: 'bytes=10-19' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20))
    const beyond = await visitor.browser.send(original, { headers: { range: `bytes=${whole.length}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`])
    const changed = await visitor.browser.send(original, { headers: { range: 'bytes=0-1', 'if-range': '"other"' } })
    expect(changed.status).toBe(200)
  })

  it('answers HEAD without the bytes', async () => {
    const head = await visitor.browser.send(url(), { method: 'HEAD' })
    expect([head.status, Number(head.headers.get('content-length')) > 0]).toEqual([200, true])
  })

  it('of nothing is 404', async () => {
    expect(await visitor.opens(url().replace(/\/[0-9a-f]{32}/, `/${pin.image_signature.replace(/.$/, 'x')}`))).toBe(404)
    expect(await visitor.opens(`/media/236x/00/00/${'0'.repeat(32)}.webp`)).toBe(404)
  })

  it('is passed to the reverse proxy if there is one', async () => {
    await using fronted = await TestSite.start({ config: { accelPrefix: '/_stored' } })
    const bob = await fronted.person('Bob')
    const his = await bob.pinsTo(await bob.createsBoard('Fronted'))
    const path = his.images['236x']?.url ?? ''
    const response = await bob.browser.send(path)
    expect(response.headers.get('x-accel-redirect')).toBe(path.replace('/media', '/_stored'))
    expect((await response.arrayBuffer()).byteLength).toBe(0)
  })
})

describe('[PIN-03 b c] an upload', () => {
  it('returns the picture’s facts, and its state later', async () => {
    const upload = await alice.uploads(await drawPicture({ width: 300, height: 200 }))
    expect(upload).toMatchObject({ status: 'succeeded', width: 300, height: 200, error_code: null })
    const later = await alice.browser.send(`/v3/media/${upload.media_upload_id}/`)
    expect(await later.json()).toEqual({ status: 'success', code: 0, message: 'ok', data: upload })
  })

  it('is the same upload when repeated with its key', async () => {
    const { bytes } = await drawPicture()
    const send = async () => {
      const headers = { 'idempotency-key': 'upload-00001' }
      const response = await alice.browser.send('/v3/media/', {
        method: 'POST',
        form: formWith(new Uint8Array(bytes)),
        headers,
      })
      return ((await response.json()) as RestEnvelope<MediaUpload>).data?.media_upload_id
    }
    const first = await send()
    expect(first).toBeDefined()
    expect(await send()).toBe(first)
  })

  it.each<[string, () => FormData, number, string]>([
    ['text', () => formWith(new TextEncoder().encode('hello'.repeat(50))), 415, 'media.unsupported'],
    ['nothing', () => formWith(new Uint8Array(0)), 400, 'media.missing'],
    ['a file in another field', () => formWith(new Uint8Array(9), 'a.jpg', 'picture'), 400, 'media.missing'],
    ['no file', () => new FormData(), 400, 'media.missing'],
  ])('of %s is refused', async (_title, form, status, code) => {
    const response = await alice.browser.send('/v3/media/', { method: 'POST', form: form() })
    expect(await errorOf(response)).toEqual({ status, code, field: 'file' })
  })

  it('of a PNG named .jpg is refused with an error that says so', async () => {
    const { bytes } = await drawPicture({ format: 'png' })
    const response = await alice.browser.send('/v3/media/', { method: 'POST', form: formWith(new Uint8Array(bytes)) })
    expect(await response.json()).toMatchObject({
      message: 'This file isn’t the type its name says. Save it again as JPEG, PNG, WebP, AVIF or GIF.',
      error: { http_status: 415, error_code: 'media.mismatch', field: 'file' },
    })
  })

  it('that was refused is refused for the same reason when a pin is created from it', async () => {
    const form = formWith(new TextEncoder().encode('hello'.repeat(50)))
    await alice.browser.send('/v3/media/', { method: 'POST', form })
    const { rows } = await site.site.database.pool.query<{ id: string }>(
      'select id from media_uploads order by id desc limit 1',
    )
    const board = await alice.createsBoard('Letters')
    const { envelope } = await alice.resource('PinResource', 'create', {
      board_id: board.id,
      media_upload_id: rows[0]?.id,
    })
    expect(envelope.resource_response.error).toMatchObject({ error_code: 'media.unsupported' })
  })

  it('of a damaged picture is refused', async () => {
    const { bytes } = await drawPicture({ format: 'png' })
    const half = new Uint8Array(bytes.subarray(0, bytes.length / 2))
    const response = await alice.browser.send('/v3/media/', {
      method: 'POST',
      form: formWith(half, 'half.png', 'file', 'image/png'),
    })
    expect(await errorOf(response)).toMatchObject({ status: 422, code: 'media.broken' })
  })

  it('of a JPEG that is mostly noise says so at the field', async () => {
    const { bytes } = await drawPicture({ width: 900, height: 1_200 })
    const noise = new Uint8Array(bytes)
    for (let at = Math.floor(noise.length / 4); at < noise.length * 0.9; at += 7) noise[at] = (at * 31) & 0x7f
    const response = await alice.browser.send('/v3/media/', { method: 'POST', form: formWith(noise) })
    expect(await response.json()).toMatchObject({
      message: 'This image is damaged. Try another copy.',
      error: { http_status: 422, error_code: 'media.broken', field: 'file' },
    })
  })

  it('of a picture much wider than high gets all its sizes, and its content is known', async () => {
    const picture = await drawPicture({ width: 3_000, height: 20, format: 'png' })
    const wide = await alice.pinsTo(await alice.createsBoard('Ribbons'), { picture })
    for (const { url } of Object.values(wide.images)) expect(await visitor.opens(url)).toBe(200)
    const described = () =>
      site.site.database.db
        .selectFrom('picture_descriptors')
        .select('signature')
        .where('signature', '=', wide.image_signature)
        .execute()
    await expect.poll(async () => (await described()).length).toBeGreaterThan(0)
  })

  it('requires a session, a CSRF token and the right origin', async () => {
    const form = () => formWith(new Uint8Array(9))
    const send = (who: Visitor, headers = {}) =>
      who.browser.send('/v3/media/', { method: 'POST', form: form(), headers })
    expect(await errorOf(await send(visitor))).toMatchObject({ status: 401, code: 'auth.required' })
    expect(await errorOf(await send(alice, { 'x-csrftoken': undefined }))).toMatchObject({ code: 'request.csrf' })
    expect(await errorOf(await send(alice, { origin: 'https://evil.example' }))).toMatchObject({
      code: 'request.origin',
    })
  })

  it('accepts only POST', async () => {
    const response = await alice.browser.send('/v3/media/', { method: 'PUT', json: {} })
    expect([response.headers.get('allow'), await errorOf(response)]).toMatchObject(['POST', { status: 405 }])
  })
})

describe('[CREATE-01 d] an upload of more than 100 MB', () => {
  /** Speaks HTTP by hand to control what happens while the bytes arrive. */
  const upload = async (length: string | undefined, bytes: number) => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
    const published: string[] = []
    socket.on('data', (chunk: Buffer) => published.push(chunk.toString()))
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    socket.on('error', () => undefined)
    const { browser } = alice
    const cookies = ['corkboard_session', 'csrftoken'].map((name) => `${name}=${browser.cookie(name)}`).join('; ')
    socket.write(
      `POST /v3/media/ HTTP/1.1\r\nHost: ${new URL(site.origin).host}\r\nCookie: ${cookies}\r\n` +
        `X-CSRFToken: ${browser.cookie('csrftoken')}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
        (length === undefined ? 'Transfer-Encoding: chunked\r\n\r\n' : `Content-Length: ${length}\r\n\r\n`),
    )
    const write = async (chunk: Buffer) => {
      const framed = length === undefined ? [`${chunk.length.toString(16)}\r\n`, chunk, '\r\n'] : [chunk]
      for (const part of framed) {
        if (!socket.write(part)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
      }
    }
    await write(
      Buffer.from(
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
      ),
    )
    const megabyte = Buffer.alloc(1_048_576, 7)
    let sent = 0
    while (sent < bytes && !socket.destroyed && published.length === 0) {
      await write(megabyte)
      sent += megabyte.length
    }
    return { sent, socket, closed, response: () => published.join('') }
  }

  it('is refused before a byte of it is read when it declares its size', async () => {
    const { sent, closed, response } = await upload(String(LIMITS.uploadMaxBytes * 2), 8_000_000)
    await closed
    expect(response()).toMatch(/^HTTP\/1.1 413 /)
    expect(response()).toContain('"error_code":"media.too_large"')
    expect(sent).toBeLessThan(8_000_001)
  })

  it('is cut off while streaming when it does not', async () => {
    const { closed, response, socket } = await upload(undefined, LIMITS.uploadMaxBytes + 4_000_000)
    await Promise.race([closed, pause(60_000, undefined, { ref: false })])
    socket.destroy()
    expect(response()).toMatch(/^HTTP\/1.1 413 /)
    expect(response()).toContain('"error_code":"media.too_large"')
  })

  it('leaves nothing behind when it is aborted', async () => {
    const uploads = async () => {
      const { rows } = await site.site.database.pool.query<{ n: number }>(
        'select count(*)::int as n from media_uploads',
      )
      return rows[0]?.n
    }
    const before = await uploads()
    const finished = site.logged.length
    const { socket } = await upload(String(20_000_000), 5_000_000)
    socket.destroy()
    for (let n = 0; n < 100 && !site.logged.slice(finished).some(({ route }) => route === '/v3/media/'); n += 1)
      await pause(20)
    expect(await uploads()).toBe(before)
    expect(site.logged.slice(finished).filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})
