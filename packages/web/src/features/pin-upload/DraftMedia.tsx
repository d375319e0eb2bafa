import { ASPECT_RATIOS } from '@corkboard/contract/content/aspect-ratios'
import { ImageIcon } from '@corkboard/design-system'
import { captionsOfUpload } from '../../product/captions/captions-of.ts'
import { CaptionsButton } from '../../product/captions/CaptionsButton.tsx'
import { CropButton } from '../../product/picture-crop/CropButton.tsx'
import { TrimButton } from '../../product/video-trim/TrimButton.tsx'
import { useServices } from '../../services.tsx'
import { CarouselItems } from './CarouselItems.tsx'
import { CoverButton } from './cover/CoverButton.tsx'
import { DraftPicture } from './DraftPicture.tsx'
import { takesCaptions, takesCover, takesCrop, takesTags, takesTrim } from './drafts/draft-status.ts'
import { type Draft, selectedItem } from './drafts/draft.ts'
import styles from './PinBuilder.module.css'
import type { Builder } from './use-builder.ts'

/** The selected picture or video of a draft, what can be done to it, and the other items. */
export const DraftMedia = ({ draft, builder }: { readonly draft: Draft; readonly builder: Builder }) => {
  const { uploads } = useServices()
  const { dispatch } = builder
  const item = selectedItem(draft)
  const { key, upload, previewUrl, videoUrl, whole } = item
  return (
    <div className={styles.picture}>
      {takesTags(draft) ? (
        <DraftPicture key={key} draft={draft} item={item} builder={builder} />
      ) : (
        <div className={styles.preview}>
          {item.isVideo && videoUrl !== null ? (
            <video
              src={videoUrl}
              poster={previewUrl === videoUrl ? undefined : previewUrl}
              aria-label={item.fileName}
              controls
              muted
              playsInline
              preload="metadata"
            />
          ) : previewUrl ? (
            <img src={previewUrl} alt={item.texts.alt_text || item.fileName} />
          ) : (
            <div className={styles.noPreview}>
              <ImageIcon size={24} />
            </div>
          )}
        </div>
      )}
      {takesCrop(draft) && upload && (
        <CropButton
          whole={whole ?? { upload, previewUrl, videoUrl: null }}
          isCropped={whole !== null}
          shapes={ASPECT_RATIOS.pin}
          hasTags
          onChange={(part) => dispatch({ type: 'itemCropped', key: draft.key, item: key, part })}
        />
      )}
      {takesTrim(draft) && upload && (
        <TrimButton
          whole={whole ?? { upload, previewUrl, videoUrl }}
          part={whole && upload}
          hasCover
          onChange={(part) => {
            // The server need not go on with a part that is no longer wanted. Should that fail, nothing uses it.
            if (whole && upload.status !== 'succeeded') {
              void uploads.cancel(upload.media_upload_id).catch(() => undefined)
            }
            dispatch({ type: 'itemTrimmed', key, part })
          }}
        />
      )}
      {takesCover(draft) && <CoverButton item={item} builder={builder} />}
      {takesCaptions(draft) && <CaptionsButton of={(app) => captionsOfUpload(app, upload!.media_upload_id)} />}
      <CarouselItems draft={draft} builder={builder} />
    </div>
  )
}
