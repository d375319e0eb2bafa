import { describe, expect, it } from 'vitest'
import { hasUnsavedWork, isPublishable, nextUploads, statusOf } from './draft-status.ts'
import type { BuilderState } from './draft.ts'
import { emptyBuilder, reduceBuilder, type BuilderAction } from './reduce-builder.ts'
import { file, after, chosen, upload, stored, loaded } from './testing/drafts.ts'

it.each<[string, BuilderAction[]]>([
  ['creating', []],
  ['uploading', [{ type: 'uploadStarted', key: 'a' }]],
  ['processing', [{ type: 'uploadUpdated', key: 'a', upload: upload('processing') }]],
  ['edited', [{ type: 'uploadUpdated', key: 'a', upload: upload('succeeded') }]],
  [
    'saving',
    [
      { type: 'uploadUpdated', key: 'a', upload: upload('succeeded') },
      { type: 'saveStarted', key: 'a' },
    ],
  ],
  [
    'attempted',
    [
      { type: 'uploadUpdated', key: 'a', upload: upload('succeeded') },
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

describe('the builder', () => {
  it('uploads no more files at the same time than allowed', () => {
    const state = after(chosen('a', 'b', 'c'), { type: 'uploadStarted', key: 'a' })
    expect(nextUploads(state, 2).map(({ key }) => key)).toEqual(['b'])
  })

  it('publishes a picture only when it is processed and has a board', () => {
    const ready = after(chosen('a'), { type: 'uploadUpdated', key: 'a', upload: upload('succeeded') })
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
