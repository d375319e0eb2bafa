import { describe, expect, it } from 'vitest'
import { bodyToSave, contentOf } from './draft-body.ts'
import { isReady, mayBeCarousel, takesTags, takesTrim } from './draft-status.ts'
import { selectedItem, type BuilderState } from './draft.ts'
import { reduceBuilder, type BuilderAction } from './reduce-builder.ts'
import { after, chosen, file, loaded, stored, tag, upload } from './testing/drafts.ts'

describe('[CREATE-02 c] the media of an item', () => {
  it('takes tags, unless it is a video', () => {
    const video = { ...file('1'), isVideo: true }
    const state = after({ type: 'filesChosen', files: [file('2'), video] })
    expect(state.drafts.map((draft) => [draft.items[0]!.isTaggable, takesTags(draft)])).toEqual([
      [true, true],
      [false, false],
    ])
    const stored2 = stored('5')
    const [item] = stored2.pinItems
    const ofVideo = { ...stored2, pinItems: [{ ...item!, media: { ...item!.media, media_type: 'video' as const } }] }
    expect(after(loaded([ofVideo])).drafts[0]!.items[0]!.isTaggable).toBe(false)
  })
})

it('[CREATE-02 c] [CREATE-08 a] a crop is new media: it clears the tags, and the whole picture can come back', () => {
  const [item, place] = ['stored-5-0-12', { key: 'stored-5', item: 'stored-5-0-12' }]
  const part = { upload: { ...upload('succeeded'), media_upload_id: '13' }, previewUrl: 'blob:part', videoUrl: null }
  const tagged = reduceBuilder(after(loaded([stored('5')])), { type: 'tagAdded', ...place, tag })
  const cropped = reduceBuilder(tagged, { type: 'itemCropped', ...place, part })
  expect(cropped.drafts[0]!.items[0]).toMatchObject({ key: item, tags: [], selectedPinTagId: null, isTaggable: true })
  expect(bodyToSave(cropped.drafts[0]!)?.pinItems[0]).toMatchObject({
    media_upload_id: '13',
    whole_upload_id: '12',
    pinTags: [],
  })
  const other = { upload: { ...upload('succeeded'), media_upload_id: '14' }, previewUrl: 'blob:other', videoUrl: null }
  const again = reduceBuilder(cropped, { type: 'itemCropped', ...place, part: other })
  expect(bodyToSave(again.drafts[0]!)?.pinItems[0]).toMatchObject({ media_upload_id: '14', whole_upload_id: '12' })
  const whole = reduceBuilder(again, { type: 'itemCropped', ...place, part: null })
  expect(bodyToSave(whole.drafts[0]!)).toBeNull()
})

it('[CREATE-08 a] a part of a video is prepared by the server, and the whole comes back when that fails or is undone', () => {
  const [item] = stored('5').pinItems
  const film = { ...item!.media, media_type: 'video' as const, video_url: '/film.mp4', duration_ms: 4_000 }
  const draft = { ...stored('5'), pinItems: [{ ...item!, isTaggable: false, media: film }] }
  const trim = { start_ms: 0, end_ms: 2_000, is_muted: true }
  const part = {
    ...film,
    media_upload_id: '13',
    status: 'processing' as const,
    trim,
    preview_url: null,
    video_url: null,
  }
  const before = after(loaded([draft]))
  const key = before.drafts[0]!.items[0]!.key
  const trimmed = reduceBuilder(before, { type: 'itemTrimmed', key, part })
  expect(trimmed.drafts[0]!.items[0]).toMatchObject({ status: 'processing', videoUrl: null, whole: { upload: film } })
  expect(bodyToSave(trimmed.drafts[0]!)?.pinItems[0]).toMatchObject({ media_upload_id: '13', whole_upload_id: '12' })
  expect([takesTrim(trimmed.drafts[0]!), isReady(trimmed.drafts[0]!)]).toEqual([true, false])

  const undone = reduceBuilder(trimmed, { type: 'itemTrimmed', key, part: null })
  expect(undone.drafts[0]!.items[0]).toMatchObject({ status: 'ready', videoUrl: '/film.mp4', whole: null })
  expect(bodyToSave(undone.drafts[0]!)).toBeNull()

  const failed = { ...part, status: 'failed' as const, error_code: 'media.timeout' }
  const pinItems = [
    { ...item!, isTaggable: false, media_upload_id: '13', whole_upload_id: '12', media: failed, whole: film },
  ]
  const shown = after(loaded([{ ...draft, version: 2, pinItems }])).drafts[0]!
  expect(shown.items[0]).toMatchObject({ status: 'ready', videoUrl: '/film.mp4', whole: null })
  expect(shown.items[0]!.problem).toContain('takes too long')
  expect(bodyToSave(shown)?.pinItems[0]).toMatchObject({ media_upload_id: '12', whole_upload_id: null })
})

