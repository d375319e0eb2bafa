import { LIMITS } from '@corkboard/contract/limits'
import { Button, FormProblem, IconButton, ImageIcon, TextArea } from '@corkboard/design-system'
import { useId, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { pictureDrop } from '../../product/pictures/picture-drop.ts'
import { PictureInput } from '../../product/pictures/PictureInput.tsx'
import styles from './Composer.module.css'
import { ComposerPhoto } from './ComposerPhoto.tsx'
import { mentionAttributes, MentionList, MentionStatus } from '../../product/mentions/MentionList.tsx'
import { texts } from './texts/texts.generated.ts'
import { useComposer, type ComposerOptions } from './use-composer.ts'

export interface ComposerProps extends ComposerOptions {
  readonly label: string
  /** Text of the button that sends it. */
  readonly sendLabel: string
  readonly takesPhoto: boolean
}

type ComposerState = ReturnType<typeof useComposer>

const PhotoButton = ({ onChoose }: { readonly onChoose: (file: File) => void }) => {
  const t = useTexts(texts)
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <PictureInput picker={picker} onChoose={([file]) => file && onChoose(file)} />
      <IconButton label={t('composer.photo')} icon={<ImageIcon size={24} />} onClick={() => picker.current!.click()} />
    </>
  )
}

interface ButtonsProps extends Pick<ComposerProps, 'sendLabel' | 'takesPhoto'> {
  readonly composer: ComposerState
}

const Buttons = ({ composer, sendLabel, takesPhoto }: ButtonsProps) => {
  const t = useTexts(texts)
  const { pending } = composer
  return (
    <div className={styles.buttons}>
      {takesPhoto && <PhotoButton onChoose={composer.choosePhoto} />}
      <span className={styles.space} />
      <Button kind="quiet" onClick={composer.dismiss}>
        {t('composer.cancel')}
      </Button>
      {composer.isRepeated ? (
        <Button kind="accent" pending={pending} onClick={() => composer.submit(true)}>
          {t('composer.post.anyway')}
        </Button>
      ) : (
        <Button kind="accent" type="submit" pending={pending} disabled={composer.isEmpty || composer.isSendingPhoto}>
          {sendLabel}
        </Button>
      )}
    </div>
  )
}

/** Where a comment, a reply or a new text for one is written. */
export const Composer = ({ label, sendLabel, takesPhoto, ...options }: ComposerProps) => {
  const t = useTexts(texts)
  const id = useId()
  const composer = useComposer(options)
  const { field, text, mentions, photo } = composer

  const onFieldKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, currentTarget, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (mentions.press(key, text, currentTarget.selectionStart)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault()
      composer.submit()
    }
  }
  /** While the user is writing, keys typed anywhere in the composer must not leave it. */
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      composer.dismiss()
    }
    if (!composer.isEmpty) event.stopPropagation()
  }

  return (
    <div
      role="presentation"
      onKeyDown={handleKeys}
      {...pictureDrop(takesPhoto && !composer.pending ? composer.choosePhoto : undefined)}
    >
      <form
        className={styles.composer}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          composer.submit()
        }}
      >
        <div className={styles.field}>
          <TextArea
            ref={field}
            label={label}
            name="text"
            dir="auto"
            rows={2}
            hint={t('composer.hint')}
            maxLength={LIMITS.comment}
            value={text}
            {...mentionAttributes(id, mentions)}
            onChange={({ currentTarget: { value, selectionStart } }) => {
              composer.setText(value)
              mentions.look(value, selectionStart)
            }}
            onKeyDown={onFieldKeyDown}
            onBlur={mentions.close}
          />
          <MentionList
            id={id}
            mentions={mentions}
            onPick={(userId) => mentions.pick(text, field.current!.selectionStart, userId)}
          />
        </div>
        <MentionStatus mentions={mentions} />
        <FormProblem text={composer.problem} />
        {photo && <ComposerPhoto photo={photo} isSending={composer.isSendingPhoto} onRemove={composer.removePhoto} />}
        <Buttons composer={composer} sendLabel={sendLabel} takesPhoto={takesPhoto} />
      </form>
    </div>
  )
}
