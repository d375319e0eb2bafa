import { ERRORS } from '@corkboard/contract/errors'
import { LIMITS } from '@corkboard/contract/limits'
import { Button, Switch, TextField } from '@corkboard/design-system'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useMessages } from '../../messages/messages.tsx'
import { useServices } from '../../services.tsx'
import { createBoard } from '../../shell/boards/create-board.ts'
import type { ChosenBoard } from '../../shell/saving/save-pin.ts'
import styles from './BoardPicker.module.css'

interface NewBoardProps {
  readonly name: string
  readonly submitLabel: string
  readonly onCreated: (board: ChosenBoard) => void
  /** To the boards there are; left out where there is none yet. */
  readonly onBack: (() => void) | undefined
}

/** A board made on the way: its name, and whether it is secret. Everything else can wait. */
export function NewBoard({ name: initial, submitLabel, onCreated, onBack }: NewBoardProps) {
  const t = useMessages()
  const services = useServices()
  const [name, setName] = useState(initial)
  const [isSecret, setSecret] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Where it takes the place of the list, which had the focus.
  useEffect(() => field.current?.focus(), [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() === '') return setProblem(ERRORS['board.name_required'].message)
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
        onChange={(event) => {
          setProblem(null)
          setName(event.currentTarget.value)
        }}
      />
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
