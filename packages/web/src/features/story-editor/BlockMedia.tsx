import { ASPECT_RATIOS } from '@corkboard/contract/content/aspect-ratios'
import { Button, ProgressBar, WarningIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { captionsOfUpload } from '../../product/captions/captions-of.ts'
import { CaptionsButton } from '../../product/captions/CaptionsButton.tsx'
import { CropButton } from '../../product/picture-crop/CropButton.tsx'
import { TrimButton } from '../../product/video-trim/TrimButton.tsx'
import { KIND_TEXTS } from './block-name.ts'
import styles from './Panels.module.css'
import type { EditorBlock } from './story-document.ts'
import { type EditorMedia, uploadedMedia } from './story-media.ts'
import { texts } from './texts/texts.generated.ts'
import type { Editor } from './use-story-editor.ts'

/** A picture of a story may fill its page, or have any shape of a pin. */
const SHAPES = [...ASPECT_RATIOS.story, ...ASPECT_RATIOS.pin] as const

interface BlockMediaProps {
  readonly editor: Editor
  readonly block: EditorBlock
  readonly medium: EditorMedia
}

const MediaState = ({ editor, block, medium }: BlockMediaProps) => {
  const t = useTexts(texts)
  if (medium.status === 'failed') {
    return (
      <p className={styles.problem} role="alert">
        <WarningIcon />
        <span>{medium.problem}</span>
        {medium.canRetry && (
          <Button size="small" onClick={() => editor.retry(medium.key)}>
            {t('story.media.retry')}
          </Button>
        )}
        {block.wholeKey !== null && (
          <Button size="small" onClick={() => editor.changePart(block, null)}>
            {t('story.media.whole')}
          </Button>
        )}
      </p>
    )
  }
  if (medium.status === 'ready') return null
  const name = medium.name || t(KIND_TEXTS[block.type])
  return (
    <ProgressBar
      label={
        medium.status === 'uploading' ? t('story.media.uploading', { name }) : t('story.media.preparing', { name })
      }
      value={medium.progress}
      max={1}
      count={t('story.media.share', { share: medium.progress })}
    />
  )
}

/** The picture or video of a block: its upload, and which part of it is shown. */
export const BlockMedia = ({ editor, block, medium }: BlockMediaProps) => {
  const whole = uploadedMedia(block.wholeKey === null ? medium : editor.media.get(block.wholeKey))
  const isPart = block.wholeKey !== null
  const { upload } = medium
  return (
    <>
      <MediaState editor={editor} block={block} medium={medium} />
      {whole && (
        <div className={styles.row}>
          {block.type === 'story_pin_image_block' && !medium.isVideo && (
            <CropButton
              whole={whole}
              isCropped={isPart}
              shapes={SHAPES}
              hasTags={false}
              onChange={(part) => editor.changePart(block, part)}
            />
          )}
          {block.type === 'story_pin_video_block' && (
            <TrimButton
              whole={whole}
              part={isPart ? medium.upload : null}
              hasCover={false}
              onChange={(upload) => editor.changePart(block, upload && { upload, previewUrl: null })}
            />
          )}
          {block.type === 'story_pin_video_block' && upload?.status === 'succeeded' && (
            <CaptionsButton of={(app) => captionsOfUpload(app, upload.media_upload_id)} />
          )}
        </div>
      )}
    </>
  )
}
