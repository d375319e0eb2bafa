import { Banner, Button } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import styles from './StoryEditor.module.css'
import { texts } from './texts/texts.generated.ts'
import type { Editor } from './use-story-editor.ts'

/** Another window saved, published or deleted the draft: the member chooses, and nothing is overwritten before. */
export const StoryConflict = ({ editor }: { readonly editor: Editor }) => {
  const t = useTexts(texts)
  const { conflict, keepMine } = editor.save
  if (conflict === null) return null
  const isGone = conflict === 'gone'
  return (
    <Banner
      kind="danger"
      action={
        <span className={styles.choices}>
          {!isGone && (
            <Button size="small" onClick={() => editor.takeTheirs(conflict)}>
              {t('story.conflict.theirs')}
            </Button>
          )}
          <Button size="small" onClick={keepMine}>
            {t(isGone ? 'story.gone.keep' : 'story.conflict.mine')}
          </Button>
        </span>
      }
    >
      {t(isGone ? 'story.gone' : 'story.conflict')}
    </Banner>
  )
}
