import type { Services } from '../services.tsx'
import { openDialog } from '../shell/open-dialog.tsx'
import { injectSlices } from '../store/root.ts'
import { reportDismissed, reportShown, reportSlice, type ReportTarget } from '../product/reporting/report-slice.ts'

/** PIN-09: opens the report dialog, which loads on demand. */
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