it('[CREATE-03 b] a tag is saved with its draft, and is a change when it moves or goes', () => {
  const added = reduceBuilder(after(loaded([stored('5')])), {
    type: 'tagAdded',
    key: 'stored-5',
    item: 'stored-5-0-12',
    tag,
  })
  const [draft] = added.drafts
  const body = bodyToSave(draft!)!
  expect(body.pinItems[0]).toMatchObject({ pinTags: [tag] })
  const content = contentOf(body)
  const saved = reduceBuilder(added, { type: 'saved', key: 'stored-5', content, draft: { id: '5', version: 2 } })
  expect(saved.drafts[0]!.items[0]!.tags).toMatchObject([{ id: 'a', status: 'saved' }])
  expect(bodyToSave(saved.drafts[0]!)).toBeNull()
  const removed = reduceBuilder(saved, { type: 'tagRemoved', key: 'stored-5', item: 'stored-5-0-12', tag: 'a' })
  expect(removed.drafts[0]!.items[0]!.tags).toMatchObject([{ id: 'a', status: 'deleted' }])
  expect(bodyToSave(removed.drafts[0]!)?.pinItems[0]).toMatchObject({ pinTags: [] })
})

it('[CREATE-07 d] the users mentioned in a draft are stored with it, the last one of a name', () => {
  const mentioned = (user_id: string, username: string): BuilderAction => ({
    type: 'personMentioned',
    key: 'stored-5',
    person: { user_id, username },
  })
  const state = [mentioned('1', 'bob'), mentioned('2', 'ann'), mentioned('3', 'bob')].reduce(
    reduceBuilder,
    after(loaded([stored('5')])),
  )
  const users = [
    { user_id: '2', username: 'ann' },
    { user_id: '3', username: 'bob' },
  ]
  expect(bodyToSave(state.drafts[0]!)).toMatchObject({ pinItems: [{ userMentionTags: users }] })
})

describe('[CREATE-02 a b] a carousel', () => {
  const added = (...keys: string[]): BuilderAction => ({
    type: 'itemsAdded',
    key: 'a',
    files: keys.map((key) => file(key)),
  })
  const removed = (item: string): BuilderAction => ({ type: 'itemRemoved', key: 'a', item })
  const selected = (item: string): BuilderAction => ({ type: 'itemSelected', key: 'a', item })
  const moved = (item: string, by: -1 | 1): BuilderAction => ({ type: 'itemMoved', key: 'a', item, by })
  const keysOf = (state: BuilderState) => state.drafts[0]!.items.map(({ key }) => key)
  const shown = (state: BuilderState) => selectedItem(state.drafts[0]!).key

  it('comes from a second item, which is selected, and has five at most', () => {
    const state = after(chosen('a'), added('b', 'c'))
    expect([keysOf(state), shown(state)]).toEqual([['a', 'b', 'c'], 'b'])
    expect(keysOf(reduceBuilder(state, added('d', 'e', 'f')))).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it.each<[string, BuilderAction[], string[], string]>([
    ['goes to the next item', [selected('b'), removed('b')], ['a', 'c'], 'c'],
    ['goes to the previous item at the end', [selected('c'), removed('c')], ['a', 'b'], 'b'],
    ['stays when another item is removed', [selected('c'), removed('a')], ['b', 'c'], 'c'],
    ['follows an item that moves', [selected('a'), moved('a', 1)], ['b', 'a', 'c'], 'a'],
    ['does not move beyond the end', [selected('c'), moved('c', 1)], ['a', 'b', 'c'], 'c'],
    ['is a single item again', [removed('b'), removed('c')], ['a'], 'a'],
  ])('the selection %s', (_, actions, keys, key) => {
    const state = after(chosen('a'), added('b', 'c'), ...actions)
    expect([keysOf(state), shown(state)]).toEqual([keys, key])
  })

  it('never loses its last item', () => {
    expect(keysOf(after(chosen('a'), removed('a')))).toEqual(['a'])
  })

  it('has texts per item, and shows the item whose text was refused', () => {
    const edited = (field: 'title' | 'link', value: string): BuilderAction => ({
      type: 'fieldEdited',
      key: 'a',
      field,
      value,
    })
    const state = after(chosen('a'), edited('title', 'One'), added('b'), edited('title', 'Two'), selected('a'), {
      type: 'publishFailed',
      key: 'a',
      problem: 'Not a web page',
      field: 'link',
      item: 1,
    })
    expect(state.drafts[0]!.items.map(({ texts }) => texts.title)).toEqual(['One', 'Two'])
    expect(selectedItem(state.drafts[0]!)).toMatchObject({ key: 'b', errors: { link: 'Not a web page' } })
  })

  it('is not made of a video', () => {
    const video = { ...file('a'), isVideo: true }
    expect(mayBeCarousel(after({ type: 'filesChosen', files: [video] }).drafts[0]!)).toBe(false)
    expect(mayBeCarousel(after(chosen('a')).drafts[0]!)).toBe(true)
  })
})
