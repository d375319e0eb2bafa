import { Button, Dialog } from '@corkboard/design-system'
import { useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { MailNote } from '../../product/accounts/MailNote.tsx'
import { resendVerification } from '../../product/accounts/resend-verification.ts'
import { selectVerification, verificationResent } from '../../product/accounts/verification-slice.ts'
import { useAppDispatch, useAppSelector, useServices } from '../../services.tsx'
import { useAction } from '../../shell/use-action.ts'

/** IDENT-07: says that a mail was sent, and sends it again once. */
export const VerificationDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts(texts)
  const services = useServices()
  const dispatch = useAppDispatch()
  const { isResent } = useAppSelector(selectVerification)
  const gotIt = useRef<HTMLButtonElement>(null)
  const { pending, run } = useAction()
  const resend = async () => {
    await resendVerification(services)
    dispatch(verificationResent())
    // The pressed button is now disabled and would lose the focus.
    gotIt.current?.focus()
  }
  return (
    <Dialog
      open
      title={t('verification.title')}
      closeLabel={t('verification.close')}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isResent} pending={pending} onClick={() => void run(resend)}>
            {t(isResent ? 'verification.resent' : 'verification.resend')}
          </Button>
          <Button ref={gotIt} kind="accent" onClick={onClose} data-autofocus="">
            {t('verification.done')}
          </Button>
        </>
      }
    >
      <p>{t('verification.text')}</p>
      <MailNote />
    </Dialog>
  )
}
