import { connect } from 'node:net'
import type { MediaUpload, PartialUpload, RestEnvelope } from '@corkboard/contract'
import { LIMITS } from '@corkboard/contract'
import { removeExpiredPartialUploads } from '@corkboard/domain/media'
import { createCtx, VISITOR } from '@corkboard/domain/kernel'
import { type Actor, drawPicture, TestSite } from '@corkboard/testkit'
import { drawClip } from '@corkboard/testkit/draw-clip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor

beforeAll(async () => {
  site = await TestSite.start({ transcoding: true })
  await site.person('Olivia')
  alice = await site.person('Alice')
})
afterAll(() => site[Symbol.asyncDispose]())

const SOON = { timeout: 120_000, interval: 200 }
const DAY_MS = 86_400_000
const KIB = 1_024

/** Bytes that are neither a picture nor a video. */
const noise = (length: number): Buffer => Buffer.from(Uint8Array.from({ length }, (_, n) => (n * 31) % 251))

const starts = async (who: Actor, bytes: number): Promise<string> => {
  const { data } = await who.calls<PartialUpload>('POST', '/v3/media/partial/', { bytes, file_name: 'clip.mp4' })
  return data!.media_upload_id
}

const addressOf = (id: string, offset: number) => `/v3/media/partial/${id}/?offset=${offset}`

