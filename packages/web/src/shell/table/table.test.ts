import { describe, expect, it } from 'vitest'
import { routerParamsChanged, TABLE_DEFAULTS, tableChanged, tableSlice } from './table.ts'

const { reducer } = tableSlice

describe('[SHELL-25 a b] the shared table state', () => {
  it('has its defaults', () => {
    expect(reducer(undefined, { type: 'start' })).toEqual({
      visibleData: [],
      page: 1,
      totalCount: 0,
      limit: 10,
      sortDirection: 'ASCENDING',
      sortBy: '',
      searchBy: '',
      searchTerm: '',
      startIndex: 1,
      filtersPayload: {},
    })
  })

  it('changes the given fields and keeps the rest', () => {
    const searched = reducer(undefined, tableChanged({ searchTerm: 'bob', page: 2, startIndex: 11 }))
    expect(reducer(searched, tableChanged({ filtersPayload: { filter: 'banned' } }))).toEqual({
      ...TABLE_DEFAULTS,
      searchTerm: 'bob',
      page: 2,
      startIndex: 11,
      filtersPayload: { filter: 'banned' },
    })
  })

  it('is reset when the parameters of the route change', () => {
    const searched = reducer(undefined, tableChanged({ searchTerm: 'bob', visibleData: ['1'] }))
    expect(reducer(searched, routerParamsChanged('www/[username] {}'))).toEqual(TABLE_DEFAULTS)
  })
})
