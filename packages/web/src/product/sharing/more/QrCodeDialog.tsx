import { Dialog } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { QrCode } from '../../qr-code/QrCode.tsx'
import styles from './ShareDialogs.module.css'
import { texts } from './texts/texts.generated.ts'

interface QrCodeDialogProps {
  readonly address: string
  readonly onClose: () => void
}

/** Brings a page to another device. */
export const QrCodeDialog = ({ address, onClose }: QrCodeDialogProps) => {
  const t = useTexts(texts)
  return (
    <Dialog open title={t('share.qr.title')} closeLabel={t('share.close')} onClose={onClose}>
      <div className={styles.code}>
        <p>{t('share.qr.text')}</p>
        <QrCode text={address} label={t('share.qr.label', { address })} />
      </div>
    </Dialog>
  )
}
