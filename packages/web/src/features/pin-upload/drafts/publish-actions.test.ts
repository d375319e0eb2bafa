import { describe, expect, it } from 'vitest'
import { bodyToSave } from './draft-body.ts'
import { hasUnsavedWork } from './draft-status.ts'
import { emptyBuilder, reduceBuilder, type BuilderAction } from './reduce-builder.ts'
import { after, chosen, upload, stored, loaded } from './testing/drafts.ts'

describe('a draft that is published', () => {
  it.each<[string, BuilderAction[], object]>([
    [
      'keeps its words when publishing fails',
      [
        { type: 'fieldEdited', key: 'a', field: 'title', value: 'Blue door' },
        { type: 'uploadUpdated', key: 'a', upload: upload('succeeded') },
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
