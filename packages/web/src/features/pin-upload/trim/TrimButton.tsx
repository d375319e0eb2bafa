import { Button, CropIcon } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useServices } from '../../../services.tsx'
import { openDialog } from '../../../shell/open-dialog.tsx'
import type { DraftItem } from '../drafts/draft.ts'
import type { Builder } from '../use-builder.ts'
import { texts } from './texts/texts.generated.ts'

interface TrimButtonProps {
  readonly item: DraftItem
  readonly builder: Pick<Builder, 'dispatch'>
}

/** CREATE-08: opens the dialog that trims and mutes the video of an item. */
export const TrimButton = ({ item, builder }: TrimButtonProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const { key, upload, previewUrl, videoUrl, whole } = item
  const open = () =>
    openDialog(services, async () => {
      const { TrimDialog } = await import('./TrimDialog.tsx')
      return (close) => (
        <TrimDialog
          whole={whole ?? { upload: upload!, previewUrl, videoUrl }}
          part={whole && upload}
          onClose={close}
          onChange={(part) => {
            close()
            builder.dispatch({ type: 'itemTrimmed', key, part })
          }}
        />
      )
    })
  return (
    <Button size="small" icon={<CropIcon />} onClick={() => void open()}>
      {t('trim.open')}
    </Button>
  )
}
