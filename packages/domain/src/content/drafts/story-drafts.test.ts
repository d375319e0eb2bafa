import { LIMITS, type StoryDraftBlock, type StoryPinDraftInput } from '@corkboard/contract'
import {
  createTestCtx,
  makeBoard,
  makeComment,
  makePin,
  type TestCtx,
  uploadPicture,
  uploadVideo,
} from '@corkboard/testkit/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { readyPicture, removeUnusedPictures, unusedPictures } from '../../media/index.ts'
import { blockPerson } from '../../people/index.ts'
import { allowPin, deletePin, getPin } from '../pins/index.ts'
import { copy } from './copy-drafts.ts'
import {
  createDraft,
  createStoryDraft,
  deleteDraft,
  getDraft,
  getStoryDraft,
  listDrafts,
  listStoryDrafts,
  saveStoryDraft,
} from './index.ts'

const DAY_MS = 86_400_000

let test: TestCtx
let alice: Ctx<SignedIn>
let bob: Ctx<SignedIn>

beforeEach(async () => {
  test = await createTestCtx()
  alice = test.as(await test.person('Alice'))
  bob = test.as(await test.person('Bob'))
})
afterEach(() => test[Symbol.asyncDispose]())

const of = (...blocks: StoryDraftBlock[]): StoryPinDraftInput => ({ pages: [{ blocks }] })
const picture = (upload: string): StoryDraftBlock => ({ type: 'story_pin_image_block', media_upload_id: upload })
const words = (text: string): StoryDraftBlock => ({ type: 'story_pin_paragraph_block', text })

describe('[CREATE-04 a] a story draft', () => {
  it('has its defaults, and may begin with an empty page', async () => {
    const draft = await createStoryDraft(alice, of())
    expect(draft).toMatchObject({
      version: 1,
      type: 'story',
      status: 'created',
      title: '',
      cover_upload_id: null,
      cover_page: null,
      board_id: null,
      section: null,
      publishOption: 'publish-immediately',
      pages: [{ blocks: [] }],
      media: [],
    })
    expect(await getStoryDraft(alice, draft.id)).toEqual(draft)
  })

  it('stores pages, blocks, positions and styles as they are, and shows what they name', async () => {
    const board = await makeBoard(bob, 'Pots')
    const pot = await makePin(bob, board, { title: 'A red pot' })
    const comment = await makeComment(alice, pot, 'Which pot is it?')
    const [image, video] = [await uploadPicture(alice), await uploadVideo(alice)]
    const pages = [
      {
        title: 'Soup',
        background_color: '#22483f',
        layout: 'list' as const,
        blocks: [
          { ...picture(image), edits: { left: 10, top: 20, scale: 2, transform: { rotate: -12 } } },
          { ...words(' Half a pair: \uD83D and \0 '), style: { font_size: 40, hex_color: '#ffffff' } },
        ],
      },
      {
        blocks: [
          { type: 'story_pin_video_block', media_upload_id: video },
          { type: 'story_pin_mention_sticker_block', user_id: bob.viewer.userId },
          { type: 'story_pin_product_sticker_block', pin_id: pot.id },
          { type: 'story_pin_comment_reply_sticker_block', comment_id: comment.id },
        ] satisfies StoryDraftBlock[],
      },
    ]
    const { id } = await createStoryDraft(alice, of())
    const later = { publishOption: 'publish-later', scheduledDate: '2026-12-24', scheduledTime: '17:05' } as const
    const saved = await saveStoryDraft(alice, { id, version: 1 }, { title: 'Soup', ...later, pages })
    expect(saved).toMatchObject({ version: 2, status: 'edited', title: 'Soup', ...later })
    const typed = { ...pages[0]!.blocks[1]!, text: ' Half a pair: \uFFFD and  ' }
    expect(saved.pages).toEqual([{ ...pages[0]!, blocks: [pages[0]!.blocks[0]!, typed] }, pages[1]])
    expect(saved.media.map((it) => [it.media_upload_id, it.media_type])).toEqual(
      expect.arrayContaining([
        [image, 'image'],
        [video, 'video'],
      ]),
    )
    expect(saved.people).toMatchObject([{ id: bob.viewer.userId }])
    expect(saved.pins).toMatchObject([{ id: pot.id, title: 'A red pot' }])
    expect(saved.comments).toMatchObject([{ id: comment.id, text: 'Which pot is it?' }])
  })

  it('reveals nothing of what its maker may no longer see', async () => {
    const pot = await makePin(bob, await makeBoard(bob, 'Pots'), { title: 'A red pot' })
    const { id } = await createStoryDraft(
      alice,
      of(
        { type: 'story_pin_product_sticker_block', pin_id: pot.id },
        { type: 'story_pin_mention_sticker_block', user_id: bob.viewer.userId },
      ),
    )
    await deletePin(bob, allowPin(bob, 'delete', await getPin(bob, pot.id)))
    await blockPerson(bob, alice.viewer.userId)
    expect(await getStoryDraft(alice, id)).toMatchObject({ pins: [], people: [] })
  })

  it('does not exist for anyone else, and takes no one else’s uploads', async () => {
    const { id } = await createStoryDraft(alice, of())
    const missing = { code: 'draft.not_found' }
    await expect(getStoryDraft(bob, id)).rejects.toMatchObject(missing)
    await expect(saveStoryDraft(bob, { id, version: 1 }, of())).rejects.toMatchObject(missing)
    await expect(deleteDraft(bob, id)).rejects.toMatchObject(missing)
    const his = await uploadPicture(bob)
    for (const draft of [of(picture(his)), { ...of(), cover_upload_id: his }]) {
      await expect(createStoryDraft(alice, draft)).rejects.toMatchObject({ code: 'media.not_found' })
    }
    await expect(listStoryDrafts(test.visitor)).rejects.toMatchObject({ code: 'auth.required' })
  })

  it('that changed in between refuses a save, and takes the same save twice', async () => {
    const { id } = await createStoryDraft(alice, of())
    const save = (text: string) => saveStoryDraft(alice, { id, version: 1 }, of(words(text)))
    await save('From the phone')
    expect(await save('From the phone')).toMatchObject({ version: 2 })
    await expect(save('From the desk')).rejects.toMatchObject({
      code: 'draft.conflict',
      details: { data: { version: 2 } },
    })
  })

  it('never becomes another kind of draft', async () => {
    const upload = await uploadPicture(alice)
    const pin = await createDraft(alice, { pinItems: [{ media_upload_id: upload }] })
    const story = await createStoryDraft(alice, of(picture(upload)))
    await expect(saveStoryDraft(alice, pin, of())).rejects.toMatchObject({ code: 'draft.conflict' })
    await expect(getStoryDraft(alice, pin.id)).rejects.toMatchObject({ code: 'draft.not_found' })
    await expect(getDraft(alice, story.id)).rejects.toMatchObject({ code: 'draft.not_found' })
    expect((await listDrafts(alice)).items.map(({ id }) => id)).toEqual([pin.id])
  })

  it('[CREATE-08 a] holds its uploads and what parts are made of, and is in the data download with its originals', async () => {
    const [upload, whole] = [await uploadPicture(alice), await uploadPicture(alice)]
    const signature = await readyPicture(alice, upload)
    const part = { ...picture(upload), whole_upload_id: whole }
    const { media } = await createStoryDraft(alice, { ...of(part, words('Stairs')), title: 'Up' })
    expect(media.map((it) => it.media_upload_id)).toEqual(expect.arrayContaining([upload, whole]))
    test.clock.pass(29 * DAY_MS)
    await removeUnusedPictures(test.visitor)
    expect(await readyPicture(alice, upload)).toBe(signature)
    expect(await readyPicture(alice, whole)).not.toBe(signature)
    const unused: string[] = []
    for await (const it of unusedPictures(test.visitor)) unused.push(it.signature)
    expect(unused).not.toContain(signature)
    const facts = { origin: 'https://pins.example', madeAt: test.clock.now(), until: test.clock.now() }
    const copied: unknown[] = []
    for await (const it of copy.lists!['pin_drafts']!(alice, facts)) copied.push(it)
    const original = expect.stringMatching(/^https:\/\/pins\.example\/media\/orig\/.*\?e=\d{13}&s=/)
    expect(copied).toMatchObject([{ title: 'Up', pages: [{ blocks: [{ original }, { text: 'Stairs' }] }] }])
  })
})

