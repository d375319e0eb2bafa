import { describe, expect, it } from 'vitest'
import { bodyToSave, contentOf } from './draft-body.ts'
import type { BuilderAction } from './reduce-builder.ts'
import { after, stored, loaded, retitled, titleOf } from './testing/drafts.ts'

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
