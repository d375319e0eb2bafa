import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import { useTexts } from '../../i18n/use-texts.ts'
import { PartButton } from '../pictures/PartButton.tsx'
import type { UploadedMedia } from '../pictures/uploaded-media.ts'
import { texts } from './texts/texts.generated.ts'

export interface TrimButtonProps {
  readonly whole: UploadedMedia
  /** The part that is shown now; `null` if it is the whole. */
  readonly part: MediaUpload | null
  /** The cover of the video can be chosen, and has to be chosen again. */
  readonly hasCover: boolean
  /** With the new part, which the server prepares; with `null`, the video is whole again. */
  readonly onChange: (part: MediaUpload | null) => void
}

/** CREATE-08: opens the dialog that trims and mutes a video. */
export const TrimButton = ({ onChange, ...video }: TrimButtonProps) => {
  const t = useTexts(texts)
  return (
    <PartButton
      label={t('trim.open')}
      onChange={onChange}
      load={async () => {
        const { TrimDialog } = await import('./TrimDialog.tsx')
        return (props) => <TrimDialog {...video} {...props} />
      }}
    />
  )
}
