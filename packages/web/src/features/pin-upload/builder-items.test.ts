import type { PinDraft } from '@corkboard/contract/content/wire/pin-draft'
import { describe, expect, it } from 'vitest'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import {
  bodyToSave,
  contentOf,
  emptyBuilder,
  hasUnsavedWork,
  isPublishable,
  mayBeCarousel,
  nextUploads,
  reduceBuilder,
  selectedItem,
  statusOf,
  takesTags,
  type BuilderAction,
  type BuilderState,
} from './builder-items.ts'

const file = (key: string, problem: string | null = null) => ({
  key,
  name: `${key}.jpg`,
  previewUrl: `blob:${key}`,
  isVideo: false,
  problem,
})

const after = (...actions: BuilderAction[]): BuilderState => actions.reduce(reduceBuilder, emptyBuilder)
const chosen = (...keys: string[]): BuilderAction => ({ type: 'filesChosen', files: keys.map((key) => file(key)) })

const upload = (status: MediaUpload['status']): MediaUpload => ({
  media_upload_id: '12',
  media_type: 'image',
  stills: 0,
  progress: 0,
  status,
  image_signature: status === 'succeeded' ? 'abcd' : null,
  width: status === 'succeeded' ? 800 : null,
  height: status === 'succeeded' ? 1200 : null,
  dominant_color: status === 'succeeded' ? '#aa8866' : null,
  placeholder: null,
  error_code: null,
})

/** A draft as the server has it. */
const stored = (id: string, more: Partial<PinDraft> & { readonly title?: string } = {}): PinDraft => {
  const { title = 'Stairs', ...others } = more
  const media = { ...upload('succeeded'), preview_url: '/p.webp', thumbnail_url: '/t.webp', video_url: null }
  return {
    id,
    version: 1,
    type: 'single',
    status: 'created',
    pinItems: [
      {
        media_upload_id: '12',
        file_name: 'stairs.jpg',
        title,
        description: '',
        link: '',
        altText: '',
        userMentionTags: [],
        isTaggable: true,
        pinTags: [],
        whole_upload_id: null,
        whole: null,
        media,
      },
    ],
    pinItemIndex: 0,
    board_id: null,
    section: null,
    interestTags: [],
    isCommentsAllowed: true,
    publishOption: 'publish-immediately',
    scheduledDate: '',
    scheduledTime: '',
    updated_at: '2026-11-26T12:00:00.000Z',
    ...others,
  }
}
const loaded = (drafts: readonly PinDraft[], ...known: string[]): BuilderAction => ({
  type: 'draftsLoaded',
  drafts,
  knownIds: new Set(known),
})
const retitled = (title: string): BuilderAction => ({
  type: 'fieldEdited',
  key: 'stored-5',
  field: 'title',
  value: title,
})
const titleOf = (state: BuilderState) => state.drafts[0]?.items[0]?.texts.title

const tag = { id: 'a', x: 0.5, y: 0.5, type: 'pin' as const, object_id: '7', name: 'A lamp' }

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
  const part = { upload: { ...upload('succeeded'), media_upload_id: '13' }, previewUrl: 'blob:part' }
  const tagged = reduceBuilder(after(loaded([stored('5')])), { type: 'tagAdded', ...place, tag })
  const cropped = reduceBuilder(tagged, { type: 'itemCropped', ...place, part })
  expect(cropped.drafts[0]!.items[0]).toMatchObject({ key: item, tags: [], selectedPinTagId: null, isTaggable: true })
  expect(bodyToSave(cropped.drafts[0]!)?.pinItems[0]).toMatchObject({
    media_upload_id: '13',
    whole_upload_id: '12',
    pinTags: [],
  })
  const other = { upload: { ...upload('succeeded'), media_upload_id: '14' }, previewUrl: 'blob:other' }
  const again = reduceBuilder(cropped, { type: 'itemCropped', ...place, part: other })
  expect(bodyToSave(again.drafts[0]!)?.pinItems[0]).toMatchObject({ media_upload_id: '14', whole_upload_id: '12' })
  const whole = reduceBuilder(again, { type: 'itemCropped', ...place, part: null })
  expect(bodyToSave(whole.drafts[0]!)).toBeNull()
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

