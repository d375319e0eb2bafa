import type { AspectRatio } from '@corkboard/contract/content/aspect-ratios'
import { useTexts } from '../../i18n/use-texts.ts'
import { PartButton } from '../pictures/PartButton.tsx'
import type { UploadedMedia } from '../pictures/uploaded-media.ts'
import { texts } from './texts/texts.generated.ts'

export interface CropButtonProps {
  readonly whole: UploadedMedia
  /** A part of the picture is shown now. */
  readonly isCropped: boolean
  /** The first one is suggested. */
  readonly shapes: readonly [AspectRatio, ...AspectRatio[]]
  /** The picture can have tags, which a crop removes. */
  readonly hasTags: boolean
  /** With `null`, the picture is whole again. */
  readonly onChange: (part: UploadedMedia | null) => void
}

/** CREATE-08: opens the dialog that crops a picture. */
export const CropButton = ({ onChange, ...picture }: CropButtonProps) => {
  const t = useTexts(texts)
  return (
    <PartButton
      label={t('crop.open')}
      onChange={onChange}
      load={async () => {
        const { CropDialog } = await import('./CropDialog.tsx')
        return (props) => <CropDialog {...picture} {...props} />
      }}
    />
  )
}
