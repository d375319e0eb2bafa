import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type Pin,
  STORY_TEXT_STYLE,
  type StoryPinDraft,
  type StoryPinDraftSummary,
  type StoryPinFont,
  type StoryTrack,
} from '@corkboard/contract'
import { blockPicture } from '@corkboard/domain/media'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice } = await site.cast())
})
beforeEach(async () => {
  const left = await alice.asks<StoryPinDraftSummary[]>('StoryPinDraftsResource', 'get')
  for (const { id } of left) await alice.asks('StoryPinDraftResource', 'delete', { id })
})
afterAll(() => site[Symbol.asyncDispose]())

const refusalOf = async (call: ReturnType<Actor['resource']>) => {
  const { error_code: code, field } = (await call).envelope.resource_response.error ?? {}
  return `${code} ${field}`
}

const drafting = async (): Promise<StoryPinDraft> => {
  const { media_upload_id } = await alice.uploads()
  const pages = [
    { blocks: [{ type: 'story_pin_image_block', media_upload_id }, { text: 'Up' }] },
    { blocks: [{ type: 'story_pin_heading_block', text: 'And down' }] },
  ]
  return alice.asks<StoryPinDraft>('StoryPinDraftResource', 'create', { draft: { title: 'Stairs', pages } })
}

const publishing = ({ id, version, title, pages }: StoryPinDraft, board: { readonly id: string }) => ({
  board_id: board.id,
  title,
  story_pin_data: { pages },
  pin_draft: { id, version },
})

describe('[CREATE-04 a] a story draft through the API', () => {
  it('becomes a story pin once, also when publishing is repeated after a lost response', async () => {
    const board = await alice.createsBoard('Stairs')
    const draft = await drafting()
    const options = publishing(draft, board)
    const publish = (key: string) => alice.resource('PinResource', 'create', options, { 'idempotency-key': key })
    const [first, again] = [await publish('publish-stairs-once'), await publish('publish-stairs-once')]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.envelope.resource_response.data).toEqual(first.envelope.resource_response.data)
    expect((await publish('publish-stairs-elsewhere')).status).toBe(404)
    expect(await alice.seesPinsOn(board)).toMatchObject([{ title: 'Stairs', creative_type: 'IDEA', page_count: 2 }])
    expect(await alice.asks('StoryPinDraftsResource', 'get')).toEqual([])
    const pin = first.envelope.resource_response.data as Pin
    expect((await alice.sees(pin))!.story_pin_data!.pages[1]!.blocks[0]).toMatchObject({ text: 'And down' })
  })

  it('stays when publishing is refused, and the refusal names the block', async () => {
    const board = await alice.createsBoard('Refused')
    const draft = await drafting()
    const blank = { type: 'story_pin_heading_block', text: ' ' }
    const refused: [block: object, expected: string][] = [
      [blank, 'pin.story_block story_pin_data.pages.1.blocks.1.text'],
      [{ text: 'x'.repeat(251) }, 'pin.story_text_too_long story_pin_data.pages.1.blocks.1.text'],
      [
        { type: 'story_pin_link_block', link: 'javascript:alert(1)' },
        'pin.link_invalid story_pin_data.pages.1.blocks.1.link',
      ],
      [
        { type: 'story_pin_product_sticker_block', pin_id: '1' },
        'pin.not_found story_pin_data.pages.1.blocks.1.pin_id',
      ],
      [
        { type: 'story_pin_video_block', media_upload_id: draft.media[0]!.media_upload_id },
        'pin.story_block story_pin_data.pages.1.blocks.1.media_upload_id',
      ],
    ]
    for (const [block, expected] of refused) {
      const pages = [draft.pages[0]!, { blocks: [...draft.pages[1]!.blocks, block] }]
      const options = { ...publishing(draft, board), story_pin_data: { pages } }
      expect(await refusalOf(alice.resource('PinResource', 'create', options))).toBe(expected)
    }
    await blockPicture(site.ctx.db, draft.media[0]!.image_signature!, site.ctx.now())
    expect(await refusalOf(alice.resource('PinResource', 'create', publishing(draft, board)))).toBe(
      'media.blocked story_pin_data.pages.0.blocks.0.media_upload_id',
    )
    expect(await alice.seesPinsOn(board)).toEqual([])
    const drafts = await alice.asks<StoryPinDraftSummary[]>('StoryPinDraftsResource', 'get')
    expect(drafts).toMatchObject([{ id: draft.id, cover: { status: 'failed', error_code: 'media.blocked' } }])
    await alice.asks('StoryPinDraftResource', 'delete', { id: draft.id })
  })

  it('is checked where it arrives', async () => {
    const block = (more: object) => ({ pages: [{ blocks: [more] }] })
    for (const draft of [
      {},
      { pages: [] },
      { pages: Array.from({ length: 21 }, () => ({ blocks: [] })) },
      { pages: [{ blocks: Array.from({ length: 21 }, () => ({})) }] },
      block({ type: 'story_pin_dance_block' }),
      block({ edits: { scale: 11 } }),
      block({ edits: { transform: { rotate: 361 } } }),
      block({ style: { font_size: 4 } }),
      block({ style: { hex_color: 'red' } }),
      block({ text: 'x'.repeat(4_097) }),
      block({ user_id: 'me' }),
    ]) {
      const refusal = refusalOf(alice.resource('StoryPinDraftResource', 'create', { draft }))
      expect(await refusal).toBe('request.invalid draft')
    }
  })
})

