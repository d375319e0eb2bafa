import type { Services } from '../services.tsx'
import { openDialog } from '../shell/open-dialog.tsx'
import { injectSlices } from '../store/root.ts'
import { dismissVerificationReminder } from '../product/accounts/dismiss-verification-reminder.ts'
import { verificationDismissed, verificationOpened, verificationSlice } from '../product/accounts/verification-slice.ts'

/**
 * IDENT-07: opens the modal for verifying the user's email, when they ask for it or an action needs it. Once they have
 * read it, there is no need for the reminder.
 */
export const openVerification = (services: Services): Promise<void> => {
  const { store } = services
  injectSlices([verificationSlice])
  return openDialog(services, async () => {
    const { VerificationDialog } = await import('../features/verification/VerificationDialog.tsx')
    store.dispatch(verificationOpened())
    return (close) => (
      <VerificationDialog
        onClose={() => {
          store.dispatch(verificationDismissed())
          void dismissVerificationReminder(services)
          close()
        }}
      />
    )
  })
}
