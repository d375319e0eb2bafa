import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector, useShown } from '../../services.tsx'
import { selectSlice } from '../../store/root.ts'

/** SHELL-25: the state of the app's tables, one at a time. */
export interface TableState {
  /** Ids of the visible rows, in order. */
  readonly visibleData: readonly string[]
  readonly page: number
  readonly totalCount: number
  readonly limit: number
  readonly sortDirection: 'ASCENDING' | 'DESCENDING'
  readonly sortBy: string
  readonly searchBy: string
  readonly searchTerm: string
  /** The number of the first visible row. */
  readonly startIndex: number
  readonly filtersPayload: Readonly<Record<string, string>>
}

export const TABLE_DEFAULTS: TableState = {
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
}

/** Part of the pages that show tables. */
export const tableSlice = createSlice({
  name: 'table',
  initialState: TABLE_DEFAULTS,
  reducers: {
    tableChanged: (state, { payload }: PayloadAction<Partial<TableState>>) => ({ ...state, ...payload }),
    /**
     * Resets the table on another page, or on the same page with another subject.
     * @param payload the page that was left
     */
    routerParamsChanged: (_state, _action: PayloadAction<string>) => TABLE_DEFAULTS,
  },
})

export const { tableChanged, routerParamsChanged } = tableSlice.actions

/** The current page's table. Its state is not kept for the next page (SHELL-25). */
export const useTable = (): readonly [TableState, (changes: Partial<TableState>) => void] => {
  const dispatch = useAppDispatch()
  const { visit } = useShown()
  const table = useAppSelector((state) => selectSlice(state, tableSlice))
  const subject = `${visit.handlerId} ${JSON.stringify(visit.params)}`
  useEffect(() => () => void dispatch(routerParamsChanged(subject)), [dispatch, subject])
  return [table, useCallback((changes) => dispatch(tableChanged(changes)), [dispatch])]
}
