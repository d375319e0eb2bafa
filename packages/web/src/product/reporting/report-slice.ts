import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ReportTargetType } from '@corkboard/contract/social/wire/safety'
import { selectSlice, type RootState } from '../../store/root.ts'

/** What is being reported (consumer §3 "Report target"). */
export interface ReportTarget {
  readonly id: string
  readonly type: ReportTargetType
  readonly isProduct: boolean
  readonly isPromoted: boolean
  /** What it belongs to: a pin's board, the pin of a try, the other person of a conversation. */
  readonly parentId: string | null
  /** Of the first video, in milliseconds. */
  readonly videoDuration: number | null
  /** Where it was seen: the page, and what that was about. */
  readonly viewType: string
  readonly viewParameter: string | null
}

interface ReportState {
  readonly target: ReportTarget | null
}

const initialState: ReportState = { target: null }

/** PIN-09: nothing, then what is shown to be reported, then nothing again. */
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
