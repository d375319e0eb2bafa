import type { Services } from '../../services.tsx'
import type { ReportTarget } from './report-slice.ts'

type Facts = Pick<ReportTarget, 'id' | 'type'> & Partial<ReportTarget>

/** Returns the item to report and the page where the user saw it. */
export const reportTargetOf = ({ navigator }: Pick<Services, 'navigator'>, facts: Facts): ReportTarget => {
  const { handlerId, params } = navigator.shown().visit
  const subject = params['id'] ?? params['slug'] ?? params['username']
  return {
    isProduct: false,
    isPromoted: false,
    parentId: null,
    videoDuration: null,
    viewType: handlerId ?? '',
    viewParameter: typeof subject === 'string' ? subject : null,
    ...facts,
  }
}
