import type { Services } from '../services.tsx'
import { injectSlices } from '../store/root.ts'
import { reportDismissed, reportShown, reportSlice, type ReportTarget } from '../product/reporting/report-slice.ts'

/** PIN-09: asks what is wrong with something. Its files come when somebody has something to report. */
export const openReport = async (services: Services, failureText: string, target: ReportTarget): Promise<void> => {
  const { dialogs, store, toasts, report } = services
  injectSlices([reportSlice])
  try {
    await dialogs.bring(async () => {
      const [{ ReportDialog }, { MarkTexts }] = await Promise.all([
        import('../features/reporting/ReportDialog.tsx'),
        import('../messages/MarkTexts.tsx'),
      ])
      store.dispatch(reportShown(target))
      return (close) => (
        <MarkTexts>
          <ReportDialog
            onClose={() => {
              store.dispatch(reportDismissed())
              close()
            }}
          />
        </MarkTexts>
      )
    })
  } catch (error) {
    report({ kind: 'error', error, where: 'report' })
    toasts.show({ text: failureText, kind: 'danger' })
  }
}
