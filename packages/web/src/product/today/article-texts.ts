import { subjectsTitle } from '@corkboard/contract/finding/editorial'
import type { TodayArticle } from '@corkboard/contract/finding/wire/editorial'
import type { Texts } from '../../i18n/texts.ts'
import { useServices } from '../../services.tsx'
import { texts as todayTexts } from './texts/texts.generated.ts'

export interface ArticleTexts {
  readonly title: string
  readonly description: string
  /** The language of the title, if it is another than the reader's. */
  readonly lang: string | undefined
}

type Worded = Pick<TodayArticle, 'title' | 'description' | 'locale' | 'collection'>

/** FIND-03: what an article is called: as its editor wrote it, or for a collection in the reader's language. */
export const articleTexts = (texts: Texts, article: Worded): ArticleTexts => {
  const { title, description, locale, collection } = article
  if (!collection) return { title, description, lang: locale }
  const t = texts(todayTexts)
  return collection.topic
    ? {
        title:
          subjectsTitle(collection.subjects, 'en-US') ?? t('today.collection.topic', { topic: collection.topic.name }),
        description,
        lang: undefined,
      }
    : { title: t('today.collection.any'), description: t('today.collection.any.text'), lang: undefined }
}

export const useArticleTexts = (article: Worded): ArticleTexts => articleTexts(useServices().texts, article)
