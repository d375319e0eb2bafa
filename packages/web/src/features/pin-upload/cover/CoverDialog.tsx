import { MEDIA_ERRORS } from '@corkboard/contract/media/errors'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import { Button, UploadIcon } from '@corkboard/design-system'
import { useId, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { checkFile } from '../../../product/pictures/file-check.ts'
import { PictureInput } from '../../../product/pictures/PictureInput.tsx'
import { stillUrl } from '../../../product/pictures/still-url.ts'
import { uploadPicture, waitForPicture } from '../../../product/pictures/upload-picture.ts'
import { useServices } from '../../../services.tsx'
import { ApplyDialog } from '../../../shell/ApplyDialog.tsx'
import styles from './CoverDialog.module.css'
import { texts } from './texts/texts.generated.ts'

interface CoverDialogProps {
  readonly video: MediaUpload
  /** With the video as the server has it now, and its cover. */
  readonly onChoose: (video: MediaUpload, previewUrl: string) => void
  readonly onClose: () => void
}

type Choice = { readonly still: number } | { readonly file: File; readonly previewUrl: string }

/** CREATE-01: the cover of a video: one of its stills, or an image of the user's own. */
export const CoverDialog = ({ video, onChoose, onClose }: CoverDialogProps) => {
  const t = useTexts(texts)
  const { uploads } = useServices()
  const name = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState<Extract<Choice, { file: File }> | null>(null)
  const [choice, setChoice] = useState<Choice | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const take = ([file]: readonly File[]) => {
    if (!file) return
    const refusal = checkFile(file)
    setProblem(refusal && MEDIA_ERRORS[refusal].message)
    if (refusal) return
    const chosen = { file, previewUrl: URL.createObjectURL(file) }
    setOwn(chosen)
    setChoice(chosen)
  }
  const apply = async (chosen: Choice) => {
    setProblem(null)
    const { media_upload_id: id } = video
    const cover =
      'still' in chosen
        ? await waitForPicture(uploads, await uploads.still(id, chosen.still), {})
        : await uploadPicture(uploads, chosen.file, {})
    const previewUrl = 'still' in chosen ? stillUrl(video, chosen.still) : chosen.previewUrl
    onChoose(await uploads.cover(id, cover.media_upload_id), previewUrl)
  }
  return (
    <ApplyDialog
      labels={{
        title: t('cover.title'),
        close: t('cover.close'),
        cancel: t('cover.cancel'),
        apply: t('cover.apply'),
      }}
      className={styles.dialog}
      canApply={choice !== null}
      onApply={() => apply(choice!)}
      onClose={onClose}
      problem={problem}
    >
      <fieldset className={styles.stills}>
        <legend>{t('cover.stills')}</legend>
        {Array.from({ length: video.stills }, (_, place) => (
          <label key={place} className={styles.still}>
            <input
              type="radio"
              name={name}
              checked={choice !== null && 'still' in choice && choice.still === place}
              onChange={() => setChoice({ still: place })}
            />
            <img
              src={stillUrl(video, place)}
              alt={t('cover.still', { place: place + 1, count: video.stills })}
              draggable={false}
            />
          </label>
        ))}
        {own && (
          <label className={styles.still}>
            <input type="radio" name={name} checked={choice === own} onChange={() => setChoice(own)} />
            <img src={own.previewUrl} alt={t('cover.own.chosen')} draggable={false} />
          </label>
        )}
      </fieldset>
      <PictureInput picker={picker} onChoose={take} />
      <Button icon={<UploadIcon />} onClick={() => picker.current!.click()}>
        {t('cover.own')}
      </Button>
    </ApplyDialog>
  )
}
