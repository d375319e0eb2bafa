import { STORY_BACKDROP_EDITS, STORY_BLOCK_EDITS, STORY_TEXT_STYLE } from '@corkboard/contract/content/story-defaults'
import { describe, expect, it } from 'vitest'
import { draggedHandle, editsByKey, movedBy, pinched, snapToMiddle } from './gestures.ts'
import {
  addBlock,
  addPage,
  addTemplate,
  changeBlock,
  duplicatePage,
  emptyDocument,
  mediaEdits,
  moveBlock,
  movePage,
  newBlock,
  newPage,
  removePage,
  setMusic,
  toDraft,
  withPart,
  withoutEmptySlots,
} from './story-document.ts'
import { type EditorAction, reduceEditor, startEditor } from './story-history.ts'

const start = emptyDocument(null)
const first = start.pages[0]!
const heading = newBlock('story_pin_heading_block', { text: 'Up' })

describe('[CREATE-04 a] a story document', () => {
  it('places a picture that fills its page behind everything, and later ones in their shape in front', () => {
    const filling = newBlock('story_pin_image_block', { mediaKey: 'a', edits: mediaEdits(first, 0.5) })
    const page = addBlock(addBlock(start, first.key, heading), first.key, filling).pages[0]!
    expect(page.blocks.map(({ key }) => key)).toEqual([filling.key, heading.key])
    expect(filling.edits).toEqual(STORY_BACKDROP_EDITS)
    expect(mediaEdits(page, 9 / 16)).toMatchObject({ width: 60, height: 60, left: 20, top: 20 })
  })

  it('holds 20 pages of 20 blocks', () => {
    let full = start
    for (let n = 0; n < 30; n += 1) {
      full = addBlock(addPage(full, first.key, newPage()), first.key, newBlock('story_pin_sticker_block'))
    }
    expect([full.pages.length, full.pages[0]!.blocks.length]).toEqual([20, 20])
    expect(duplicatePage(full, first.key)).toEqual([full, null])
  })

  it('shows a neighbor when a page is removed, and keeps an empty one', () => {
    const second = newPage()
    const two = addPage(start, first.key, second)
    expect(removePage(two, second.key)[1]).toBe(first.key)
    expect(removePage(two, first.key)[1]).toBe(second.key)
    expect(removePage(start, first.key)[0].pages).toMatchObject([{ blocks: [] }])
    expect(movePage(two, first.key, 1).pages.map(({ key }) => key)).toEqual([second.key, first.key])
  })

  it('is sent without media that are not uploaded yet', () => {
    const picture = newBlock('story_pin_image_block', { mediaKey: 'file-1' })
    const made = addBlock(addBlock(start, first.key, heading), first.key, picture)
    expect(toDraft(made, () => undefined).pages[0]!.blocks).toMatchObject([{ text: 'Up' }])
    const time = { scheduledDate: '2026-12-24', scheduledTime: '17:05' }
    expect(toDraft({ ...made, later: time }, () => undefined)).toMatchObject({
      publishOption: 'publish-later',
      ...time,
    })
    expect(toDraft(made, () => '7').pages[0]!.blocks).toMatchObject([{ text: 'Up' }, { media_upload_id: '7' }])
  })

  it('[CREATE-08 a] shows a part of a picture in its shape around the same middle, and the whole again', () => {
    const edits = { ...STORY_BLOCK_EDITS, left: 20, top: 20, width: 60, height: 60 }
    const whole = newBlock('story_pin_image_block', { mediaKey: 'whole', edits })
    const part = withPart(whole, 'part', 9 / 8)
    expect(part).toMatchObject({ mediaKey: 'part', wholeKey: 'whole', edits: { width: 60, height: 30, top: 35 } })
    expect(withPart(part, 'smaller', 9 / 16)).toMatchObject({ mediaKey: 'smaller', wholeKey: 'whole' })
    expect(withPart(part, 'whole', 9 / 16)).toEqual(whole)
    const filling = newBlock('story_pin_image_block', { mediaKey: 'whole', edits: STORY_BACKDROP_EDITS })
    expect(withPart(filling, 'part', 1).edits).toEqual(STORY_BACKDROP_EDITS)
    const made = addBlock(start, first.key, part)
    expect(toDraft(made, (key) => key).pages[0]!.blocks).toMatchObject([
      { media_upload_id: 'part', whole_upload_id: 'whole' },
    ])
    // Published pins need the part alone.
    expect(toDraft(withoutEmptySlots(made), (key) => key).pages[0]!.blocks[0]).not.toHaveProperty('whole_upload_id')
  })

  it('[CREATE-04 d] has one piece of music: another one takes its place, wherever that is', () => {
    const second = newPage()
    const waltz = newBlock('story_pin_music_block', { text: 'Waltz', detail: 'The Spoons', trackId: 'a' })
    const rain = newBlock('story_pin_music_block', { text: 'Rain', trackId: 'b' })
    const made = setMusic(addPage(start, first.key, second), second.key, waltz)
    const { pages } = setMusic(made, first.key, rain)
    expect(pages.map(({ blocks }) => blocks)).toEqual([[], [{ ...waltz, text: 'Rain', detail: '', trackId: 'b' }]])
  })

  it('orders its blocks from back to front', () => {
    const other = newBlock('story_pin_paragraph_block')
    const made = addBlock(addBlock(start, first.key, heading), first.key, other)
    expect(moveBlock(made, heading.key, 1).pages[0]!.blocks.map(({ key }) => key)).toEqual([other.key, heading.key])
    expect(moveBlock(made, heading.key, -1)).toEqual(made)
  })
})

