import type { StoryBlockInput } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import {
  createTestCtx,
  makeBoard,
  makeCarousel,
  makeComment,
  makePin,
  makeStory,
  saveTo,
  type TestCtx,
  uploadPicture,
  uploadVideo,
} from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { allowBoard, editBoard, getBoard } from '../boards/index.ts'
import { deleteComment, allowComment, getComment } from '../comments/index.ts'
import { updateSettings } from '../../accounts/settings/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import {
  chooseCover,
  openImage,
  openVideo,
  readyPicture,
  removeUnusedPictures,
  unusedPictures,
} from '../../media/index.ts'
import { blockPerson } from '../../people/index.ts'
import { allowPin, deletePin, findDuplicates, getPin, picturesOfPin, presentPin, restorePin } from '../pins/index.ts'
import { findHalfMade, findWrongCounters, outboxHandlers } from '../../modules.ts'
import { purgeDeletedItems } from '../../upkeep/erase/index.ts'
import { moderate, report } from '../../social/safety/index.ts'
import { loadStories, publishStory, taggedProducts } from './index.ts'

const DAY_MS = 86_400_000
/** The clip of the test kit. */
const CLIP = { width: 180, height: 320, duration: 1_939 }

const withBoard = async (test: TestCtx, privacy: 'public' | 'secret' = 'public') => {
  const alice = test.as(await test.person('Alice'))
  const bob = test.as(await test.person('Bob'))
  return { alice, bob, board: await makeBoard(alice, 'Kitchens', { privacy }) }
}

const storyOf = async (ctx: Ctx, id: string) => (await loadStories(ctx, [await getPin(ctx, id)])).get(id)!
const carouselOf = async (ctx: Ctx, id: string) => (await presentPin(ctx, await getPin(ctx, id))).carousel_data!
const onlyBlock = async (ctx: Ctx, id: string, place = 1) => (await storyOf(ctx, id)).pages[0]!.blocks[place]!

/** True when a picture's URL opens without a session. */
const opens = async (test: TestCtx, url: string): Promise<boolean> => {
  const { pathname, searchParams } = new URL(url, 'https://pins.example')
  const [, , size, , , file] = pathname.split('/')
  const [signature, extension] = file!.split('.')
  const signed = {
    ...(searchParams.get('e') && { expires: searchParams.get('e')! }),
    ...(searchParams.get('s') && { proof: searchParams.get('s')! }),
  }
  const opened =
    size === '720p'
      ? openVideo(test.visitor, { signature: signature!, ...signed })
      : openImage(test.visitor, { size: size as '236x', signature: signature!, extension: extension!, ...signed })
  return opened.then(
    () => true,
    () => false,
  )
}

const removes = async (me: Ctx<SignedIn>, id: string) => deletePin(me, allowPin(me, 'delete', await getPin(me, id)))

describe('[PIN-12 a] a carousel', () => {
  it('has two to five pictures in order, the first being the pin’s own', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await withBoard(test)
    const pin = await makeCarousel(alice, board)
    const shown = await presentPin(bob, await getPin(bob, pin.id))
    const slots = shown.carousel_data!.carousel_slots
    expect(shown).toMatchObject({ creative_type: 'CAROUSEL', page_count: 3, carousel_data: { index: 0 } })
    expect(slots.map(({ id }) => id)).toEqual([1, 2, 3].map((n) => `${shown.carousel_data!.id}-${n}`))
    expect(slots[0]!.image_signature).toBe(shown.image_signature)
    for (const size of [1, 6]) {
      await expect(makeCarousel(alice, board, size)).rejects.toMatchObject({ code: 'pin.carousel_slots' })
    }
  })

  it('is saved with all its pictures', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await withBoard(test)
    const pin = await makeCarousel(alice, board)
    const saved = await saveTo(bob, pin, await makeBoard(bob, 'Mine'))
    expect(saved.carousel_data!.id).toBe((await carouselOf(alice, pin.id)).id)
    await removes(alice, pin.id)
    const slots = (await carouselOf(bob, saved.id)).carousel_slots
    for (const { images } of slots) expect(await opens(test, images['236x']!.url)).toBe(true)
  })

  it('matches a picture the user already has, even if it is only inside a pin', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await withBoard(test)
    const uploadId = await uploadPicture(alice, 4711)
    const story = await publishStory(alice, {
      boardId: board.id,
      mediaUploadId: await uploadPicture(alice),
      pages: [{ blocks: [{ type: 'story_pin_image_block', media_upload_id: uploadId }] }],
    })
    const again = await uploadPicture(alice, 4711)
    expect(await findDuplicates(alice, { mediaUploadId: again })).toMatchObject({ already_saved: { pin_id: story.id } })
  })
})

