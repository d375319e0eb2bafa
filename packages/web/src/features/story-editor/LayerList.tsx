import { useTexts } from '../../i18n/use-texts.ts'
import { blockName } from './block-name.ts'
import styles from './Panels.module.css'
import { texts } from './texts/texts.generated.ts'
import type { Editor } from './use-story-editor.ts'

/** All blocks of the page, the one in front first: also those that others cover. */
export const LayerList = ({ editor }: { readonly editor: Editor }) => {
  const t = useTexts(texts)
  const { page, block: selected, known, dispatch } = editor
  const layers = page.layout === 'list' ? page.blocks : page.blocks.toReversed()
  return (
    <section className={styles.panel} aria-labelledby="story-layers">
      <h2 id="story-layers" className={styles.heading}>
        {t('story.layers')}
      </h2>
      {layers.length === 0 ? (
        <p className={styles.note}>{t('story.layers.empty')}</p>
      ) : (
        <ol className={styles.layers}>
          {layers.map((block) => (
            <li key={block.key}>
              <button
                type="button"
                className={styles.layer}
                aria-pressed={block.key === selected?.key}
                onClick={() => dispatch({ type: 'blockSelected', blockKey: block.key })}
              >
                <span dir="auto">{blockName(block, known, t)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