it('[CREATE-04 c] a text has the specification’s style', () => {
  expect(newBlock('story_pin_paragraph_block').style).toEqual(STORY_TEXT_STYLE)
})

describe('[CREATE-04 b] a block', () => {
  const page = { width: 360, height: 640 }

  it('is moved, scaled and turned by keys, within what the contract accepts', () => {
    const press = (key: string, shiftKey = false) => editsByKey(STORY_BLOCK_EDITS, { key, shiftKey })
    expect(press('ArrowLeft')).toMatchObject({ left: 7 })
    expect(press('ArrowDown', true)).toMatchObject({ top: 45 })
    expect(press('+')).toMatchObject({ scale: 1.05 })
    expect(press('-')).toMatchObject({ scale: 0.95 })
    expect(press('[')).toMatchObject({ transform: { rotate: -5 } })
    expect(press('}', true)).toMatchObject({ transform: { rotate: 15 } })
    expect(press('a')).toBeNull()
    const far = { ...STORY_BLOCK_EDITS, left: 99.5, scale: 10 }
    expect(editsByKey(far, { key: 'ArrowRight', shiftKey: true })).toMatchObject({ left: 100 })
    expect(editsByKey(far, { key: '+', shiftKey: false })).toMatchObject({ scale: 10 })
  })

  it('follows one finger, and two also scale and turn it', () => {
    expect(movedBy(STORY_BLOCK_EDITS, { x: 36, y: -64 }, page)).toMatchObject({ left: 18, top: 30 })
    const from = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const
    const to = [
      { x: 150, y: 50 },
      { x: 150, y: 250 },
    ] as const
    const pinch = pinched(STORY_BLOCK_EDITS, from, to, page)
    expect(pinch).toMatchObject({ left: 8, scale: 2, transform: { rotate: 90 } })
    expect(pinch.top).toBeCloseTo(47.81)
  })

  it('follows the handle at its corner, and snaps to straight angles and to the middle', () => {
    const center = { x: 0, y: 0 }
    const drag = (x: number, y: number) =>
      draggedHandle(STORY_BLOCK_EDITS, { center, from: { x: 10, y: 0 }, to: { x, y } })
    expect(drag(20, 0)).toMatchObject({ scale: 2, transform: { rotate: 0 } })
    expect(drag(0, 10)).toMatchObject({ scale: 1, transform: { rotate: 90 } })
    expect(drag(100, 4)).toMatchObject({ transform: { rotate: 0 } })
    const size = { width: 84, height: 10 }
    expect(snapToMiddle({ ...STORY_BLOCK_EDITS, left: 9, top: 20 }, size)).toMatchObject({
      x: true,
      y: false,
      edits: { left: 8 },
    })
  })
})

describe('[CREATE-04 a] a template', () => {
  const empty = emptyDocument(null)
  const pages = [
    { ...newPage(), blocks: [newBlock('story_pin_heading_block', { slot: 'Title' })] },
    { ...newPage(), blocks: [newBlock('story_pin_image_block', { slot: 'Photo' })] },
  ]

  it('takes the place of an empty page, or follows the page', () => {
    const [started, first] = addTemplate(empty, empty.pages[0]!.key, pages)
    expect([started.pages, first]).toEqual([pages, pages[0]!.key])
    const [more] = addTemplate(started, pages[0]!.key, [newPage()])
    expect(more.pages.map(({ key }) => key).indexOf(pages[1]!.key)).toBe(2)
  })

  it('has slots that are stored with the draft, and left out of the story while they are empty', () => {
    const [started] = addTemplate(empty, empty.pages[0]!.key, pages)
    expect(toDraft(started, () => undefined).pages.map(({ blocks }) => blocks[0]!.slot)).toEqual(['Title', 'Photo'])
    const filled = changeBlock(started, pages[0]!.blocks[0]!.key, (block) => ({ ...block, text: 'Soup' }))
    expect(withoutEmptySlots(filled).pages.map(({ blocks }) => blocks.map(({ text }) => text))).toEqual([['Soup'], []])
  })
})

describe('undo and redo', () => {
  const all = (...actions: EditorAction[]) => actions.reduce(reduceEditor, startEditor(start))
  const write = (text: string): EditorAction => ({
    type: 'changed',
    about: 'text',
    change: (it) => changeBlock(it, heading.key, (block) => ({ ...block, text })),
  })
  const add: EditorAction = {
    type: 'changed',
    change: (it) => addBlock(it, first.key, heading),
    blockKey: heading.key,
  }

  it('take typing in a field as one step', () => {
    const typed = all(add, write('D'), write('Do'), write('Down'))
    expect(typed.past).toHaveLength(2)
    const undone = reduceEditor(typed, { type: 'undone' })
    expect(undone.document.pages[0]!.blocks[0]!.text).toBe('Up')
    expect(reduceEditor(undone, { type: 'redone' }).document).toBe(typed.document)
  })

  it('start a new undo step after the selection changes, and drop redo after a new edit', () => {
    const twice = all(add, write('A'), { type: 'blockSelected', blockKey: heading.key }, write('B'))
    expect(twice.past).toHaveLength(3)
    const other = [{ type: 'undone' } as const, write('C')].reduce(reduceEditor, twice)
    expect(other.future).toEqual([])
  })

  it('select nothing that is gone', () => {
    const undone = all(add, { type: 'undone' })
    expect(undone).toMatchObject({ blockKey: null, pageKey: first.key, past: [] })
  })
})