describe('[CREATE-04 d] the music of stories', () => {
  it('is what the operator puts into a folder, none by default; a story plays it as long as it is there', async () => {
    const tracks = () => alice.asks<StoryTrack[]>('StoryPinMusicResource', 'get')
    const { folder } = site.site.music
    await mkdir(folder, { recursive: true })
    const sound = Buffer.from('not heard here')
    for (const name of ['The Spoons - Kitchen - Waltz.mp3', 'Rain.ogg', 'cover.jpg', '.hidden.mp3']) {
      await writeFile(path.join(folder, name), sound)
    }
    await mkdir(path.join(folder, 'folder.mp3'))
    // The folder is read again after some seconds.
    site.clock.pass(6_000)
    expect(await tracks()).toMatchObject([
      { title: 'Rain', artist: '' },
      { title: 'Kitchen - Waltz', artist: 'The Spoons' },
    ])
    const [rain, waltz] = await tracks()
    expect(await refusalOf(site.visitor().resource('StoryPinMusicResource', 'get'))).toMatch('auth.required')

    const board = await alice.createsBoard('Tunes')
    const music = (track: string) => ({ type: 'story_pin_music_block', track_id: track, text: 'Another name' }) as const
    const picture = { media_upload_id: (await alice.uploads()).media_upload_id, type: 'story_pin_image_block' } as const
    const publish = (track: string) =>
      alice.resource('PinResource', 'create', {
        board_id: board.id,
        story_pin_data: { pages: [{ blocks: [picture, music(track)] }] },
      })
    expect(await refusalOf(publish('0123456789abcdef'))).toBe(
      'pin.story_track story_pin_data.pages.0.blocks.1.track_id',
    )
    const pin = await alice.publishesStory(board, [{ blocks: [picture, music(waltz!.id)] }])
    const block = async () => (await site.visitor().sees(pin))!.story_pin_data!.pages[0]!.blocks[1]
    expect(await block()).toMatchObject({ text: 'Kitchen - Waltz', detail: 'The Spoons', music_url: waltz!.url })
    const { browser } = site.visitor()
    const part = await browser.send(waltz!.url, { headers: { range: 'bytes=4-8' } })
    expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([206, 'audio/mpeg', 'heard'])
    expect((await browser.send('/media/music/0123456789abcdef')).status).toBe(404)
    expect((await browser.send('/media/music/..%2F..%2Fsecret')).status).toBe(404)

    await rm(path.join(folder, 'The Spoons - Kitchen - Waltz.mp3'))
    site.clock.pass(6_000)
    expect(await tracks()).toEqual([rain])
    expect(await block()).toMatchObject({ text: 'Kitchen - Waltz', music_url: null })
  })
})

describe('[CREATE-04 c] the fonts of stories', () => {
  it('are listed with their style sheet and the spacing that suits them', async () => {
    const fonts = await site.visitor().asks<StoryPinFont[]>('StoryPinFontsResource', 'get')
    expect(fonts.length).toBeGreaterThanOrEqual(8)
    expect(fonts).toContainEqual({
      id: 'caveat',
      name: 'Caveat',
      url: '/fonts/caveat/font.css',
      letter_spacing: 0,
      line_height: 1.1,
    })
  })

  it('are up to four in one story, and a text without one has the default style', async () => {
    const board = await alice.createsBoard('Letters')
    const { media_upload_id } = await alice.uploads()
    const publish = (fonts: readonly string[]) =>
      alice.resource('PinResource', 'create', {
        board_id: board.id,
        media_upload_id,
        story_pin_data: {
          pages: [{ blocks: [{ text: 'Plain' }, ...fonts.map((id) => ({ text: id, style: { font_id: id } }))] }],
        },
      })
    const four = ['caveat', 'lora', 'nunito', 'pacifico']
    expect(await refusalOf(publish([...four, 'fredoka']))).toBe('pin.story_fonts story_pin_data')
    expect(await refusalOf(publish(['wingdings']))).toBe('request.invalid story_pin_data')
    const pin = (await publish([...four, 'lora'])).envelope.resource_response.data as Pin
    const blocks = (await alice.sees(pin))!.story_pin_data!.pages[0]!.blocks
    expect(blocks.map(({ style }) => style.font_id)).toEqual([null, ...four, 'lora'])
    expect(blocks[0]!.style).toEqual(STORY_TEXT_STYLE)
  })
})

it('[CREATE-09 a] story drafts are listed, and saved from any device', async () => {
  const draft = await drafting()
  const { id, version } = draft
  const changed = { title: 'Stairs, up', pages: draft.pages.slice(0, 1) }
  await alice.asks('StoryPinDraftResource', 'update', { id, version, draft: changed })
  expect(await alice.asks('StoryPinDraftsResource', 'get')).toMatchObject([
    { id, version: 2, type: 'story', status: 'edited', title: 'Stairs, up', page_count: 1 },
  ])
  expect(
    await refusalOf(
      alice.resource('StoryPinDraftResource', 'update', { id, version, draft: { pages: [{ blocks: [] }] } }),
    ),
  ).toBe('draft.conflict version')
})
