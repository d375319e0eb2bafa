import { Button, Checkbox, Dialog, FormProblem } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import styles from './Settings.module.css'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Shows recovery codes once. It closes when the user confirms that they saved them. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const t = useTexts(texts, accountsTexts)
  const { toasts } = useServices()
  const [areStored, setAreStored] = useState(false)
  const [isHasty, setIsHasty] = useState(false)
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.show({ text: t('codes.copied') })
    } catch {
      toasts.show({ text: t('codes.copyFailed'), kind: 'danger' })
    }
  }
  const close = () => (areStored ? onClose() : setIsHasty(true))
  return (
    <Dialog
      open
      title={t('codes.title')}
      closeLabel={t('account.close')}
      onClose={close}
      closeOnBackdrop={false}
      actions={
        <Button kind="accent" onClick={close}>
          {t('codes.done')}
        </Button>
      }
    >
      <div className={styles.steps}>
        <p>{t('codes.text')}</p>
        <ul className={styles.codes} aria-label={t('codes.list')} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.rowAction}>
          <Button size="small" onClick={() => void copy()} data-autofocus="">
            {t('codes.copy')}
          </Button>
          <Button size="small" onClick={() => download(t('codes.file'), text)}>
            {t('codes.download')}
          </Button>
          <Button size="small" onClick={() => window.print()}>
            {t('codes.print')}
          </Button>
        </div>
        <FormProblem text={isHasty && !areStored ? t('codes.keepFirst') : null} />
        <Checkbox
          label={t('codes.kept')}
          checked={areStored}
          onChange={(event) => setAreStored(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  )
}
