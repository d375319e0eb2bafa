import { isNarrow, watchModals } from '@corkboard/design-system'
import type { Navigator } from '../router/navigator.ts'
import { putGuard } from '../shell/leave-guard/leave-guards.ts'

/**
 * On phones, Back closes the sheet or dialog in front instead of leaving the page. Browsers that close dialogs on Back
 * by themselves have done it before the history moves.
 */
export const closeOnBack = (navigator: Navigator): void =>
  watchModals((dialog) => {
    if (!isNarrow()) return () => {}
    let isReturning = false
    return putGuard(navigator, (steps) => {
      if (isReturning) {
        isReturning = false
        // As Escape does: the dialog closes, or asks first.
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
        return true
      }
      if (steps >= 0) return false
      // The page stays, so the address bar is restored first.
      isReturning = true
      history.go(-steps)
      return true
    })
  })