it('[CREATE-07 c] the topics of a draft are stored with it, and are not changed by reading it again', () => {
  const topics = [{ id: '1401', name: 'Baking' }]
  const state = reduceBuilder(after(loaded([stored('5')])), { type: 'topicsChosen', key: 'stored-5', topics })
  expect(bodyToSave(state.drafts[0]!)).toMatchObject({ interestTags: topics })
  const again = after(loaded([stored('5', { interestTags: [{ name: 'Baking', id: '1401' }] })]))
  expect(bodyToSave(again.drafts[0]!)).toBeNull()
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

describe('[CREATE-01 b] a stored draft', () => {
  const opened = (...actions: BuilderAction[]) => after(loaded([stored('5')]), ...actions)

  it('is listed closed, and is saved again only when something changed', () => {
    expect(opened().drafts[0]).toMatchObject({ id: '5', version: 1, isOpen: false })
    expect(bodyToSave(opened().drafts[0]!)).toBeNull()
    expect(bodyToSave(opened(retitled('Door')).drafts[0]!)).toMatchObject({ pinItems: [{ title: 'Door' }] })
    expect(bodyToSave(opened(retitled('Door'), retitled('Stairs')).drafts[0]!)).toBeNull()
  })

  it('follows another window as long as nothing was edited here', () => {
    const changed = loaded([stored('5', { version: 2, title: 'Theirs' })], '5')
    expect(titleOf(opened(changed))).toBe('Theirs')
    expect(titleOf(opened(retitled('Mine'), changed))).toBe('Mine')
    expect(opened(loaded([], '5')).drafts).toEqual([])
    expect(titleOf(opened(retitled('Mine'), loaded([], '5')))).toBe('Mine')
  })

  it('is not replaced by a response from before it was saved, nor returns after it was removed', () => {
    const saved: BuilderAction = {
      type: 'saved',
      key: 'stored-5',
      content: contentOf(bodyToSave(opened(retitled('Mine')).drafts[0]!)!),
      draft: { id: '5', version: 2 },
    }
    expect(titleOf(opened(retitled('Mine'), saved, loaded([stored('5')], '5')))).toBe('Mine')
    expect(opened({ type: 'draftRemoved', key: 'stored-5' }, loaded([stored('5')], '5')).drafts).toEqual([])
  })

  it('that changed elsewhere waits for a choice, and either one ends without a conflict', () => {
    const conflict = [
      retitled('Mine'),
      { type: 'conflictFound', key: 'stored-5', theirs: stored('5', { version: 7, title: 'Theirs' }) },
    ] satisfies BuilderAction[]
    expect(bodyToSave(opened(...conflict).drafts[0]!)).toBeNull()
    const theirs = opened(...conflict, { type: 'conflictSolved', key: 'stored-5', take: 'theirs' })
    expect([titleOf(theirs), bodyToSave(theirs.drafts[0]!)]).toEqual(['Theirs', null])
    const mine = opened(...conflict, { type: 'conflictSolved', key: 'stored-5', take: 'mine' })
    expect(mine.drafts[0]).toMatchObject({ version: 7, conflict: null })
    expect(bodyToSave(mine.drafts[0]!)).toMatchObject({ pinItems: [{ title: 'Mine' }] })
  })

  it('that is gone can be kept as a new one', () => {
    const gone: BuilderAction = { type: 'conflictFound', key: 'stored-5', theirs: 'gone' }
    const kept = opened(gone, { type: 'conflictSolved', key: 'stored-5', take: 'mine' })
    expect(kept.drafts[0]).toMatchObject({ id: null, conflict: null })
    expect(bodyToSave(kept.drafts[0]!)).not.toBeNull()
    expect(opened(gone, { type: 'conflictSolved', key: 'stored-5', take: 'theirs' }).drafts).toEqual([])
  })

  it('is not sent again when the server refused it, until it changes', () => {
    const content = contentOf(bodyToSave(opened(retitled('Mine')).drafts[0]!)!)
    const refused: BuilderAction = { type: 'saveRefused', key: 'stored-5', content, problem: 'Too many' }
    expect(bodyToSave(opened(retitled('Mine'), refused).drafts[0]!)).toBeNull()
    expect(bodyToSave(opened(retitled('Mine'), refused, retitled('Other')).drafts[0]!)).not.toBeNull()
  })
})

it.each<[string, BuilderAction[]]>([
  ['creating', []],
  ['uploading', [{ type: 'uploadStarted', key: 'a' }]],
  ['processing', [{ type: 'uploadAnswered', key: 'a', upload: upload('processing') }]],
  ['edited', [{ type: 'uploadAnswered', key: 'a', upload: upload('succeeded') }]],
  [
    'saving',
    [
      { type: 'uploadAnswered', key: 'a', upload: upload('succeeded') },
      { type: 'saveStarted', key: 'a' },
    ],
  ],
  [
    'attempted',
    [
      { type: 'uploadAnswered', key: 'a', upload: upload('succeeded') },
      { type: 'publishFailed', key: 'a', problem: 'No', field: null },
    ],
  ],
  ['publishing', [{ type: 'publishStarted', key: 'a' }]],
  ['succeeded', [{ type: 'published', key: 'a', pinId: '7' }]],
])('[CREATE-01 b c] a draft is %s', (status, actions) => {
  expect(statusOf(after(chosen('a'), ...actions).drafts[0]!)).toBe(status)
})

it('[CREATE-01 b] a draft that the server has is saved', () => {
  expect(statusOf(after(loaded([stored('5')])).drafts[0]!)).toBe('saved')
})

describe('a picture in the builder', () => {
  it.each<[string, BuilderAction[], object]>([
    ['waits when chosen', [], { status: 'waiting', progress: 0 }],
    ['uploads', [{ type: 'uploadStarted', key: 'a' }], { status: 'uploading', progress: 0 }],
    [
      'tells how much was sent',
      [
        { type: 'uploadStarted', key: 'a' },
        { type: 'bytesSent', key: 'a', progress: 0.4 },
      ],
      { status: 'uploading', progress: 0.4 },
    ],
    [
      'never goes backwards',
      [
        { type: 'uploadStarted', key: 'a' },
        { type: 'bytesSent', key: 'a', progress: 0.6 },
        { type: 'bytesSent', key: 'a', progress: 0.4 },
      ],
      { progress: 0.6 },
    ],
    [
      'tells that its connection broke until it continues',
      [
        { type: 'uploadStarted', key: 'a' },
        { type: 'uploadInterrupted', key: 'a' },
      ],
      { status: 'uploading', isInterrupted: true },
    ],
    [
      'continues after its connection broke',
      [
        { type: 'uploadStarted', key: 'a' },
        { type: 'uploadInterrupted', key: 'a' },
        { type: 'bytesSent', key: 'a', progress: 0.4 },
      ],
      { status: 'uploading', isInterrupted: false },
    ],
    [
      'is read by the server once all bytes are sent',
      [
        { type: 'uploadStarted', key: 'a' },
        { type: 'bytesSent', key: 'a', progress: 1 },
      ],
      { status: 'processing' },
    ],
    [
      'is ready when the server has read it',
      [{ type: 'uploadAnswered', key: 'a', upload: upload('succeeded') }],
      { status: 'ready', upload: { width: 800, height: 1200 } },
    ],
    [
      'is not ready while the server still reads',
      [{ type: 'uploadAnswered', key: 'a', upload: upload('processing') }],
      { status: 'processing' },
    ],
    [
      'says why it failed and can be tried again',
      [
        { type: 'uploadFailed', key: 'a', problem: 'No connection', isFinal: false },
        { type: 'uploadRetried', key: 'a' },
      ],
      { status: 'waiting', problem: null },
    ],
    [
      'is refused when sending it again would not help',
      [
        { type: 'uploadFailed', key: 'a', problem: 'Damaged', isFinal: true },
        { type: 'uploadRetried', key: 'a' },
      ],
      { status: 'refused', problem: 'Damaged' },
    ],
  ])('%s', (_, actions, expected) => {
    expect(after(chosen('a'), ...actions).drafts[0]!.items[0]).toMatchObject(expected)
  })

  it.each<[string, BuilderAction[], object]>([
    [
      'keeps its words when publishing fails',
      [
        { type: 'fieldEdited', key: 'a', field: 'title', value: 'Blue door' },
        { type: 'uploadAnswered', key: 'a', upload: upload('succeeded') },
        { type: 'publishStarted', key: 'a' },
        { type: 'publishFailed', key: 'a', problem: 'Not a web page', field: 'link' },
      ],
      {
        publishing: 'attempted',
        problem: null,
        items: [{ texts: { title: 'Blue door' }, errors: { link: 'Not a web page' } }],
      },
    ],
    [
      'loses the error of a field that is edited',
      [
        { type: 'publishFailed', key: 'a', problem: 'Not a web page', field: 'link' },
        { type: 'fieldEdited', key: 'a', field: 'link', value: 'https://example.org' },
      ],
      { items: [{ texts: { link: 'https://example.org' }, errors: { link: undefined } }] },
    ],
    ['becomes a pin', [{ type: 'published', key: 'a', pinId: '77' }], { publishing: 'published', pinId: '77' }],
  ])('as a draft %s', (_, actions, expected) => {
    expect(after(chosen('a'), ...actions).drafts[0]).toMatchObject(expected)
  })

  it('stays in view with the reason when its file is refused, and is never uploaded', () => {
    const state = after({ type: 'filesChosen', files: [file('a', 'Too large'), file('b')] })
    expect(state.drafts[0]!.items[0]).toMatchObject({ status: 'refused', problem: 'Too large' })
    expect(nextUploads(state, 2).map(({ key }) => key)).toEqual(['b'])
  })

  it('starts with the board chosen last', () => {
    const state = after(chosen('a'), { type: 'boardChosen', key: 'a', boardId: '5', section: null }, chosen('b'))
    expect(state.drafts[1]!.boardId).toBe('5')
  })

  it('moves to the board chosen for all drafts, unless it is published', () => {
    const state = after(
      chosen('a', 'b'),
      { type: 'published', key: 'a', pinId: '1' },
      { type: 'boardChosenForAll', boardId: '9', section: null },
    )
    expect(state.drafts.map(({ boardId }) => boardId)).toEqual([null, '9'])
  })

  it.each<[string, BuilderAction[], object]>([
    ['as it was', [{ type: 'uploadAnswered', key: 'b', upload: upload('succeeded') }], { status: 'ready' }],
    ['to be uploaded again', [{ type: 'bytesSent', key: 'b', progress: 0.4 }], { status: 'waiting', progress: 0 }],
  ])('returns to its place after it was removed, %s', (_, actions, expected) => {
    const before = after(chosen('a', 'b', 'c'), { type: 'uploadStarted', key: 'b' }, ...actions)
    const removed = reduceBuilder(before, { type: 'draftRemoved', key: 'b' })
    const state = reduceBuilder(removed, { type: 'draftRestored', draft: before.drafts[1]!, index: 1 })
    expect(state.drafts.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
    expect(state.drafts[1]!.items[0]).toMatchObject(expected)
  })

  it('ignores a response that arrives after its draft was removed', () => {
    const state = after(chosen('a'), { type: 'draftRemoved', key: 'a' }, { type: 'published', key: 'a', pinId: '1' })
    expect(state).toEqual(emptyBuilder)
  })
})

describe('[CREATE-06 b] a draft that is published later', () => {
  const later = { scheduledDate: '2026-11-27', scheduledTime: '09:00' }

  it('is published immediately unless a time is chosen', () => {
    const draft = after(chosen('a')).drafts[0]!
    expect(draft.later).toBeNull()
    const timed = after(chosen('a'), { type: 'timeChosen', key: draft.key, later }).drafts[0]!
    expect(timed.later).toEqual(later)
  })

  it('keeps its time on the server, for other devices', () => {
    const timed = after(loaded([stored('5')]), { type: 'timeChosen', key: 'stored-5', later })
    expect(bodyToSave(timed.drafts[0]!)).toMatchObject({ publishOption: 'publish-later', ...later })
    const elsewhere = reduceBuilder(emptyBuilder, loaded([stored('5', { publishOption: 'publish-later', ...later })]))
    expect(elsewhere.drafts[0]!.later).toEqual(later)
    expect(bodyToSave(elsewhere.drafts[0]!)).toBeNull()
  })

  it('loses the errors of its time when the time changes, and no others', () => {
    const { key } = after(chosen('a')).drafts[0]!
    const state = after(
      chosen('a'),
      { type: 'timeChosen', key, later },
      { type: 'publishFailed', key, problem: 'Too soon', field: 'scheduledTime' },
    )
    expect(state.drafts[0]!.fieldErrors).toEqual({ scheduledTime: 'Too soon' })
    const changed = reduceBuilder(state, { type: 'timeChosen', key, later: { ...later, scheduledTime: '10:00' } })
    expect(changed.drafts[0]!.fieldErrors.scheduledTime).toBeUndefined()
  })

  it('is no unsaved work once it is scheduled', () => {
    const { key } = after(chosen('a')).drafts[0]!
    const state = after(chosen('a'), { type: 'scheduled', key, seconds: 1_796_000_000 })
    expect(state.drafts[0]).toMatchObject({ publishing: 'published', scheduledTs: 1_796_000_000, pinId: null })
    expect(hasUnsavedWork(state)).toBe(false)
  })
})

describe('the builder', () => {
  it('uploads no more files at the same time than allowed', () => {
    const state = after(chosen('a', 'b', 'c'), { type: 'uploadStarted', key: 'a' })
    expect(nextUploads(state, 2).map(({ key }) => key)).toEqual(['b'])
  })

  it('publishes a picture only when it is processed and has a board', () => {
    const ready = after(chosen('a'), { type: 'uploadAnswered', key: 'a', upload: upload('succeeded') })
    expect(isPublishable(ready.drafts[0]!)).toBe(false)
    const placed = reduceBuilder(ready, { type: 'boardChosenForAll', boardId: '9', section: null })
    expect(isPublishable(placed.drafts[0]!)).toBe(true)
  })

  it.each<[string, BuilderState, boolean]>([
    ['nothing chosen', emptyBuilder, false],
    ['only a refused file', after({ type: 'filesChosen', files: [file('a', 'Too large')] }), false],
    ['an upload', after(chosen('a')), true],
    ['a stored draft', after({ type: 'draftsLoaded', drafts: [stored('5')], knownIds: new Set() }), false],
    [
      'a stored draft that was edited',
      after(
        { type: 'draftsLoaded', drafts: [stored('5')], knownIds: new Set() },
        { type: 'fieldEdited', key: 'stored-5', field: 'title', value: 'Door' },
      ),
      true,
    ],
    ['all published', after(chosen('a'), { type: 'published', key: 'a', pinId: '1' }), false],
  ])('guards unsaved work: %s', (_, state, expected) => {
    expect(hasUnsavedWork(state)).toBe(expected)
  })
})
