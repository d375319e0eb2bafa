import { Dialog, ImageIcon } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { placed } from '../../../product/stories/StoryBlock.tsx'
import { type EditorPage, isMedia } from '../story-document.ts'
import { TEMPLATES } from '../templates.ts'
import { texts } from '../texts/texts.generated.ts'
import styles from './PickTemplate.module.css'

/** Where on the first page things go. */
const Sketch = ({ page }: { readonly page: EditorPage }) => (
  <span
    className={styles.sketch}
    style={{ background: page.backgroundColor }}
    data-list={page.layout === 'list' || undefined}
    aria-hidden
  >
    {page.blocks.map((block) => (
      <span
        key={block.key}
        className={isMedia(block) ? styles.photo : styles.line}
        style={{ ...placed(block), ...(block.type === 'story_pin_heading_block' && { blockSize: '9%' }) }}
      >
        {isMedia(block) && <ImageIcon />}
      </span>
    ))}
  </span>
)

interface PickTemplateProps {
  readonly onClose: () => void
  readonly onPick: (pages: readonly EditorPage[]) => void
}

/** Chooses pages with empty slots to start from. */
export const PickTemplate = ({ onClose, onPick }: PickTemplateProps) => {
  const t = useTexts(texts)
  const [made] = useState(() => TEMPLATES.map(([name, make]) => ({ name, pages: make(t) })))
  return (
    <Dialog open title={t('story.template.title')} closeLabel={t('story.close')} onClose={onClose}>
      <ul className={styles.templates}>
        {made.map(({ name, pages }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.template}
              onClick={() => {
                onPick(pages)
                onClose()
              }}
            >
              <Sketch page={pages[0]!} />
              {t(name)}
              <span className={styles.count}>{t('story.template.pages', { count: pages.length })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
