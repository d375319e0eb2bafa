import { describe, expect, it } from 'vitest'
import { bodyToSave } from './draft-body.ts'
import { emptyBuilder, reduceBuilder, type BuilderAction } from './reduce-builder.ts'
import { after, chosen, upload, stored, loaded } from './testing/drafts.ts'

it('[CREATE-07 c] the topics of a draft are stored with it, and are not changed by reading it again', () => {
  const topics = [{ id: '1401', name: 'Baking' }]
  const state = reduceBuilder(after(loaded([stored('5')])), { type: 'topicsChosen', key: 'stored-5', topics })
  expect(bodyToSave(state.drafts[0]!)).toMatchObject({ interestTags: topics })
  const again = after(loaded([stored('5', { interestTags: [{ name: 'Baking', id: '1401' }] })]))
  expect(bodyToSave(again.drafts[0]!)).toBeNull()
})

describe('a draft', () => {
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
    ['as it was', [{ type: 'uploadUpdated', key: 'b', upload: upload('succeeded') }], { status: 'ready' }],
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