describe('[PIN-12 a b] a picture in a carousel or story', () => {
  it('shows only to its owner on a secret board, to all once it is public, and no longer once it is secret again', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await withBoard(test, 'secret')
    const pin = await makeCarousel(alice, board)
    const urls = async () => (await carouselOf(alice, pin.id)).carousel_slots.map(({ images }) => images['236x']!.url)
    const privately = await urls()
    const bare = privately.map((url) => url.split('?')[0]!)
    const seen = (list: readonly string[]) => Promise.all(list.map((url) => opens(test, url)))
    expect([await seen(privately), await seen(bare)]).toEqual([
      [true, true, true],
      [false, false, false],
    ])
    const turn = async (privacy: 'public' | 'secret') =>
      editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, board.id)), { privacy })
    await turn('public')
    expect(await seen(bare)).toEqual([true, true, true])
    await turn('secret')
    expect(await seen(bare)).toEqual([false, false, false])
  })

  it('shows to no one once the pin is deleted, and to all when that is undone', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await withBoard(test)
    const pin = await makeCarousel(alice, board)
    const url = (await carouselOf(alice, pin.id)).carousel_slots[2]!.images['236x']!.url
    expect(await opens(test, url)).toBe(true)
    await removes(alice, pin.id)
    expect(await opens(test, url)).toBe(false)
    await restorePin(alice, pin.id)
    expect(await opens(test, url)).toBe(true)
  })

  it('is deleted along with the last pin that shows it', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await withBoard(test)
    const pin = await makeStory(alice, board, [
      { type: 'story_pin_image_block', media_upload_id: await uploadPicture(alice) },
    ])
    const saved = await saveTo(bob, pin, await makeBoard(bob, 'Mine'))
    await removes(alice, pin.id)
    const later = async () => {
      test.clock.pass(31 * DAY_MS)
      await purgeDeletedItems(test.visitor)
      await removeUnusedPictures(test.visitor)
      // Uploads keep their pictures until they expire, which comes last.
      await removeUnusedPictures(test.visitor)
    }
    await later()
    expect((await storyOf(bob, saved.id)).pages[0]!.blocks.every(({ image }) => image !== null)).toBe(true)
    await removes(bob, saved.id)
    await later()
    const left = await test.site.database.db.selectFrom('pin_contents').select('id').execute()
    const media = await test.site.database.db.selectFrom('pin_content_media').select('signature').execute()
    const images = await test.site.database.db.selectFrom('images').select('signature').execute()
    expect({ left, media, images }).toEqual({ left: [], media: [], images: [] })
  })

  it('is blocked everywhere, along with the pin’s other pictures, when one such pin is blocked', async () => {
    await using test = await createTestCtx()
    const owner = await test.staff('Olive', 'owner')
    const { alice, bob, board } = await withBoard(test)
    const pin = await makeCarousel(alice, board)
    const inside = (await carouselOf(alice, pin.id)).carousel_slots[1]!
    const saved = await saveTo(bob, pin, await makeBoard(bob, 'Mine'))
    await report(bob, { type: 'pin', id: pin.id, reason: 'spam' })
    await moderate(owner, { targetType: 'pin', targetId: pin.id, action: 'block_picture' })
    await drainOutbox(test.site.database, outboxHandlers(test.site))
    expect(await opens(test, inside.images['236x']!.url)).toBe(false)
    await expect(getPin(bob, saved.id)).rejects.toMatchObject({ code: 'pin.not_found' })
    await expect(restorePin(alice, pin.id)).rejects.toMatchObject({ code: 'pin.not_found' })
    expect(await findWrongCounters(test.site.database.db)).toEqual([])
    expect(await findHalfMade(test.site.database.db)).toEqual([])
  })
})

