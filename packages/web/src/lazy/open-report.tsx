import type { Services } from '../services.tsx'
import { openDialog } from '../shell/open-dialog.tsx'
import { injectSlices } from '../store/root.ts'
import { reportDismissed, reportShown, reportSlice, type ReportTarget } from '../product/reporting/report-slice.ts'

/** PIN-09: asks what is wrong with something. Its files come when somebody has something to report. */
export const openReport = (services: Services, target: ReportTarget): Promise<void> => {
  const { store } = services
  injectSlices([reportSlice])
  return openDialog(services, async () => {
    const { ReportDialog } = await import('../features/reporting/ReportDialog.tsx')
    store.dispatch(reportShown(target))
    return (close) => (
      <ReportDialog
        onClose={() => {
          store.dispatch(reportDismissed())
          close()
        }}
      />
    )
  })
}
