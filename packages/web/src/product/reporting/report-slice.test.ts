import { expect, it } from 'vitest'
import { reportDismissed, reportShown, reportSlice, type ReportTarget } from './report-slice.ts'

const target: ReportTarget = {
  id: '1',
  type: 'pin',
  isProduct: false,
  isPromoted: false,
  parentId: '5',
  videoDuration: null,
  viewType: 'www/pin/[id]',
  viewParameter: '1',
}

it('[PIN-09 b] a report is empty, then has its target, then is empty again', () => {
  const { reducer } = reportSlice
  const none = reducer(undefined, { type: 'nothing' })
  const shown = reducer(none, reportShown(target))
  const other = reducer(shown, reportShown({ ...target, id: '2' }))
  expect([none, shown, other, reducer(other, reportDismissed())]).toEqual([
    { target: null },
    { target },
    { target: { ...target, id: '2' } },
    { target: null },
  ])
})