describe('[PIN-12 b] a story', () => {
  it('places the blocks of its pages by their edits, in the default style unless another is given', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await withBoard(test)
    const pin = await makeStory(alice, board, [
      { text: '  Soup\nfor eight ', edits: { top: 10, transform: { rotate: -4 } }, style: { hex_color: '#ffffff' } },
    ])
    const story = await storyOf(bob, pin.id)
    expect(await presentPin(bob, await getPin(bob, pin.id))).toMatchObject({
      creative_type: 'IDEA',
      page_count: 1,
      story_pin_data_id: story.id,
    })
    expect(story).toMatchObject({ page_count: 1, total_video_duration: 0 })
    expect(story.pages[0]).toMatchObject({ background_color: '#FFFFFF', layout: 'free' })
    expect(story.pages[0]!.blocks[0]).toMatchObject({ edits: { left: 0, top: 0, width: 100, height: 100, scale: 1 } })
    expect(story.pages[0]!.blocks[1]).toMatchObject({
      type: 'story_pin_paragraph_block',
      text: 'Soup\nfor eight',
      style: {
        alignment: 1,
        hex_color: '#ffffff',
        highlight_color: '#FFFFFF',
        vertical_alignment: 1,
        font_size: 28,
        line_height: 1.25,
        letter_spacing: -0.4,
      },
      edits: { left: 8, top: 10, scale: 1, transform: { rotate: -4, scaleX: 1, scaleY: 1 } },
      is_removed: false,
    })
  })

  it('is refused when a block is incomplete, too long, or references what its author cannot see', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await withBoard(test)
    const refused: [block: StoryBlockInput, code: string][] = [
      [{ type: 'story_pin_heading_block', text: ' ' }, 'pin.story_block'],
      [{ type: 'story_pin_image_block' }, 'pin.story_block'],
      [{ type: 'story_pin_link_block', text: 'Here' }, 'pin.story_block'],
      [{ type: 'story_pin_link_block', link: 'javascript:alert(1)' }, 'pin.link_invalid'],
      [{ type: 'story_pin_mention_sticker_block' }, 'pin.story_block'],
      [{ type: 'story_pin_virtual_try_on_makeup_sticker_block', text: 'Rouge' }, 'pin.story_block'],
      [{ text: 'x'.repeat(251) }, 'pin.story_text_too_long'],
      [{ type: 'story_pin_product_sticker_block', pin_id: '1' }, 'pin.not_found'],
      [{ type: 'story_pin_comment_reply_sticker_block', comment_id: '1' }, 'comment.not_found'],
    ]
    for (const [block, code] of refused) {
      await expect(makeStory(alice, board, [block])).rejects.toMatchObject({ code })
    }
  })

  it('is refused without pages, with an empty page, or without a picture for lists', async () => {
    await using test = await createTestCtx()
    const { alice, board } = await withBoard(test)
    const publishes = (pages: Parameters<typeof publishStory>[1]['pages']) =>
      publishStory(alice, { boardId: board.id, pages })
    await expect(publishes([])).rejects.toMatchObject({ code: 'pin.story_pages' })
    await expect(publishes([{ blocks: [] }])).rejects.toMatchObject({ code: 'pin.story_page_empty' })
    await expect(publishes([{ blocks: [{ text: 'Words' }] }])).rejects.toMatchObject({
      code: 'request.missing',
      details: { field: 'media_upload_id' },
    })
  })

  it('does not name users who decline mentions or have a block with the reader', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await withBoard(test)
    const mention = (me: Ctx<SignedIn>) => ({
      type: 'story_pin_mention_sticker_block' as const,
      user_id: me.viewer.userId,
    })
    const named = await makeStory(alice, board, [mention(bob)])
    expect(await onlyBlock(test.visitor, named.id)).toMatchObject({ user: { username: 'bob' }, is_removed: false })
    await updateSettings(bob, { mentions_from: 'nobody' })
    const unwilling = await makeStory(alice, board, [mention(bob)])
    expect(await onlyBlock(test.visitor, unwilling.id)).toMatchObject({ user_id: null, user: null, is_removed: true })
    const carol = test.as(await test.person('Carol'))
    await blockPerson(carol, bob.viewer.userId)
    expect(await onlyBlock(carol, named.id)).toMatchObject({ user: null, is_removed: true })
  })

  it('links to a pin and replies to a comment as long as the reader may see them', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await withBoard(test)
    const secret = await makePin(alice, await makeBoard(alice, 'Mine', { privacy: 'secret' }), { title: 'Hush' })
    const pin = await makePin(alice, board, { title: 'A pot' })
    const comment = await makeComment(bob, pin, 'Which clay?')
    const story = await makeStory(alice, board, [
      { type: 'story_pin_product_sticker_block', pin_id: pin.id },
      { type: 'story_pin_product_sticker_block', pin_id: secret.id, text: 'Hush' },
      { type: 'story_pin_comment_reply_sticker_block', comment_id: comment.id, text: 'This one' },
    ])
    expect(await onlyBlock(bob, story.id, 1)).toMatchObject({ pin: { title: 'A pot' } })
    expect(JSON.stringify(await onlyBlock(bob, story.id, 2))).not.toMatch(new RegExp(`Hush|${secret.id}`))
    expect(await onlyBlock(bob, story.id, 3)).toMatchObject({ comment: { text: 'Which clay?' }, is_removed: false })
    await deleteComment(bob, allowComment(bob, 'delete', await getComment(bob, comment.id)))
    expect(await onlyBlock(bob, story.id, 3)).toMatchObject({ comment: null, text: '', is_removed: true })
  })
})

