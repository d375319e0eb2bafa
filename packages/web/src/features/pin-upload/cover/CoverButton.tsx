import { Button, ImageIcon } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useServices } from '../../../services.tsx'
import { openDialog } from '../../../shell/open-dialog.tsx'
import type { DraftItem } from '../drafts/draft.ts'
import type { Builder } from '../use-builder.ts'
import { texts } from './texts/texts.generated.ts'

interface CoverButtonProps {
  readonly item: DraftItem
  readonly builder: Pick<Builder, 'dispatch'>
}

/** CREATE-01: opens the dialog that chooses the picture that stands for a video. */
export const CoverButton = ({ item: { key, upload }, builder }: CoverButtonProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const open = () =>
    openDialog(services, async () => {
      const { CoverDialog } = await import('./CoverDialog.tsx')
      return (close) => (
        <CoverDialog
          video={upload!}
          onClose={close}
          onChoose={(video, previewUrl) => {
            close()
            builder.dispatch({ type: 'coverChosen', key, upload: video, previewUrl })
          }}
        />
      )
    })
  return (
    <Button size="small" icon={<ImageIcon />} onClick={() => void open()}>
      {t('cover.open')}
    </Button>
  )
}
