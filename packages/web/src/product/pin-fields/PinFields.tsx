import { LIMITS } from '@corkboard/contract/limits'
import { TextArea, TextField } from '@corkboard/design-system'
import { useEffect, useRef, useState } from 'react'
import type { PinDraftMention } from '@corkboard/contract/content/wire/pin-draft'
import { DescriptionField } from './DescriptionField.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { linkProblem } from './link-problem.ts'
import type { PinTexts } from './pin-texts.ts'
import styles from './PinFields.module.css'

interface PinFieldsProps {
  readonly words: PinTexts
  readonly problems: Readonly<Partial<Record<keyof PinTexts, string>>>
  readonly onEdit: (name: keyof PinTexts, value: string) => void
  readonly disabled?: boolean
  /** CREATE-07: takes mentions in the description. `pinId` is `null` for a pin that does not exist yet. */
  readonly mentions?:
    | { readonly pinId: string | null; readonly onMention: (person: PinDraftMention) => void }
    | undefined
  /** Collapses the alt text and the link, unless one has an error. */
  readonly folds?: boolean
}

/** The four fields of a pin, for creating and editing. */
export const PinFields = ({ words, problems, onEdit, disabled, mentions, folds = false }: PinFieldsProps) => {
  const t = useTexts(texts)
  const more = useRef<HTMLDetailsElement>(null)
  /** The link as it was when its field was left. While it is being typed, it is no link yet. */
  const [leftLink, setLeftLink] = useState('')
  const linkError = problems.link ?? (words.link === leftLink ? linkProblem(leftLink) : undefined)
  const mustOpen = Boolean(problems.alt_text ?? problems.link)
  // It stays open when the error goes: the user is typing in it.
  useEffect(() => {
    if (mustOpen && more.current) more.current.open = true
  }, [mustOpen])
  const field = (name: keyof PinTexts) => ({
    name,
    value: words[name],
    error: problems[name],
    disabled,
    onChange: (event: { currentTarget: { value: string } }) => onEdit(name, event.currentTarget.value),
  })
  const others = (
    <>
      <TextArea
        {...field('alt_text')}
        label={t('builder.field.alt')}
        hint={t('builder.field.alt.hint')}
        maxLength={LIMITS.pinAltText}
        rows={1}
      />
      <TextField
        {...field('link')}
        error={linkError}
        onBlur={({ currentTarget: { value } }) => setLeftLink(value)}
        label={t('builder.field.link')}
        // The error says the same.
        hint={linkError === undefined && t('builder.field.link.hint')}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
    </>
  )
  return (
    <>
      <TextField {...field('title')} label={t('builder.field.title')} maxLength={LIMITS.pinTitle} autoComplete="off" />
      {mentions ? (
        <DescriptionField
          value={words.description}
          error={problems.description}
          disabled={disabled}
          pinId={mentions.pinId}
          onEdit={(value, mentioned) => {
            onEdit('description', value)
            if (mentioned) mentions.onMention(mentioned)
          }}
        />
      ) : (
        <TextArea
          {...field('description')}
          label={t('builder.field.description')}
          maxLength={LIMITS.pinDescription}
          rows={2}
        />
      )}
      {folds ? (
        <details ref={more} className={styles.more}>
          <summary>{t('builder.more')}</summary>
          {others}
        </details>
      ) : (
        others
      )}
    </>
  )
}