const continues = async (who: Actor, id: string, offset: number, bytes: Buffer) => {
  const response = await who.browser.send(addressOf(id, offset), {
    method: 'PATCH',
    rawBody: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const { data, error } = (await response.json()) as RestEnvelope<PartialUpload>
  return { status: response.status, data, code: error?.error_code }
}

const stateOf = async (who: Actor, id: string) => {
  const { status, data, code } = await who.calls<PartialUpload>('GET', `/v3/media/partial/${id}/`)
  return { status, code, received: data?.received_bytes, upload: data?.upload }
}

const keys = async (): Promise<string[]> => {
  const found: string[] = []
  for await (const { key } of site.site.media.store.list()) if (key.startsWith('incoming/')) found.push(key)
  return found
}

const sweeps = async (): Promise<void> => {
  await removeExpiredPartialUploads(createCtx(site.site, VISITOR))
}

/** Sends the first `sent` bytes and disconnects. */
const breaksOff = async (id: string, offset: number, bytes: Buffer, sent: number): Promise<void> => {
  const { browser } = alice
  const cookies = ['corkboard_session', 'csrftoken'].map((name) => `${name}=${browser.cookie(name)}`).join('; ')
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const head =
    `PATCH ${addressOf(id, offset)} HTTP/1.1\r\nHost: ${new URL(site.origin).host}\r\nCookie: ${cookies}\r\n` +
    `X-CSRFToken: ${browser.cookie('csrftoken')}\r\nContent-Type: application/octet-stream\r\n` +
    `Content-Length: ${bytes.length}\r\n\r\n`
  await new Promise<void>((resolve) =>
    socket.write(Buffer.concat([Buffer.from(head), bytes.subarray(0, sent)]), () => resolve()),
  )
  socket.destroySoon()
  await new Promise<void>((resolve) => socket.once('close', () => resolve()))
}

describe('[CREATE-01 c d] an upload in parts', () => {
  it('of a video is complete with its last part, and is then processed like any other', async () => {
    const clip = await drawClip({ seed: 41 })
    const id = await starts(alice, clip.length)
    const { data } = await continues(alice, id, 0, clip)
    expect(data).toMatchObject({
      received_bytes: clip.length,
      bytes: clip.length,
      upload: { media_upload_id: id, media_type: 'video' },
    })
    const status = async () => (await alice.calls<MediaUpload>('GET', `/v3/media/${id}/`)).data?.status
    await expect.poll(status, SOON).toBe('succeeded')
    // A draft may be trimmed from it.
    expect(await keys()).toEqual([`incoming/${id}`])
  })

  it('continues where the connection broke', async () => {
    const { bytes: picture } = await drawPicture({ width: 900, height: 900, format: 'png' })
    const bytes = Buffer.concat([picture, Buffer.alloc(300 * KIB)])
    const id = await starts(alice, bytes.length)
    await breaksOff(id, 0, bytes, 200 * KIB)
    await expect.poll(async () => (await stateOf(alice, id)).received, SOON).toBe(200 * KIB)
    const { data } = await continues(alice, id, 200 * KIB, bytes.subarray(200 * KIB))
    expect(data).toMatchObject({ received_bytes: bytes.length, upload: { media_type: 'image' } })
    const status = async () => (await alice.calls<MediaUpload>('GET', `/v3/media/${id}/`)).data?.status
    await expect.poll(status, SOON).toBe('succeeded')
  })

  it('drops a small part that does not complete the file', async () => {
    const id = await starts(alice, 200 * KIB)
    expect((await continues(alice, id, 0, noise(10 * KIB))).data?.received_bytes).toBe(0)
    expect((await continues(alice, id, 0, noise(190 * KIB))).data?.received_bytes).toBe(190 * KIB)
    expect((await continues(alice, id, 190 * KIB, noise(10 * KIB))).data?.upload).toMatchObject({ media_upload_id: id })
  })

  it('is refused at another offset, and beyond its size', async () => {
    const id = await starts(alice, 200 * KIB)
    const wrong = { status: 409, code: 'media.wrong_offset' }
    expect(await continues(alice, id, 5, noise(100 * KIB))).toMatchObject(wrong)
    await continues(alice, id, 0, noise(100 * KIB))
    expect(await continues(alice, id, 0, noise(100 * KIB))).toMatchObject(wrong)
    const tooMuch = await continues(alice, id, 100 * KIB, noise(101 * KIB))
    expect(tooMuch).toMatchObject({ status: 413, code: 'media.too_large' })
    expect((await stateOf(alice, id)).received).toBe(100 * KIB)
  })

  it('takes one of two parts that are sent for the same place', async () => {
    const id = await starts(alice, 300 * KIB)
    const both = await Promise.all([1, 2].map(() => continues(alice, id, 0, noise(150 * KIB))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await stateOf(alice, id)).received).toBe(150 * KIB)
    expect((await keys()).filter((key) => key.startsWith(`incoming/${id}.`))).toHaveLength(1)
  })

  it('belongs to its uploader', async () => {
    const bob = await site.person('Bob')
    const id = await starts(alice, 200 * KIB)
    const missing = { status: 404, code: 'media.not_found' }
    expect(await stateOf(bob, id)).toMatchObject(missing)
    expect(await continues(bob, id, 0, noise(100 * KIB))).toMatchObject(missing)
    expect(await bob.calls('DELETE', `/v3/media/${id}/`)).toMatchObject(missing)
    expect((await stateOf(alice, id)).received).toBe(0)
  })

  it('requires a session and a CSRF token', async () => {
    const id = await starts(alice, 200 * KIB)
    const rawBody = new Uint8Array(noise(100 * KIB))
    const headers = { 'content-type': 'application/octet-stream' }
    const visitor = await site.visitor().browser.send(addressOf(id, 0), { method: 'PATCH', rawBody, headers })
    const forged = await alice.browser.send(addressOf(id, 0), {
      method: 'PATCH',
      rawBody,
      headers: { ...headers, 'x-csrftoken': undefined },
    })
    expect([visitor.status, forged.status]).toEqual([401, 403])
  })

  it('has at most 100 MB, and is not empty', async () => {
    const sizes = [0, LIMITS.uploadMaxBytes + 1]
    for (const bytes of sizes) {
      expect(await alice.calls('POST', '/v3/media/partial/', { bytes })).toMatchObject({
        status: 400,
        code: 'request.invalid',
      })
    }
  })

  it('that is canceled leaves nothing', async () => {
    const id = await starts(alice, 200 * KIB)
    await continues(alice, id, 0, noise(100 * KIB))
    const { data } = await alice.calls<MediaUpload>('DELETE', `/v3/media/${id}/`)
    expect(data).toMatchObject({ status: 'failed', error_code: 'media.canceled' })
    expect((await keys()).filter((key) => key.includes(id))).toEqual([])
    expect(await continues(alice, id, 100 * KIB, noise(100 * KIB))).toMatchObject({
      data: { upload: { status: 'failed' } },
    })
  })

  it('that waits for its next part for more than a day is deleted', async () => {
    const id = await starts(alice, 200 * KIB)
    await continues(alice, id, 0, noise(100 * KIB))
    site.clock.pass(DAY_MS - 1_000)
    await sweeps()
    expect((await stateOf(alice, id)).received).toBe(100 * KIB)
    site.clock.pass(2_000)
    await sweeps()
    expect(await stateOf(alice, id)).toMatchObject({ status: 404 })
    expect((await keys()).filter((key) => key.includes(id))).toEqual([])
  })
})
