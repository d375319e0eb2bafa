import { ArrowStartIcon, Button, EyeIcon, IconButton, RedoIcon, UndoIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { createPinPath } from '../../product/addresses.ts'
import { isEmpty } from './story-document.ts'
import styles from './StoryEditor.module.css'
import { texts } from './texts/texts.generated.ts'
import type { Editor } from './use-story-editor.ts'

const STATUS_TEXTS = {
  new: 'story.status.new',
  edited: 'story.status.edited',
  saving: 'story.status.saving',
  saved: 'story.status.saved',
} as const

interface StoryHeadProps {
  readonly editor: Editor
  readonly onPreview: () => void
  readonly onNext: () => void
}

/** Whether the story is saved, and what is done with all of it. */
export const StoryHead = ({ editor: { state, dispatch, save }, onPreview, onNext }: StoryHeadProps) => {
  const t = useTexts(texts)
  return (
    <div className={styles.head}>
      <IconButton href={createPinPath} label={t('story.back')} icon={<ArrowStartIcon />} />
      <div className={styles.names}>
        <h1 className={styles.title}>{t('story.title')}</h1>
        <p className={styles.status}>
          {save.failures > 0
            ? t('story.status.unreachable')
            : t(STATUS_TEXTS[save.status === 'saved' && save.isUnsaved ? 'edited' : save.status])}
        </p>
      </div>
      <div className={styles.acts}>
        <IconButton
          label={t('story.undo')}
          icon={<UndoIcon />}
          aria-disabled={state.past.length === 0 || undefined}
          onClick={() => dispatch({ type: 'undone' })}
        />
        <IconButton
          label={t('story.redo')}
          icon={<RedoIcon />}
          aria-disabled={state.future.length === 0 || undefined}
          onClick={() => dispatch({ type: 'redone' })}
        />
        <IconButton label={t('story.preview')} icon={<EyeIcon />} onClick={onPreview} />
        <Button kind="accent" disabled={isEmpty(state.document)} onClick={onNext}>
          {t('story.next')}
        </Button>
      </div>
    </div>
  )
}
