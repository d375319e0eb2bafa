import { ERRORS } from '@corkboard/contract/errors'
import { expect, it } from 'vitest'
import { batchProblems, commonBoard, commonText } from './batch-edit.ts'
import type { BuilderState } from './drafts/draft.ts'
import { emptyBuilder, reduceBuilder, type BuilderAction } from './drafts/reduce-builder.ts'

const started: BuilderAction = {
  type: 'filesChosen',
  files: ['a', 'b', 'c'].map((key) => ({
    key,
    name: `${key}.jpg`,
    previewUrl: `blob:${key}`,
    isVideo: false,
    problem: null,
    texts: { title: `Title ${key}`, link: 'https://example.org/' },
  })),
}
const after = (...actions: BuilderAction[]): BuilderState => [started, ...actions].reduce(reduceBuilder, emptyBuilder)

it('[CREATE-05 a] changes only what was touched, of the selected drafts', () => {
  const { drafts } = after({
    type: 'batchEdited',
    keys: new Set(['a', 'c']),
    changes: { texts: { description: 'All of them' }, board: { id: '9', section: { id: '4', title: 'Cellar' } } },
  })
  expect(drafts.map(({ items, boardId, section }) => ({ ...items[0]!.texts, boardId, section: section?.id }))).toEqual([
    {
      title: 'Title a',
      description: 'All of them',
      alt_text: '',
      link: 'https://example.org/',
      boardId: '9',
      section: '4',
    },
    {
      title: 'Title b',
      description: '',
      alt_text: '',
      link: 'https://example.org/',
      boardId: null,
      section: undefined,
    },
    {
      title: 'Title c',
      description: 'All of them',
      alt_text: '',
      link: 'https://example.org/',
      boardId: '9',
      section: '4',
    },
  ])
})

it('[CREATE-05 a] skips published drafts, and drafts with an unresolved conflict', () => {
  const { drafts } = after(
    { type: 'published', key: 'a', pinId: '1' },
    { type: 'conflictFound', key: 'b', theirs: 'gone' },
    { type: 'batchEdited', keys: new Set(['a', 'b', 'c']), changes: { texts: { title: '' } } },
  )
  expect(drafts.map(({ items }) => items[0]!.texts.title)).toEqual(['Title a', 'Title b', ''])
})

it('[CREATE-05 b] a changed field ends its error, the others stay', () => {
  const refused = (field: 'link' | 'title'): BuilderAction => ({
    type: 'publishFailed',
    key: 'a',
    problem: 'No',
    field,
  })
  const batch: BuilderAction = { type: 'batchEdited', keys: new Set(['a']), changes: { texts: { link: '' } } }
  expect(after(refused('link'), batch).drafts[0]!.items[0]!.errors.link).toBeUndefined()
  expect(after(refused('title'), batch).drafts[0]!.items[0]!.errors.title).toBe('No')
})

it.each([
  [{}, {}],
  [{ title: 'x'.repeat(101) }, { title: ERRORS['pin.title_too_long'].message }],
  [{ description: 'x'.repeat(501), link: 'example.org' }, { description: ERRORS['pin.description_too_long'].message }],
  [{ link: 'no link' }, { link: ERRORS['pin.link_invalid'].message }],
  [{ link: 'https://user:secret@example.org/' }, { link: ERRORS['pin.link_invalid'].message }],
  [{ link: 'https://localhost/' }, { link: ERRORS['pin.link_invalid'].message }],
  [{ link: '', title: '' }, {}],
])('[CREATE-05 b] reports errors by field: %j', (texts, problems) => {
  expect(batchProblems({ texts })).toEqual(problems)
})

it('shows what the drafts have in common', () => {
  const { drafts } = after({ type: 'boardChosenForAll', boardId: '5', section: null })
  expect([commonText(drafts, 'link'), commonText(drafts, 'title')]).toEqual(['https://example.org/', null])
  expect(commonBoard(drafts)).toEqual({ id: '5', section: null })
  expect(commonBoard(after({ type: 'boardChosen', key: 'a', boardId: '5', section: null }).drafts)).toBeUndefined()
})
