import type { Nag } from '@corkboard/contract/accounts/wire/viewer'
import { errorOf } from '../../api/errors.ts'
import type { Services } from '../../services.tsx'
import { viewerChanged } from '../../store/session.ts'

type Used = Pick<Services, 'store' | 'data' | 'toasts'>

const nagsOf = ({ store }: Pick<Services, 'store'>): readonly Nag[] => {
  const { viewer } = store.getState().session
  return viewer.kind === 'AUTH' ? viewer.nags : []
}

const setNags = ({ store }: Pick<Services, 'store'>, nags: Nag[]): void => {
  const { viewer } = store.getState().session
  if (viewer.kind === 'AUTH') store.dispatch(viewerChanged({ ...viewer, nags }))
}

/** IDENT-07: dismisses the reminder to verify the email on all devices. It reappears here if that fails. */
export const dismissVerificationReminder = async (services: Used): Promise<void> => {
  if (!nagsOf(services).includes('verify_email')) return
  setNags(
    services,
    nagsOf(services).filter((nag) => nag !== 'verify_email'),
  )
  try {
    await services.data.write('delete', 'VerificationReminderResource', {})
  } catch (thrown) {
    setNags(services, ['verify_email', ...nagsOf(services)])
    services.toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
  }
}
