import { Button, CropIcon } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useServices } from '../../../services.tsx'
import { openDialog } from '../../../shell/open-dialog.tsx'
import type { Draft, DraftItem } from '../drafts/draft.ts'
import type { Builder } from '../use-builder.ts'
import { texts } from './texts/texts.generated.ts'

interface CropButtonProps {
  readonly draft: Draft
  readonly item: DraftItem
  readonly builder: Pick<Builder, 'dispatch'>
}

/** CREATE-08: opens the dialog that crops the picture of an item. */
export const CropButton = ({ draft: { key }, item, builder }: CropButtonProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const { upload, previewUrl, whole } = item
  if (!upload || item.status !== 'ready') return null
  const open = () =>
    openDialog(services, async () => {
      const { CropDialog } = await import('./CropDialog.tsx')
      return (close) => (
        <CropDialog
          whole={whole ?? { upload, previewUrl, videoUrl: null }}
          isCropped={whole !== null}
          onClose={close}
          onChange={(part) => {
            close()
            builder.dispatch({ type: 'itemCropped', key, item: item.key, part })
          }}
        />
      )
    })
  return (
    <Button size="small" icon={<CropIcon />} onClick={() => void open()}>
      {t('crop.open')}
    </Button>
  )
}
