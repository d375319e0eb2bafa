import { Button, CaptionsIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { type Services, useServices } from '../../services.tsx'
import { openDialog } from '../../shell/open-dialog.tsx'
import type { CaptionsOf } from './captions-of.ts'
import { texts } from './texts/texts.generated.ts'

interface CaptionsButtonProps {
  readonly of: (services: Services) => CaptionsOf
  /** Default: “Captions”. */
  readonly label?: string
  readonly onSaved?: () => void
}

/** PIN-04: opens the dialog with the captions and the transcript of a video. */
export const CaptionsButton = ({ of, label, onSaved }: CaptionsButtonProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const open = () =>
    openDialog(services, async () => {
      const [{ CaptionsDialog }, before] = await Promise.all([import('./CaptionsDialog.tsx'), of(services).load()])
      return (close) => (
        <CaptionsDialog
          before={before}
          save={of(services).save}
          onClose={close}
          onSaved={() => {
            close()
            services.toasts.show({ text: t('captions.saved') })
            onSaved?.()
          }}
        />
      )
    })
  return (
    <Button size="small" icon={<CaptionsIcon />} onClick={() => void open()}>
      {label ?? t('captions.open')}
    </Button>
  )
}
