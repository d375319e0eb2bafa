import { MEDIA_ERRORS } from '@corkboard/contract/media/errors'
import { LIMITS } from '@corkboard/contract/limits'
import type { VideoTexts, VideoTextsChange } from '@corkboard/contract/media/wire/video-texts'
import { Button, Dialog, FormProblem, TextArea, UploadIcon } from '@corkboard/design-system'
import { useId, useRef, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useDismissGuard } from '../../shell/leave-guard/use-dismiss-guard.tsx'
import styles from './CaptionsDialog.module.css'
import { texts } from './texts/texts.generated.ts'

interface CaptionsDialogProps {
  readonly before: VideoTexts
  readonly save: (change: VideoTextsChange) => Promise<unknown>
  readonly onSaved: () => void
  readonly onClose: () => void
}

const countIn = (captions: string | null): number => captions?.split(' --> ').length ?? 1

/** PIN-04: the captions of a video, from a file, and its transcript. */
export const CaptionsDialog = ({ before, save, onSaved, onClose }: CaptionsDialogProps) => {
  const t = useTexts(texts)
  const heading = useId()
  const picker = useRef<HTMLInputElement>(null)
  /** `undefined` leaves the captions as they are. */
  const [file, setFile] = useState<{ name: string; text: string } | null | undefined>(undefined)
  const [transcript, setTranscript] = useState(before.transcript)
  const [problems, setProblems] = useState<{ captions?: string; transcript?: string }>({})
  const [pending, setPending] = useState(false)

  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    // Longer than the longest text in the largest encoding.
    const isTooLarge = chosen.size > 4 * LIMITS.captionsMaxLength
    setProblems(isTooLarge ? { captions: MEDIA_ERRORS['media.captions_too_large'].message } : {})
    if (!isTooLarge) setFile({ name: chosen.name, text: await chosen.text() })
  }
  const apply = async () => {
    setPending(true)
    setProblems({})
    try {
      await save({ transcript, ...(file !== undefined && { captions: file && file.text }) })
      onSaved()
    } catch (thrown) {
      const { field, message } = errorOf(thrown)
      setProblems({ [field === 'transcript' ? 'transcript' : 'captions']: message })
      setPending(false)
    }
  }
  const hasCaptions = file === undefined ? before.captions !== null : file !== null
  const dismiss = useDismissGuard(file !== undefined || transcript !== before.transcript, onClose)
  return (
    <Dialog
      open
      title={t('captions.title')}
      closeLabel={t('captions.close')}
      onClose={dismiss}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={dismiss}>{t('captions.cancel')}</Button>
          <Button kind="accent" pending={pending} onClick={() => void apply()}>
            {t('captions.save')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <section className={styles.file} aria-labelledby={heading}>
          <h3 id={heading}>{t('captions.file')}</h3>
          <p>
            {file
              ? t('captions.chosen', { name: file.name })
              : hasCaptions
                ? t('captions.count', { count: countIn(before.captions) - 1 })
                : t('captions.none')}
          </p>
          <input
            ref={picker}
            type="file"
            hidden
            accept=".vtt,.srt,text/vtt,application/x-subrip"
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              // Allows the same file to be chosen again.
              currentTarget.value = ''
              void take(chosen)
            }}
          />
          <div className={styles.buttons}>
            <Button icon={<UploadIcon />} onClick={() => picker.current!.click()}>
              {t('captions.choose')}
            </Button>
            {hasCaptions && <Button onClick={() => setFile(null)}>{t('captions.remove')}</Button>}
          </div>
          <FormProblem text={problems.captions ?? null} />
        </section>
        <TextArea
          label={t('captions.transcript')}
          hint={t('captions.transcript.hint')}
          error={problems.transcript}
          value={transcript}
          maxLength={LIMITS.transcript}
          rows={6}
          dir="auto"
          onChange={({ currentTarget }) => setTranscript(currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