describe('[PIN-04 b] a video', () => {
  const withVideo = async (test: TestCtx, privacy: 'public' | 'secret' = 'public') => {
    const known = await withBoard(test, privacy)
    const videoUploadId = await uploadVideo(known.alice)
    return { ...known, videoUploadId }
  }

  it('becomes a pin from its upload, with a list of formats', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board, videoUploadId } = await withVideo(test)
    const pin = await makePin(alice, board, { mediaUploadId: videoUploadId })
    const shown = await presentPin(bob, await getPin(bob, pin.id))
    expect(shown).toMatchObject({
      creative_type: 'VIDEO',
      video_duration: CLIP.duration,
      videos: { video_list: { V_HLSV4: CLIP, V_HLSV3_MOBILE: CLIP, V_720P: CLIP }, has_sound: false },
    })
    expect(await opens(test, shown.videos!.video_list.V_720P!.url)).toBe(true)
    await removes(alice, pin.id)
    expect(await opens(test, shown.videos!.video_list.V_720P!.url)).toBe(false)
  })

  it('adds to a story’s length, and has a signed URL on a secret board', async () => {
    await using test = await createTestCtx()
    const { alice, board, videoUploadId } = await withVideo(test, 'secret')
    const video = { type: 'story_pin_video_block' as const, media_upload_id: videoUploadId }
    const story = await makeStory(alice, board, [video])
    expect(await storyOf(alice, story.id)).toMatchObject({ total_video_duration: CLIP.duration })
    const { url } = (await onlyBlock(alice, story.id)).videos!.video_list.V_720P!
    expect([await opens(test, url), await opens(test, url.split('?')[0]!)]).toEqual([true, false])
    const picture = { ...video, media_upload_id: await uploadPicture(alice) }
    await expect(makeStory(alice, board, [picture])).rejects.toMatchObject({ code: 'pin.story_block' })
  })

  it('has the cover that its maker chose, in a story too, and staff see its own poster among the pictures', async () => {
    await using test = await createTestCtx()
    const { alice, board, videoUploadId } = await withVideo(test)
    const own = await readyPicture(alice, videoUploadId)
    const coverId = await uploadPicture(alice)
    const cover = await readyPicture(alice, coverId)
    await chooseCover(alice, videoUploadId, coverId)
    const story = await makeStory(alice, board, [{ type: 'story_pin_video_block', media_upload_id: videoUploadId }])
    expect((await onlyBlock(alice, story.id)).videos!.video_list.V_720P!.thumbnail).toContain(cover)
    const pin = await makePin(alice, board, { mediaUploadId: videoUploadId })
    for (const { id } of [story, pin]) {
      expect(await picturesOfPin(test.site.database.db, id)).toEqual(expect.arrayContaining([cover, own]))
    }
  })

  it('is removed with the last pin that shows it', async () => {
    await using test = await createTestCtx()
    const { alice, board, videoUploadId } = await withVideo(test)
    const pin = await makePin(alice, board, { mediaUploadId: videoUploadId })
    await removes(alice, pin.id)
    test.clock.pass(31 * DAY_MS)
    await purgeDeletedItems(test.visitor)
    for (const _ of [1, 2, 3]) await removeUnusedPictures(test.visitor)
    expect(await test.site.database.db.selectFrom('videos').select('signature').execute()).toEqual([])
    const unused = []
    for await (const picture of unusedPictures(test.visitor)) unused.push(picture)
    expect(unused).toEqual([])
  })
})

describe('[PIN-15 b] products in a story', () => {
  it('are the pins of its stickers, each once in page order, if the reader may see them', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await withBoard(test)
    const lamp = await makePin(bob, await makeBoard(bob, 'Lamps'), { title: 'Lamp' })
    const rugs = await makeBoard(bob, 'Rugs')
    const rug = await makePin(bob, rugs, { title: 'Rug' })
    const sticker = ({ id }: { readonly id: string }): StoryBlockInput => ({
      type: 'story_pin_product_sticker_block',
      pin_id: id,
    })
    const story = await makeStory(alice, board, [sticker(rug), sticker(lamp), sticker(rug)])
    const titlesFor = async (ctx: Ctx) => (await taggedProducts(ctx, story.id)).map(({ title }) => title)
    expect(await titlesFor(test.visitor)).toEqual(['Rug', 'Lamp'])
    await editBoard(bob, allowBoard(bob, 'edit', await getBoard(bob, rugs.id)), { privacy: 'secret' })
    expect(await titlesFor(test.visitor)).toEqual(['Lamp'])
    expect(await taggedProducts(test.visitor, lamp.id)).toEqual([])
    await editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, board.id)), { privacy: 'secret' })
    await expect(taggedProducts(test.visitor, story.id)).rejects.toMatchObject({ code: 'pin.not_found' })
  })
})
