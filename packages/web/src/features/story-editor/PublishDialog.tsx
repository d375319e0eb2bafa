import { LIMITS } from '@corkboard/contract/limits'
import type { Pin } from '@corkboard/contract/content/wire/pin'
import type { ScheduledPin } from '@corkboard/contract/content/wire/scheduled-pin'
import { Button, Dialog, ProgressBar, TextArea, TextField, WarningIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { BoardSelect } from '../../product/board-forms/BoardSelect.tsx'
import { texts as schedulingTexts } from '../../product/scheduling/texts/texts.generated.ts'
import { WhenToPublish } from '../../product/scheduling/WhenToPublish.tsx'
import { CoverChoice } from './CoverChoice.tsx'
import styles from './Panels.module.css'
import type { StoryDocument } from './story-document.ts'
import { texts } from './texts/texts.generated.ts'
import type { Editor } from './use-story-editor.ts'
import { type PublishState, STEPS, useStoryPublish } from './use-story-publish.ts'

/** Problems of these are shown at them. */
const FIELDS = ['title', 'description', 'link', 'alt_text', 'board_id', 'scheduledDate', 'scheduledTime']

const STEP_TEXTS = {
  uploading: 'story.publish.uploading',
  cover: 'story.publish.cover',
  saving: 'story.publish.saving',
  publishing: 'story.publish.publishing',
} as const

const Progress = ({ state }: { readonly state: PublishState }) => {
  const t = useTexts(texts)
  const { step, done, all } = state
  if (step === null) return null
  const place = STEPS.indexOf(step) + 1
  return (
    <ProgressBar
      label={step === 'uploading' ? t('story.publish.uploading', { done, all }) : t(STEP_TEXTS[step])}
      value={place - 1 + (step === 'uploading' && all > 0 ? done / all : 0.5)}
      max={STEPS.length}
      count={t('story.publish.step', { step: place })}
    />
  )
}

interface PublishDialogProps {
  readonly editor: Editor
  readonly onClose: () => void
  readonly onPublished: (pin: Pin) => void
  readonly onScheduled: (item: ScheduledPin) => void
  /** Shows where on the pages a problem is. */
  readonly onShow: (place: { readonly pageKey: string; readonly blockKey: string | null }) => void
}

/** CREATE-04 e: what a story needs besides its pages, and its publishing. */
export const PublishDialog = ({ editor, onClose, onPublished, onScheduled, onShow }: PublishDialogProps) => {
  const t = useTexts(texts, schedulingTexts)
  const { dispatch } = editor
  const { document } = editor.state
  const { later } = document
  const { state, publish } = useStoryPublish(editor, { onPublished, onScheduled })
  const isPublishing = state.step !== null
  const { place } = state
  const change = (name: string, changes: Partial<StoryDocument>) =>
    dispatch({ type: 'changed', about: name, change: (it) => ({ ...it, ...changes }) })
  const field = (name: 'title' | 'description' | 'link' | 'altText', sentName: string) => ({
    value: document[name],
    disabled: isPublishing,
    error: state.field === sentName ? state.problem : undefined,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change(name, { [name]: value }),
  })
  const problems = state.problem === null || state.field === null ? {} : { [state.field]: state.problem }
  const isAtField = FIELDS.includes(state.field ?? '')
  return (
    <Dialog
      open
      title={t('story.publish.title')}
      closeLabel={t('story.close')}
      closeOnBackdrop={false}
      onClose={() => !isPublishing && onClose()}
      actions={
        <Button kind="accent" pending={isPublishing} onClick={() => void publish()}>
          {t(later ? 'schedule.action' : 'story.publish')}
        </Button>
      }
    >
      <div className={styles.panel}>
        <TextField
          {...field('title', 'title')}
          label={t('story.publish.storyTitle')}
          maxLength={LIMITS.pinTitle}
          autoComplete="off"
          data-autofocus=""
        />
        <BoardSelect
          boardId={document.boardId}
          section={document.section}
          required
          disabled={isPublishing}
          error={state.field === 'board_id' ? (state.problem ?? undefined) : undefined}
          onChoose={({ id, section = null }) => change('board', { boardId: id, section })}
        />
        <CoverChoice editor={editor} disabled={isPublishing} />
        <TextArea
          {...field('description', 'description')}
          label={t('story.publish.description')}
          maxLength={LIMITS.pinDescription}
          rows={2}
        />
        <TextField
          {...field('link', 'link')}
          label={t('story.publish.link')}
          type="url"
          inputMode="url"
          autoComplete="off"
        />
        <TextArea
          {...field('altText', 'alt_text')}
          label={t('story.publish.alt')}
          maxLength={LIMITS.pinAltText}
          rows={1}
        />
        <WhenToPublish
          later={later}
          problems={problems}
          disabled={isPublishing}
          onChoose={(chosen) => change('time', { later: chosen })}
        />
        <Progress state={state} />
        {state.problem !== null && !isAtField && (
          <p className={styles.problem} role="alert">
            <WarningIcon />
            <span>{state.problem}</span>
            {place && (
              <Button size="small" onClick={() => onShow(place)}>
                {t('story.publish.show')}
              </Button>
            )}
          </p>
        )}
      </div>
    </Dialog>
  )
}