describe('[CREATE-09 a] the list of story drafts', () => {
  it('has each with its pages counted and a cover: the chosen one, that of a page, or its first picture', async () => {
    const [first, chosen] = [await uploadPicture(alice), await uploadPicture(alice)]
    const pages = [{ blocks: [picture(first)] }, { blocks: [picture(chosen)] }, { blocks: [words('A')] }]
    await createStoryDraft(alice, of(words('No picture yet')))
    await createStoryDraft(alice, { title: 'Soup', pages: [{ blocks: [] }, { blocks: [words('A'), picture(first)] }] })
    await createStoryDraft(alice, { ...of(picture(first)), cover_upload_id: chosen })
    await createStoryDraft(alice, { pages, cover_page: 1 })
    await createStoryDraft(alice, { pages, cover_page: 2 })
    await createStoryDraft(bob, of())
    const { items } = await listStoryDrafts(alice)
    expect(items).toMatchObject([
      { type: 'story', page_count: 1, cover: null },
      { title: 'Soup', page_count: 2, cover: { media_upload_id: first } },
      { page_count: 1, cover: { media_upload_id: chosen } },
      { page_count: 3, cover: { media_upload_id: chosen } },
      { page_count: 3, cover: null },
    ])
    expect(items[1]!.cover!.thumbnail_url).toMatch(/^\/media\/236x\/.*\?e=\d{13}&s=/)
  })

  it('shares its limit with other drafts', async () => {
    const upload = await uploadPicture(alice)
    await createDraft(alice, { pinItems: [{ media_upload_id: upload }] })
    for (let n = 1; n < LIMITS.pinDrafts; n += 1) await createStoryDraft(alice, of())
    await expect(createStoryDraft(alice, of())).rejects.toMatchObject({ code: 'draft.limit' })
  })
})
