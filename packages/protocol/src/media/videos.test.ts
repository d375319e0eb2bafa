import type { MediaUpload, Pin, VideoTexts } from '@corkboard/contract'
import { type Actor, drawPicture, TestSite, type Visitor } from '@corkboard/testkit'
import { drawClip } from '@corkboard/testkit/draw-clip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let visitor: Visitor

beforeAll(async () => {
  site = await TestSite.start({ transcoding: true })
  await site.person('Olivia')
  alice = await site.person('Alice')
  visitor = site.visitor()
})
afterAll(() => site[Symbol.asyncDispose]())

const SOON = { timeout: 120_000, interval: 200 }

const stateOf = (person: Visitor, id: string) => person.calls<MediaUpload>('GET', `/v3/media/${id}/`)

const uploads = async (bytes: Buffer): Promise<string> => {
  // The name and the declared type decide nothing.
  const upload = await alice.uploads({ bytes, name: 'holiday.jpg', type: 'image/jpeg' })
  expect(upload).toMatchObject({ media_type: 'video', error_code: null })
  return upload.media_upload_id
}

/** Waits until the upload is finished. */
const finished = async (id: string): Promise<MediaUpload> => {
  let upload: MediaUpload | null = null
  const status = async () => {
    upload = (await stateOf(alice, id)).data
    return upload?.status
  }
  await expect.poll(status, SOON).toMatch(/^(?:succeeded|failed)$/)
  return upload!
}

let boards = 0

const pinOf = async (id: string, privacy: 'public' | 'secret'): Promise<Pin> => {
  const board = await alice.createsBoard(`Films ${(boards += 1)}`, { privacy })
  return alice.asks<Pin>('PinResource', 'create', { board_id: board.id, media_upload_id: id, title: 'A film' })
}

const urlsOf = (pin: Pin) => Object.values(pin.videos!.video_list).map(({ url }) => url)

const textAt = async (url: string): Promise<{ status: number; text: string }> => {
  const response = await visitor.browser.send(url)
  return { status: response.status, text: await response.text() }
}

/** The URLs that a playlist leads to. */
const linesOf = (playlist: string, url: string): string[] =>
  playlist
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const { pathname, search } = new URL(line, new URL(url, site.origin))
      return `${pathname}${search}`
    })

