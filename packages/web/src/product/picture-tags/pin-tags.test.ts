import { describe, expect, it } from 'vitest'
import {
  addTag,
  moveTag,
  NO_TAGS,
  removeTag,
  restoreTag,
  savedTags,
  shownTags,
  tagsFrom,
  tagsToStore,
} from './pin-tags.ts'

const tag = (id: string, x = 0.5) => ({ id, x, y: 0.5, type: 'pin' as const, object_id: '7', name: 'A lamp' })
const statuses = (own: typeof NO_TAGS) => own.tags.map(({ id, status }) => [id, status])
const saved = tagsFrom([tag('a'), tag('b')])

describe('[CREATE-03 b] a tag', () => {
  it('is created, and saved with its draft', () => {
    const added = addTag(NO_TAGS, tag('a'))
    expect([statuses(added), added.selectedPinTagId]).toEqual([[['a', 'created']], 'a'])
    expect(statuses(savedTags(added))).toEqual([['a', 'saved']])
  })

  it('that is saved is edited once it changes; a new one stays created', () => {
    expect(statuses(moveTag(saved, 'a', { x: 0, y: 0 }))).toEqual([
      ['a', 'edited'],
      ['b', 'saved'],
    ])
    expect(statuses(moveTag(addTag(NO_TAGS, tag('c')), 'c', { x: 0, y: 0 }))).toEqual([['c', 'created']])
  })

  it('that is saved or edited is deleted when it is removed, and the first remaining one is selected', () => {
    const removed = removeTag(moveTag(saved, 'b', { x: 0, y: 0 }), 'b')
    expect(statuses(removed)).toEqual([
      ['a', 'saved'],
      ['b', 'deleted'],
    ])
    expect([shownTags(removed).map(({ id }) => id), removed.selectedPinTagId]).toEqual([['a'], 'a'])
    expect(statuses(savedTags(removed))).toEqual(statuses(removed))
  })

  it('that is new stays created when it is removed, and is not stored', () => {
    const removed = removeTag(addTag(NO_TAGS, tag('c')), 'c')
    expect([statuses(removed), tagsToStore(removed), removed.selectedPinTagId]).toEqual([[['c', 'created']], [], null])
  })

  it('has its status set directly when it is brought back', () => {
    const back = restoreTag(removeTag(saved, 'a'), 'a', 'edited')
    expect(statuses(back)).toEqual([
      ['a', 'edited'],
      ['b', 'saved'],
    ])
    expect(shownTags(back).map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('stays in the picture', () => {
    expect(shownTags(moveTag(saved, 'a', { x: 1.2, y: -0.1 }))[0]).toMatchObject({ x: 1, y: 0 })
  })
})
