import { describe, expect, it } from 'vitest'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import {
  emptyBuilder,
  hasUnsavedWork,
  isPublishable,
  nextUploads,
  reduceBuilder,
  type BuilderAction,
  type BuilderState,
} from './builder-items.ts'

const file = (key: string, problem: string | null = null) => ({
  key,
  name: `${key}.jpg`,
  bytes: 1000,
  previewUrl: `blob:${key}`,
  isVideo: false,
  problem,
})

const after = (...actions: BuilderAction[]): BuilderState => actions.reduce(reduceBuilder, emptyBuilder)
const chosen = (...keys: string[]): BuilderAction => ({ type: 'filesChosen', files: keys.map((key) => file(key)) })

const upload = (status: MediaUpload['status']): MediaUpload => ({
  media_upload_id: '12',
  media_type: 'image',
  progress: 0,
  status,
  image_signature: status === 'succeeded' ? 'abcd' : null,
  width: status === 'succeeded' ? 800 : null,
  height: status === 'succeeded' ? 1200 : null,
  dominant_color: status === 'succeeded' ? '#aa8866' : null,
  placeholder: null,
  error_code: null,
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
    [
      'stays ready with its words when publishing fails',
      [
        { type: 'fieldEdited', key: 'a', field: 'title', value: 'Blue door' },
        { type: 'uploadAnswered', key: 'a', upload: upload('succeeded') },
        { type: 'publishStarted', key: 'a' },
        { type: 'publishFailed', key: 'a', problem: 'Not a web page', field: 'link' },
      ],
      { status: 'ready', problem: null, fields: { title: 'Blue door' }, fieldErrors: { link: 'Not a web page' } },
    ],
    [
      'loses the error of a field that is edited',
      [
        { type: 'publishFailed', key: 'a', problem: 'Not a web page', field: 'link' },
        { type: 'fieldEdited', key: 'a', field: 'link', value: 'https://example.org' },
      ],
      { fieldErrors: { link: undefined }, fields: { link: 'https://example.org' } },
    ],
    ['becomes a pin', [{ type: 'published', key: 'a', pinId: '77' }], { status: 'published', pinId: '77' }],
  ])('%s', (_, actions, expected) => {
    expect(after(chosen('a'), ...actions).drafts[0]).toMatchObject(expected)
  })

  it('stays in view with the reason when its file is refused, and is never uploaded', () => {
    const state = after({ type: 'filesChosen', files: [file('a', 'Too large'), file('b')] })
    expect(state.drafts[0]).toMatchObject({ status: 'refused', problem: 'Too large' })
    expect(nextUploads(state, 2).map(({ key }) => key)).toEqual(['b'])
  })

  it('starts with the board chosen last', () => {
    const state = after(chosen('a'), { type: 'fieldEdited', key: 'a', field: 'board_id', value: '5' }, chosen('b'))
    expect(state.drafts[1]!.fields.board_id).toBe('5')
  })

  it('moves to the board chosen for all drafts, unless it is published', () => {
    const state = after(
      chosen('a', 'b'),
      { type: 'published', key: 'a', pinId: '1' },
      { type: 'boardChosenForAll', boardId: '9', section: null },
    )
    expect(state.drafts.map(({ fields }) => fields.board_id)).toEqual([null, '9'])
  })

  it.each<[string, BuilderAction[], object]>([
    ['as it was', [{ type: 'uploadAnswered', key: 'b', upload: upload('succeeded') }], { status: 'ready' }],
    ['to be uploaded again', [{ type: 'bytesSent', key: 'b', progress: 0.4 }], { status: 'waiting', progress: 0 }],
  ])('returns to its place after it was removed, %s', (_, actions, expected) => {
    const before = after(chosen('a', 'b', 'c'), { type: 'uploadStarted', key: 'b' }, ...actions)
    const removed = reduceBuilder(before, { type: 'draftRemoved', key: 'b' })
    const state = reduceBuilder(removed, { type: 'draftRestored', draft: before.drafts[1]!, index: 1 })
    expect(state.drafts.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
    expect(state.drafts[1]).toMatchObject(expected)
  })

  it('ignores a response that arrives after its draft was removed', () => {
    const state = after(chosen('a'), { type: 'draftRemoved', key: 'a' }, { type: 'published', key: 'a', pinId: '1' })
    expect(state).toEqual(emptyBuilder)
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
    ['all published', after(chosen('a'), { type: 'published', key: 'a', pinId: '1' }), false],
  ])('guards unsaved work: %s', (_, state, expected) => {
    expect(hasUnsavedWork(state)).toBe(expected)
  })
})
