import type { PinDraftMention } from '@corkboard/contract/content/wire/pin-draft'
import { LIMITS } from '@corkboard/contract/limits'
import { TextArea } from '@corkboard/design-system'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { mentionAttributes, MentionList, MentionStatus } from '../mentions/MentionList.tsx'
import { useMentions } from '../mentions/use-mentions.ts'
import { useServices } from '../../services.tsx'
import { texts } from './texts/texts.generated.ts'
import styles from './PinFields.module.css'

interface DescriptionFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly disabled: boolean | undefined
  /** `null` for a pin that does not exist yet. */
  readonly pinId: string | null
  /** `mentioned` was chosen in this edit. */
  readonly onEdit: (value: string, mentioned?: PinDraftMention) => void
}

/** CREATE-07: the description of a pin; an at sign opens a list of people to mention. */
export const DescriptionField = ({ value, error, disabled, pinId, onEdit }: DescriptionFieldProps) => {
  const t = useTexts(texts)
  const { store } = useServices()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  // Where the caret goes once the text with a chosen person is in the field.
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null)
  const mentions = useMentions(pinId, (written, at, userId) => {
    const username = store.getState().entities.user[userId]?.username
    onEdit(written, username === undefined ? undefined : { user_id: userId, username })
    setCaret({ at })
  })
  useEffect(() => {
    if (caret) field.current!.setSelectionRange(caret.at, caret.at)
  }, [caret])
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, currentTarget, nativeEvent } = event
    if (nativeEvent.isComposing || !mentions.press(key, value, currentTarget.selectionStart)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.description}>
      <TextArea
        ref={field}
        name="description"
        label={t('builder.field.description')}
        hint={t('builder.field.description.hint')}
        value={value}
        error={error}
        disabled={disabled}
        maxLength={LIMITS.pinDescription}
        rows={2}
        {...mentionAttributes(id, mentions)}
        onChange={({ currentTarget: { value: typed, selectionStart } }) => {
          onEdit(typed)
          mentions.look(typed, selectionStart)
        }}
        onKeyDown={press}
        onBlur={mentions.close}
      />
      <MentionList
        id={id}
        mentions={mentions}
        onPick={(userId) => mentions.pick(value, field.current!.selectionStart, userId)}
      />
      <MentionStatus mentions={mentions} />
    </div>
  )
}
