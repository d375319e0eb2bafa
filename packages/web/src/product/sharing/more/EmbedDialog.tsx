import { Button, Dialog, TextArea } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useServices } from '../../../services.tsx'
import type { PinEntity } from '../../../store/entities.ts'
import { embedCode } from './embed-code.ts'
import styles from './ShareDialogs.module.css'
import { texts } from './texts/texts.generated.ts'

interface EmbedDialogProps {
  readonly pin: PinEntity
  readonly address: string
  readonly onClose: () => void
}

/** The HTML that shows a pin on another page. */
export const EmbedDialog = ({ pin, address, onClose }: EmbedDialogProps) => {
  const t = useTexts(texts)
  const { toasts } = useServices()
  const code = embedCode(pin, address)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toasts.show({ text: t('share.embed.copied') })
      onClose()
    } catch {
      toasts.show({ text: t('share.embed.failed'), kind: 'danger' })
    }
  }
  return (
    <Dialog
      open
      title={t('share.embed.title')}
      closeLabel={t('share.close')}
      onClose={onClose}
      actions={
        <Button kind="accent" onClick={() => void copy()}>
          {t('share.embed.copy')}
        </Button>
      }
    >
      <div className={styles.embed}>
        <p>{t('share.embed.text')}</p>
        <TextArea
          label={t('share.embed.label')}
          value={code}
          readOnly
          rows={4}
          dir="ltr"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Dialog>
  )
}
