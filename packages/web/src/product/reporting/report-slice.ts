import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ReportTargetType } from '@corkboard/contract/social/wire/safety'
import { selectSlice, type RootState } from '../../store/root.ts'

/** The item being reported (consumer §3 "Report target"). */
export interface ReportTarget {
  readonly id: string
  readonly type: ReportTargetType
  readonly isProduct: boolean
  readonly isPromoted: boolean
  /** Its parent: a pin's board, the pin of a try, the other user of a conversation. */
  readonly parentId: string | null
  /** The duration of the first video, in milliseconds. */
  readonly videoDuration: number | null
  /** Where the user saw it: the page and its subject. */
  readonly viewType: string
  readonly viewParameter: string | null
}

interface ReportState {
  readonly target: ReportTarget | null
}

const initialState: ReportState = { target: null }

/** PIN-09: empty, then the report's target, then empty again. */
export const reportSlice = createSlice({
  name: 'report',
  initialState,
  reducers: {
    reportShown: (_, { payload }: PayloadAction<ReportTarget>): ReportState => ({ target: payload }),
    reportDismissed: (): ReportState => initialState,
  },
})

export const { reportShown, reportDismissed } = reportSlice.actions
export const selectReportTarget = (state: RootState): ReportTarget | null => selectSlice(state, reportSlice).target
