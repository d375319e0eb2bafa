import { Button, Dialog, TextArea, TextField } from '@corkboard/design-system'
import { LIMITS } from '@corkboard/contract/limits'
import { useId, useState, type SubmitEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as fieldTexts } from '../../product/pin-fields/texts/texts.generated.ts'
import { BoardSelect } from '../../product/board-forms/BoardSelect.tsx'
import { useDismissGuard } from '../../shell/leave-guard/use-dismiss-guard.tsx'
import {
  type BatchChanges,
  batchProblems,
  type BatchProblems,
  type BatchText,
  commonBoard,
  commonText,
} from './batch-edit.ts'
import styles from './BatchEdit.module.css'
import type { Draft } from './drafts/draft.ts'

interface BatchEditProps {
  readonly drafts: readonly Draft[]
  readonly onApply: (changes: BatchChanges) => void
  readonly onClose: () => void
}

/** CREATE-05: the fields of several drafts. Only those that the user touches change. */
export const BatchEdit = ({ drafts, onApply, onClose }: BatchEditProps) => {
  const t = useTexts(texts, fieldTexts)
  const formId = useId()
  const [changes, setChanges] = useState<BatchChanges>({ texts: {} })
  const [problems, setProblems] = useState<BatchProblems>({})
  const isTouched = changes.board !== undefined || Object.keys(changes.texts).length > 0
  const dismiss = useDismissGuard(isTouched, onClose)
  const board = changes.board ?? commonBoard(drafts)

  const field = (name: BatchText) => {
    const common = commonText(drafts, name)
    const typed = changes.texts[name]
    return {
      name,
      value: typed ?? common ?? '',
      error: problems[name],
      hint: common === null && typed === undefined ? t('builder.batch.mixed') : undefined,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
        const { value } = currentTarget
        setChanges((now) => ({ ...now, texts: { ...now.texts, [name]: value } }))
        setProblems((now) => ({ ...now, [name]: undefined }))
      },
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = batchProblems(changes)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    onClose()
    onApply(changes)
  }
  return (
    <Dialog
      open
      title={t('builder.batch.edit', { count: drafts.length })}
      closeLabel={t('builder.batch.close')}
      closeOnBackdrop={!isTouched}
      onClose={dismiss}
      actions={
        <>
          <Button onClick={dismiss}>{t('builder.batch.cancel')}</Button>
          <Button kind="accent" type="submit" form={formId} disabled={!isTouched}>
            {t('builder.batch.apply')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.note}>{t('builder.batch.note')}</p>
        <BoardSelect
          boardId={board?.id ?? null}
          section={board?.section ?? null}
          onChoose={({ id, section = null }) => setChanges((now) => ({ ...now, board: { id, section } }))}
        />
        <TextField
          {...field('title')}
          label={t('builder.field.title')}
          maxLength={LIMITS.pinTitle}
          autoComplete="off"
        />
        <TextArea
          {...field('description')}
          label={t('builder.field.description')}
          maxLength={LIMITS.pinDescription}
          rows={2}
        />
        <TextField {...field('link')} label={t('builder.field.link')} type="url" inputMode="url" autoComplete="off" />
      </form>
    </Dialog>
  )
}
