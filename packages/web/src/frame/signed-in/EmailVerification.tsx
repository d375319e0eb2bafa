import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { Banner, Button, Dialog } from '@corkboard/design-system'
import { useRef, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useAppDispatch, useAppSelector, useRequestContext, useServices } from '../../services.tsx'
import { resendVerification } from '../../product/accounts/resend-verification.ts'
import styles from '../Shell.module.css'
import {
  selectVerification,
  verificationDismissed,
  verificationOpened,
  verificationBannerClosed,
  verificationResent,
} from '../../product/accounts/verification-slice.ts'

const VerificationDialog = ({ isOwner }: { readonly isOwner: boolean }) => {
  const t = useTexts(texts)
  const services = useServices()
  const dispatch = useAppDispatch()
  const { isResent } = useAppSelector(selectVerification)
  const { sends_mail: sendsMail } = useRequestContext()
  const [pending, setPending] = useState(false)
  const gotIt = useRef<HTMLButtonElement>(null)
  const resend = async () => {
    setPending(true)
    try {
      await resendVerification(services)
      dispatch(verificationResent())
      // The clicked button is now disabled and would lose the focus.
      gotIt.current?.focus()
    } catch (thrown) {
      services.toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    } finally {
      setPending(false)
    }
  }
  const close = () => dispatch(verificationDismissed())
  return (
    <Dialog
      open
      title={t('verification.title')}
      closeLabel={t('verification.close')}
      onClose={close}
      actions={
        <>
          <Button disabled={isResent} pending={pending} onClick={() => void resend()}>
            {t(isResent ? 'verification.resent' : 'verification.resend')}
          </Button>
          <Button ref={gotIt} kind="accent" onClick={close} data-autofocus="">
            {t('verification.done')}
          </Button>
        </>
      }
    >
      <p>
        {t('verification.text')} {!sendsMail && t(isOwner ? 'verification.owner' : 'verification.kept')}
      </p>
    </Dialog>
  )
}

/** IDENT-07: a banner until the email is verified, and the modal for new members. */
export const EmailVerification = ({ viewer }: { readonly viewer: SignedInViewer }) => {
  const t = useTexts(texts)
  const dispatch = useAppDispatch()
  const { modal, isBannerClosed } = useAppSelector(selectVerification)
  const { sends_mail: sendsMail } = useRequestContext()
  if (viewer.is_email_verified) return null
  const isOwner = viewer.is_owner
  const banner = sendsMail ? 'verification.banner' : isOwner ? 'verification.banner.owner' : 'verification.banner.kept'
  return (
    <>
      {!isBannerClosed && (
        <div className={styles.notice}>
          <Banner
            compact
            action={<Button onClick={() => dispatch(verificationOpened())}>{t('verification.open')}</Button>}
            closeLabel={t('verification.putAway')}
            onClose={() => dispatch(verificationBannerClosed())}
          >
            {t(banner, { email: viewer.email })}
          </Banner>
        </div>
      )}
      {modal === 'shown' && <VerificationDialog isOwner={isOwner} />}
    </>
  )
}
