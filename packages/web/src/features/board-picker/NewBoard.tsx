import { FORM_ERRORS } from '@corkboard/contract/form-errors'
import { LIMITS } from '@corkboard/contract/limits'
import type { BoardSuggestions } from '@corkboard/contract/content/wire/board'
import { Button, Chip, Switch, TextField } from '@corkboard/design-system'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { useResponse, useServices } from '../../services.tsx'
import { boardSuggestions } from '../../product/member-feeds.ts'
import { createBoard } from '../../product/board-forms/create-board.ts'
import type { ChosenBoard } from '../../product/saving/save-pin.ts'
import styles from './BoardPicker.module.css'

interface NewBoardProps {
  /** The pin that the board is for, if any. */
  readonly pinId: string | undefined
  readonly name: string
  readonly submitLabel: string
  readonly onCreated: (board: ChosenBoard) => void
  /** Called with true when the user wrote a name of their own. */
  readonly onWrite: (isChanged: boolean) => void
  /** Goes back to the existing boards; undefined if there are none. */
  readonly onBack: (() => void) | undefined
}

interface SuggestedNamesProps {
  readonly pinId: string
  readonly onChoose: (name: string) => void
}

/** BOARD-10: suggested names for a board for this pin. */
const SuggestedNames = ({ pinId, onChoose }: SuggestedNamesProps) => {
  const t = useTexts(texts)
  const { data } = useResponse<BoardSuggestions>(boardSuggestions(pinId))
  const names = data?.boardTitleSuggestions ?? []
  if (names.length === 0) return null
  return (
    <ul className={styles.names} aria-label={t('picker.titles')}>
      {names.map((name) => (
        <li key={name}>
          <Chip onPress={() => onChoose(name)}>{name}</Chip>
        </li>
      ))}
    </ul>
  )
}

/** Creates a board from within the picker: its name and whether it is secret. Everything else can wait. */
export function NewBoard({ pinId, name: initial, submitLabel, onCreated, onWrite, onBack }: NewBoardProps) {
  const t = useTexts(texts, boardFormsTexts)
  const services = useServices()
  const [name, setName] = useState(initial)
  const [isSecret, setSecret] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // This form replaces the list, which had the focus.
  useEffect(() => field.current?.focus(), [])

  const take = (taken: string, isOwn: boolean) => {
    setProblem(null)
    setName(taken)
    onWrite(isOwn)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() === '') return setProblem(FORM_ERRORS['board.name_required'].message)
    setPending(true)
    try {
      onCreated(await createBoard(services, { name: name.trim(), privacy: isSecret ? 'secret' : 'public' }))
    } catch (thrown) {
      setProblem(errorOf(thrown).message)
      setPending(false)
    }
  }
  return (
    <form className={styles.create} noValidate onSubmit={submit}>
      {!onBack && <p>{t('picker.first.text')}</p>}
      <TextField
        label={t('board.name')}
        name="name"
        maxLength={LIMITS.boardName}
        required
        autoComplete="off"
        ref={field}
        data-autofocus=""
        value={name}
        error={problem}
        onChange={({ currentTarget: { value } }) => take(value, value !== initial)}
      />
      {pinId !== undefined && (
        <SuggestedNames
          pinId={pinId}
          onChoose={(chosen) => {
            take(chosen, false)
            field.current?.focus()
          }}
        />
      )}
      <Switch
        label={t('board.secret.switch')}
        hint={t('board.privacy.secret.hint')}
        checked={isSecret}
        onChange={(event) => setSecret(event.currentTarget.checked)}
      />
      <div className={styles.foot}>
        {onBack && <Button onClick={onBack}>{t('picker.back')}</Button>}
        <Button kind="accent" type="submit" pending={pending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
