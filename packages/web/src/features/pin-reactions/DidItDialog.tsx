import { LIMITS } from '@corkboard/contract/limits'
import { Button, Dialog, FormProblem, ImageIcon, ProgressBar, TextArea } from '@corkboard/design-system'
import { useId, useRef, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { usePin, useServices } from '../../services.tsx'
import { PICTURE_TYPES } from '../../product/pictures/file-check.ts'
import { usePhoto } from '../../product/pictures/use-photo.ts'
import { useDismissGuard } from '../../shell/leave-guard/use-dismiss-guard.tsx'
import { didItsOf } from './did-its.ts'
import styles from './ReactionDialogs.module.css'

/** PIN-08: records that the user tried the pin, with an optional photo of the result. */
export const DidItDialog = ({ pinId, onClose }: { readonly pinId: string; readonly onClose: () => void }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const { data, toasts } = useServices()
  const pin = usePin(pinId)
  const formId = useId()
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const { photo, problem, choose, remove, isSending } = usePhoto()
  const isDone = pin?.done_by_me === true

  const action = async (work: () => Promise<unknown>, confirmation?: string) => {
    setPending(true)
    setRefusal(null)
    try {
      await work()
      void data.load(didItsOf(pinId), { force: true })
      onClose()
      if (confirmation) toasts.show({ text: confirmation })
    } catch (thrown) {
      setRefusal(errorOf(thrown).message)
      setPending(false)
    }
  }
  const share = () =>
    action(
      () =>
        data.write('create', 'DidItsResource', {
          pin_id: pinId,
          text,
          ...(photo?.uploadId !== undefined && { media_upload_id: photo.uploadId }),
        }),
      t('interactions.done.said'),
    )
  const dismiss = useDismissGuard(text !== '' || photo !== null, onClose)
  return (
    <Dialog
      open
      title={t('interactions.done.title')}
      closeLabel={t('interactions.close')}
      onClose={dismiss}
      closeOnBackdrop={text === '' && photo === null}
      actions={
        <>
          {isDone && (
            <Button
              disabled={pending}
              onClick={() => void action(() => data.write('delete', 'DidItsResource', { pin_id: pinId }))}
            >
              {t('interactions.done.remove')}
            </Button>
          )}
          <Button kind="accent" type="submit" form={formId} pending={pending || isSending}>
            {t('interactions.done.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void share()
        }}
      >
        <p>{t('interactions.done.text')}</p>
        <FormProblem text={refusal ?? problem} />
        <TextArea
          label={t('interactions.done.words')}
          name="text"
          value={text}
          maxLength={LIMITS.didIt}
          rows={3}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {photo && (
          <>
            <img className={styles.photo} src={photo.url} alt={t('interactions.done.photo.yours')} />
            {isSending && (
              <ProgressBar
                label={t('interactions.done.photo.yours')}
                value={photo.share}
                max={1}
                count={format.number(photo.share, { style: 'percent' })}
              />
            )}
          </>
        )}
        <div className={styles.photoTools}>
          <Button icon={<ImageIcon />} onClick={() => file.current?.click()}>
            {photo ? t('interactions.done.photo.other') : t('interactions.done.photo')}
          </Button>
          {photo && (
            <Button kind="quiet" onClick={remove}>
              {t('interactions.done.photo.remove')}
            </Button>
          )}
        </div>
        <input
          ref={file}
          hidden
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-label={t('interactions.done.photo')}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0]
            if (chosen) void choose(chosen)
            currentTarget.value = ''
          }}
        />
      </form>
    </Dialog>
  )
}