describe('[PIN-04 a] an uploaded video', () => {
  let made: Promise<MediaUpload> | undefined
  /** One upload for these tests, made by the first of them. */
  const film = (): Promise<MediaUpload> =>
    (made ??= drawClip({ width: 640, height: 360, hasSound: true }).then(uploads).then(finished))

  it('is finished with the facts of its poster', async () => {
    const facts = { status: 'succeeded', progress: 1, width: 640, height: 360, error_code: null }
    expect(await film()).toMatchObject(facts)
  })

  it('becomes a pin in every format, with its poster as the picture', async () => {
    const pin = await pinOf((await film()).media_upload_id, 'public')
    expect(Object.keys(pin.videos!.video_list)).toEqual(['V_HLSV4', 'V_HLSV3_MOBILE', 'V_720P'])
    expect(pin.videos).toMatchObject({ has_sound: true, video_list: { V_720P: { duration: 500, width: 640 } } })
    for (const url of [...urlsOf(pin), pin.images['736x']!.url]) expect(await visitor.opens(url)).toBe(200)
  })

  it('plays by its playlists, whose segments are ranges of one file a size', async () => {
    const pin = await pinOf((await film()).media_upload_id, 'public')
    const { url } = pin.videos!.video_list.V_HLSV4!
    const [response, master] = [await visitor.browser.send(url), await textAt(url)]
    await response.arrayBuffer()
    expect(response.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    const variants = linesOf(master.text, url)
    expect(variants).toHaveLength(2)
    for (const variant of variants) {
      const playlist = await textAt(variant)
      expect(playlist.text).toContain('#EXT-X-BYTERANGE')
      const [file] = linesOf(playlist.text, variant)
      const part = await visitor.browser.send(file!, { headers: { range: 'bytes=0-99' } })
      expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
      expect(part.headers.get('content-type')).toBe('video/mp4')
    }
  })

  it('on a secret board has signed URLs, which carry over to its playlists and segments', async () => {
    const other = await uploads(await drawClip({ width: 96, height: 64, seed: 3 }))
    await finished(other)
    const pin = await pinOf(other, 'secret')
    for (const url of urlsOf(pin)) {
      expect([await visitor.opens(url), await visitor.opens(url.split('?')[0]!)]).toEqual([200, 404])
    }
    const { url } = pin.videos!.video_list.V_HLSV4!
    const [variant] = linesOf((await textAt(url)).text, url)
    const [file] = linesOf((await textAt(variant!)).text, variant!)
    for (const it of [variant!, file!]) {
      expect([await visitor.opens(it), await visitor.opens(it.split('?')[0]!)]).toEqual([200, 404])
    }
  })

  it('has no files but those of its formats', async () => {
    const pin = await pinOf((await film()).media_upload_id, 'public')
    const folder = pin.videos!.video_list.V_HLSV4!.url.replace(/[^/]+$/, '')
    for (const name of ['still0.jpg', 'v720.mp4', 'poster.jpg', '..%2f720p.mp4', 'v360.mp4.bak']) {
      expect(await visitor.opens(`${folder}${name}`)).toBe(404)
    }
  })
})

describe('[PIN-04 a] a file that is no video', () => {
  it('is refused with a text that says why', async () => {
    const id = await uploads((await drawClip({ seconds: 4 })).subarray(0, 40_000))
    expect(await finished(id)).toMatchObject({ status: 'failed', error_code: 'media.video_broken' })
  })

  it('is not taken to search by', async () => {
    const clip = { bytes: await drawClip(), name: 'clip.mp4', type: 'video/mp4' }
    await expect(alice.uploadsToSearch(clip)).rejects.toThrow(/Use a JPEG/)
  })

  it('belongs to its uploader', async () => {
    const id = await uploads(await drawClip({ seed: 5 }))
    const bob = await site.person('Bob')
    expect(await stateOf(bob, id)).toMatchObject({ status: 404, code: 'media.not_found' })
    await finished(id)
  })
})

describe('[CREATE-01 a] the cover of a video', () => {
  let made: Promise<MediaUpload> | undefined
  const film = (): Promise<MediaUpload> =>
    (made ??= drawClip({ width: 160, height: 96, seconds: 1, seed: 21 }).then(uploads).then(finished))
  const choose = (who: Actor, id: string, cover: string) =>
    who.calls<MediaUpload>('PUT', `/v3/media/${id}/cover/`, { cover_upload_id: cover })

  it('can be one of its stills, which only its uploader sees', async () => {
    const { media_upload_id: id, stills, image_signature: before } = await film()
    expect(stills).toBe(8)
    const still = await alice.browser.send(`/v3/media/${id}/stills/7/`)
    expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    await still.arrayBuffer()
    const carol = await site.person('Carla')
    expect([await carol.opens(`/v3/media/${id}/stills/7/`), await alice.opens(`/v3/media/${id}/stills/8/`)]).toEqual([
      404, 404,
    ])

    const { data: cover } = await alice.calls<MediaUpload>('POST', `/v3/media/${id}/stills/7/`)
    const ready = await finished(cover!.media_upload_id)
    expect(ready).toMatchObject({ status: 'succeeded', media_type: 'image', width: 160, height: 96 })
    const { data } = await choose(alice, id, ready.media_upload_id)
    expect(data).toMatchObject({ media_upload_id: id, media_type: 'video', image_signature: ready.image_signature })
    expect(ready.image_signature).not.toBe(before)
  })

  it('can be a picture, and stands for the video where its pin is shown', async () => {
    const { media_upload_id: id } = await film()
    const picture = await alice.uploads(await drawPicture({ width: 200, height: 300 }))
    expect((await choose(alice, id, picture.media_upload_id)).data).toMatchObject({ width: 200, height: 300 })
    const pin = await pinOf(id, 'public')
    expect(pin.image_signature).toBe(picture.image_signature)
    expect(pin.videos!.video_list.V_720P!.thumbnail).toContain(picture.image_signature)
    expect(await visitor.opens(pin.images['736x']!.url)).toBe(200)
  })

  it('is no video, and not of another user', async () => {
    const { media_upload_id: id } = await film()
    const picture = await alice.uploads()
    const dora = await site.person('Dora')
    const theirs = await dora.uploads()
    expect(await choose(alice, id, id)).toMatchObject({ code: 'media.cover' })
    expect(await choose(alice, picture.media_upload_id, picture.media_upload_id)).toMatchObject({ code: 'media.cover' })
    expect(await choose(alice, id, theirs.media_upload_id)).toMatchObject({ status: 404, code: 'media.not_found' })
    expect(await choose(dora, id, theirs.media_upload_id)).toMatchObject({ status: 404, code: 'media.not_found' })
  })
})

describe('[PIN-04 b] captions of a video', () => {
  let made: Promise<MediaUpload> | undefined
  const film = (): Promise<MediaUpload> =>
    (made ??= drawClip({ width: 96, height: 64, seed: 31 }).then(uploads).then(finished))
  const VTT = 'WEBVTT\n\n00:00.000 --> 00:00.300\nCelluloid <b>whispers</b>\n'
  const fileAt = async (who: Visitor, id: string) => {
    const response = await who.browser.send(`/v3/pins/${id}/captions.vtt`)
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  }

  it('are given to the upload, from which the pin gets them, with what is said as its transcript', async () => {
    const { media_upload_id: id } = await film()
    const { data } = await alice.calls<VideoTexts>('PUT', `/v3/media/${id}/captions/`, { captions: VTT })
    expect(data).toEqual({
      captions: 'WEBVTT\n\n00:00:00.000 --> 00:00:00.300\nCelluloid whispers\n',
      transcript: '',
    })
    const pin = await pinOf(id, 'public')
    expect(pin.videos).toMatchObject({
      captions_url: `/v3/pins/${pin.id}/captions.vtt`,
      transcript: 'Celluloid whispers',
    })
    expect(await fileAt(visitor, pin.id)).toEqual({
      status: 200,
      type: 'text/vtt; charset=utf-8',
      text: data!.captions,
    })
  })

  it('are for those who see the pin', async () => {
    const { media_upload_id: id } = await film()
    await alice.calls('PUT', `/v3/media/${id}/captions/`, { captions: VTT })
    const pin = await pinOf(id, 'secret')
    const people = [visitor, await site.person('Cora'), alice]
    const opened = await Promise.all(people.map((person) => fileAt(person, pin.id)))
    expect(opened.map(({ status }) => status)).toEqual([404, 404, 200])
  })

  it('of a published pin are changed and removed by its pinner alone, and its saves show the same', async () => {
    const { media_upload_id: id } = await film()
    const pin = await pinOf(id, 'public')
    const eva = await site.person('Eva')
    const board = await eva.createsBoard('Saved films')
    const save = await eva.asks<Pin>('RepinResource', 'create', { pin_id: pin.id, board_id: board.id })
    const change = (who: Actor, of: string, body: object) =>
      who.calls<VideoTexts>('PUT', `/v3/pins/${of}/captions/`, body)
    expect(await change(eva, pin.id, { transcript: 'Mine' })).toMatchObject({ status: 403 })
    expect(await change(eva, save.id, { transcript: 'Mine' })).toMatchObject({ code: 'media.no_captions' })

    expect((await change(alice, pin.id, { transcript: ' A reel, rattling. ' })).data).toMatchObject({
      transcript: 'A reel, rattling.',
    })
    const seen = () => eva.asks<Pin>('PinResource', 'get', { id: save.id })
    expect((await seen()).videos).toMatchObject({ transcript: 'A reel, rattling.' })
    expect((await change(alice, pin.id, { captions: null, transcript: '' })).data).toEqual({
      captions: null,
      transcript: '',
    })
    expect((await seen()).videos).not.toHaveProperty('transcript')
    expect((await fileAt(visitor, pin.id)).status).toBe(404)
  })

  it('are found by search, with the words that were said', async () => {
    const { media_upload_id: id } = await film()
    await alice.calls('PUT', `/v3/media/${id}/captions/`, { captions: VTT.replace('whispers', 'zoetrope') })
    const pin = await pinOf(id, 'public')
    const found = async () => {
      const options = { query: 'zoetrope', scope: 'pins' }
      const { results } = await visitor.asks<{ results: readonly Pin[] }>('BaseSearchResource', 'get', options)
      return results.map((it) => it.id)
    }
    await expect.poll(found, SOON).toEqual([pin.id])
  })

  it('of videos in stories are theirs: of each block, for those who see the pin, and found by search', async () => {
    const { media_upload_id: id } = await film()
    await alice.calls('PUT', `/v3/media/${id}/captions/`, {
      captions: VTT.replace('whispers', 'flickers'),
      transcript: '',
    })
    const board = await alice.createsBoard('Told', { privacy: 'public' })
    const said = { type: 'story_pin_video_block', media_upload_id: id } as const
    const pages = [{ blocks: [{ text: 'A word first' }, said] }]
    const published = await alice.asks<Pin>('PinResource', 'create', { board_id: board.id, story_pin_data: { pages } })
    const { story_pin_data: story } = await visitor.asks<Pin>('PinResource', 'get', { id: published.id })
    const [words, video] = story!.pages[0]!.blocks
    expect(words!.videos).toBeNull()
    expect(video!.videos).toMatchObject({
      captions_url: `/v3/pins/${published.id}/captions.vtt?block=1-2`,
      transcript: 'Celluloid flickers',
    })
    const fileOf = async (who: Visitor, pin: string, block: string) => {
      const response = await who.browser.send(`/v3/pins/${pin}/captions.vtt?block=${block}`)
      return { status: response.status, text: await response.text() }
    }
    expect(await fileOf(visitor, published.id, '1-2')).toEqual({
      status: 200,
      text: 'WEBVTT\n\n00:00:00.000 --> 00:00:00.300\nCelluloid flickers\n',
    })
    const elsewhere = await Promise.all(['1-1', '2-1', '0-0', 'x'].map((block) => fileOf(visitor, published.id, block)))
    expect(elsewhere.map(({ status }) => status)).toEqual([404, 404, 400, 400])
    const secret = await alice.createsBoard('Hidden', { privacy: 'secret' })
    const hidden = await alice.asks<Pin>('PinResource', 'create', { board_id: secret.id, story_pin_data: { pages } })
    expect((await fileOf(visitor, hidden.id, '1-2')).status).toBe(404)
    const found = async () => {
      const options = { query: 'flickers', scope: 'pins' }
      const { results } = await visitor.asks<{ results: readonly Pin[] }>('BaseSearchResource', 'get', options)
      return results.map((it) => it.id)
    }
    await expect.poll(found, SOON).toEqual([published.id])
  })

  it('of a video in a published story are changed and removed by its pinner alone, those of its other videos stay', async () => {
    const { media_upload_id: id } = await film()
    await alice.calls('PUT', `/v3/media/${id}/captions/`, { captions: VTT, transcript: '' })
    const board = await alice.createsBoard('Retold', { privacy: 'public' })
    const said = { type: 'story_pin_video_block', media_upload_id: id } as const
    const pages = [{ blocks: [said] }, { blocks: [{ text: 'Then' }, said] }]
    const { id: pin } = await alice.asks<Pin>('PinResource', 'create', {
      board_id: board.id,
      story_pin_data: { pages },
    })
    const fred = await site.person('Fred')
    const saves = await fred.createsBoard('Saved stories')
    const save = await fred.asks<Pin>('RepinResource', 'create', { pin_id: pin, board_id: saves.id })
    const change = (who: Actor, of: string, block: string, body: object) =>
      who.calls<VideoTexts>('PUT', `/v3/pins/${of}/captions/?block=${block}`, body)
    const seen = async () => {
      const { story_pin_data: story } = await fred.asks<Pin>('PinResource', 'get', { id: save.id })
      return story!.pages.map(({ blocks }) => blocks.at(-1)!.videos!)
    }
    expect(await change(fred, pin, '2-2', { captions: null })).toMatchObject({ status: 403 })
    expect(await change(fred, save.id, '2-2', { captions: null })).toMatchObject({ code: 'media.no_captions' })
    for (const block of ['2-1', '3-1'])
      expect(await change(alice, pin, block, { captions: null })).toMatchObject({ code: 'media.no_captions' })

    await change(alice, pin, '2-2', { captions: VTT.replace('whispers', 'thaumatrope') })
    await change(alice, pin, '2-2', { transcript: 'A thaumatrope spins.' })
    const { data } = await alice.calls<VideoTexts>('GET', `/v3/pins/${pin}/captions/?block=2-2`)
    expect(data).toEqual({
      captions: 'WEBVTT\n\n00:00:00.000 --> 00:00:00.300\nCelluloid thaumatrope\n',
      transcript: 'A thaumatrope spins.',
    })
    expect(await seen()).toMatchObject([{ transcript: 'Celluloid whispers' }, { transcript: 'A thaumatrope spins.' }])
    const found = async () => {
      const options = { query: 'thaumatrope', scope: 'pins' }
      const { results } = await visitor.asks<{ results: readonly Pin[] }>('BaseSearchResource', 'get', options)
      return results.map((it) => it.id)
    }
    await expect.poll(found, SOON).toContain(pin)

    const none = await change(alice, pin, '2-2', { captions: null, transcript: '' })
    expect(none.data).toEqual({ captions: null, transcript: '' })
    const [first, second] = await seen()
    expect(first).toMatchObject({ transcript: 'Celluloid whispers' })
    expect(second).not.toHaveProperty('transcript')
    expect(second).not.toHaveProperty('captions_url')
    await expect.poll(found, SOON).toEqual([])
  })

  it('are refused when the file is something else, and for pictures', async () => {
    const { media_upload_id: id } = await film()
    const change = (of: string, body: object) => alice.calls('PUT', `/v3/media/${of}/captions/`, body)
    expect(await change(id, { captions: 'Hello' })).toMatchObject({ code: 'media.captions_broken' })
    expect(await change(id, { transcript: 'x'.repeat(20_001) })).toMatchObject({ code: 'media.transcript_too_long' })
    const picture = await alice.uploads()
    expect(await change(picture.media_upload_id, { captions: VTT })).toMatchObject({ code: 'media.no_captions' })
  })
})

describe('[PIN-04 a] a video that its uploader cancels', () => {
  it('is not transcoded, and others cannot cancel it', async () => {
    const carol = await site.person('Carol')
    // Long enough to be canceled in the middle.
    const id = await uploads(await drawClip({ width: 640, height: 360, seconds: 20 }))
    expect(await carol.calls('DELETE', `/v3/media/${id}/`)).toMatchObject({ status: 404, code: 'media.not_found' })
    const { data } = await alice.calls<MediaUpload>('DELETE', `/v3/media/${id}/`)
    expect(data).toMatchObject({ status: 'failed', error_code: 'media.canceled' })
    const board = await alice.createsBoard('Canceled')
    const options = { board_id: board.id, media_upload_id: id }
    expect((await alice.resource('PinResource', 'create', options)).status).toBe(409)
  })
})
