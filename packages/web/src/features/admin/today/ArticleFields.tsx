import { articleKind, articlePath, articleSlug } from '@corkboard/contract/finding/editorial'
import type { ArticleType } from '@corkboard/contract/finding/wire/editorial'
import { Checkbox, Select, TextArea, TextField } from '@corkboard/design-system'
import { useTexts } from '../../../i18n/use-texts.ts'
import admin from '../Admin.module.css'
import styles from './Editorial.module.css'
import { LocaleSelect } from './LocaleSelect.tsx'
import { texts } from './texts/texts.generated.ts'
import type { ArticleState } from './use-article.tsx'

const TYPE_LABELS = { 0: 'editor.type.0', 1: 'editor.type.1', 2: 'editor.type.2', 3: 'editor.type.3' } as const

/** Type 2 is for automatic collections. */
const TYPES: readonly ArticleType[] = [3, 0, 1]

/** The form fields for an article's title, description, locale and type. */
export const ArticleFields = ({ article: { id }, form }: Pick<ArticleState, 'article' | 'form'>) => {
  const t = useTexts(texts)
  const { fields, problems } = form
  const written = { kind: articleKind(fields.is_shopping, fields.article_type), slug: articleSlug(fields.title), id }
  return (
    <section className={admin.form}>
      <TextField {...form.field('title')} label={t('editor.field.title')} maxLength={100} required />
      <TextArea
        label={t('editor.field.description')}
        name="description"
        maxLength={300}
        value={fields.description}
        error={problems.description}
        onChange={(event) => form.set('description', event.currentTarget.value)}
      />
      <div className={styles.row}>
        <LocaleSelect
          label={t('editor.field.locale')}
          name="locale"
          value={fields.locale}
          error={problems.locale}
          onChange={(event) => form.set('locale', event.currentTarget.value)}
        />
        <Select
          label={t('editor.field.type')}
          name="article_type"
          value={String(fields.article_type)}
          error={problems.article_type}
          onChange={(event) => form.set('article_type', Number(event.currentTarget.value) as ArticleType)}
        >
          {TYPES.map((type) => (
            <option key={type} value={type}>
              {t(TYPE_LABELS[type])}
            </option>
          ))}
        </Select>
      </div>
      <Checkbox
        label={t('editor.field.shopping')}
        hint={t('editor.field.shopping.hint')}
        checked={fields.is_shopping}
        onChange={(event) => form.set('is_shopping', event.currentTarget.checked)}
      />
      <p className={admin.subtle}>
        {t('editor.address')} <bdi dir="ltr">{decodeURIComponent(articlePath(written))}</bdi>
      </p>
    </section>
  )
}
