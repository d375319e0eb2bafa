import { LIMITS } from '@corkboard/contract/limits'
import { RadioGroup, TextArea, TextField } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { ColorChoice } from './ColorChoice.tsx'
import styles from './Panels.module.css'
import { changePage, type EditorPage } from './story-document.ts'
import { texts } from './texts/texts.generated.ts'
import type { Editor } from './use-story-editor.ts'

/** How the page looks, and the texts of a list page. */
export const PagePanel = ({ editor }: { readonly editor: Editor }) => {
  const t = useTexts(texts)
  const { dispatch, page } = editor
  const change = (name: string, changes: Partial<EditorPage>) =>
    dispatch({
      type: 'changed',
      about: `${name} ${page.key}`,
      change: (it) => changePage(it, page.key, (before) => ({ ...before, ...changes })),
    })
  return (
    <section className={styles.panel} aria-labelledby="story-page-look">
      <h2 id="story-page-look" className={styles.heading}>
        {t('story.pageLook')}
      </h2>
      <ColorChoice
        label={t('story.background')}
        value={page.backgroundColor}
        onChange={(color) => color !== null && change('background', { backgroundColor: color })}
      />
      <RadioGroup
        label={t('story.layout')}
        value={page.layout}
        options={[
          { value: 'free', label: t('story.layout.free') },
          { value: 'list', label: t('story.layout.list') },
        ]}
        onChange={(layout) => change('layout', { layout })}
      />
      {page.layout === 'list' && (
        <>
          <TextField
            label={t('story.pageTitle')}
            value={page.title}
            maxLength={LIMITS.pinTitle}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => change('title', { title: value })}
          />
          <TextArea
            label={t('story.pageDescription')}
            value={page.description}
            maxLength={LIMITS.storyText}
            rows={2}
            onChange={({ currentTarget: { value } }) => change('description', { description: value })}
          />
        </>
      )}
    </section>
  )
}
