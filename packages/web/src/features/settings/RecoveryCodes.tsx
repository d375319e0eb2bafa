import { AlertDialog, Button } from '@corkboard/design-system'
import { useState } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { useReauthentication } from '../../product/accounts/reauthentication.tsx'
import { Row } from './SectionParts.tsx'
import styles from './Settings.module.css'
import type { FactorProps } from './factors.ts'

/** Shows how many recovery codes are left, and creates new ones. */
export const RecoveryCodes = ({ settings, onChanged }: FactorProps) => {
  const t = useTexts(texts)
  const { data, toasts } = useServices()
  const again = useReauthentication()
  const [isOpen, setIsOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const renew = async () => {
    setPending(true)
    try {
      const { recovery_codes: codes } = await again(() => data.write('create', 'RecoveryCodesResource', {}))
      setIsOpen(false)
      onChanged(codes)
    } catch (thrown) {
      setIsOpen(false)
      if (!isAbort(thrown)) toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    } finally {
      setPending(false)
    }
  }
  const { is_enabled: isOn, recovery_codes_left: count } = settings
  return (
    <section className={styles.group}>
      <Row
        as="h2"
        title={t('twoFactor.codes')}
        text={isOn ? t('twoFactor.codes.left', { count }) : t('twoFactor.codes.off')}
        action={
          isOn && (
            <Button size="small" onClick={() => setIsOpen(true)}>
              {t('twoFactor.codes.renew')}
            </Button>
          )
        }
      />
      <AlertDialog
        open={isOpen}
        kind="accent"
        title={t('twoFactor.codes.renew.title')}
        confirmLabel={t('twoFactor.codes.renew')}
        cancelLabel={t('twoFactor.codes.renew.keep')}
        pending={pending}
        onConfirm={() => void renew()}
        onCancel={() => setIsOpen(false)}
      >
        {t('twoFactor.codes.renew.text')}
      </AlertDialog>
    </section>
  )
}
