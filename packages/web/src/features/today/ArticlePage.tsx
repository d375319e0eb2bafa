import type { ArticleBoard, TodayArticlePage } from '@corkboard/contract/finding/wire/editorial'
import {
  ArrowStartIcon,
  Banner,
  BoardIcon,
  Button,
  Chip,
  CorkDrawing,
  EmptyState,
  Masonry,
} from '@corkboard/design-system'
import { useCallback, useMemo } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useResponse, useFeed, useNonce, useServices } from '../../services.tsx'
import { pictureSources } from '../../product/pictures/picture-sources.ts'
import { articleTexts } from '../../product/today/article-texts.ts'
import { topicPath } from '../../product/topics/topics.ts'
import { trailBegun } from '../../product/trail.ts'
import { requestKey } from '../../store/requests.ts'
import { useCaptionHeights } from '../../product/pin-card/captions.ts'
import { PinCard } from '../../product/pin-card/PinCard.tsx'
import { ArticleCard, ArticleKindLine } from './ArticleCard.tsx'
import { ArticleCovers } from './ArticleCovers.tsx'
import styles from './ArticlePage.module.css'
import { type Passage, passagesOf } from './article-parts.ts'
import { todayArticle, todayArticlePins, todayPath } from './today-requests.ts'

const STATUS_TEXTS = {
  draft: 'article.status.draft',
  scheduled: 'article.status.scheduled',
  published: 'article.status.published',
  ended: 'article.status.ended',
  unpublished: 'article.status.unpublished',
} as const

/** A column and its gutter, px (look.md). */
const COLUMN_PX = 252
/** A few pins are centered in one row, some in about two; more fill the width. */
const ONE_ROW = 5
const TWO_ROWS = 12
const columnsFor = (pins: number): number | undefined =>
  pins < ONE_ROW ? Math.max(2, pins) : pins < TWO_ROWS ? Math.ceil(pins / 2) : undefined

interface PinsProps {
  readonly pinIds: readonly string[]
  readonly label: string
  readonly feedKey: string
  readonly isBelowFold: boolean
}

const keyOf = (id: string): string => id

const Pins = ({ pinIds, label, feedKey, isBelowFold }: PinsProps) => {
  const { store } = useServices()
  const nonce = useNonce()
  const ratioOf = useCallback(
    (id: string) => {
      const pin = store.getState().entities.pin[id]
      return pin?.images ? pictureSources(pin.images).ratio : 1
    },
    [store],
  )
  const draw = useCallback(
    (id: string, index: number) => <PinCard pinId={id} index={index} isBelowFold={isBelowFold} />,
    [isBelowFold],
  )
  const columns = columnsFor(pinIds.length)
  return (
    <div
      role="presentation"
      className={styles.pins}
      style={columns === undefined ? undefined : { maxInlineSize: `${columns * COLUMN_PX}px` }}
      onClickCapture={() => store.dispatch(trailBegun({ feedKey, request: null }))}
    >
      <Masonry
        items={pinIds}
        keyOf={keyOf}
        ratioOf={ratioOf}
        captionHeightOf={useCaptionHeights(pinIds)}
        renderItem={draw}
        label={label}
        nonce={nonce}
      />
    </div>
  )
}

const Board = ({ board }: { readonly board: ArticleBoard }) => {
  const t = useTexts(texts)
  return (
    <Link href={board.url} className={styles.board}>
      <span className={styles.boardPictures} aria-hidden>
        {board.cover_images.slice(0, 3).map(({ url, dominant_color: ground }) => (
          <img key={url} src={url} alt="" loading="lazy" style={{ background: ground }} />
        ))}
      </span>
      <span className={styles.boardWords}>
        <BoardIcon />
        <strong dir="auto">{board.name}</strong>
        <span className={styles.subtle}>{t('article.board', { count: board.pin_count, name: board.owner_name })}</span>
      </span>
    </Link>
  )
}

interface PassageProps {
  readonly passage: Passage
  /** The article's. */
  readonly title: string
  readonly feedKey: string
  readonly isFirst: boolean
  /** The article's pins that have loaded. */
  readonly known: ReadonlySet<string>
}

const PassageView = ({ passage, title, feedKey, isFirst, known }: PassageProps) => {
  const t = useTexts(texts)
  switch (passage.type) {
    case 'heading':
      return (
        <h2 className={styles.heading} dir="auto">
          {passage.text}
        </h2>
      )
    case 'paragraph':
      return (
        <p className={styles.paragraph} dir="auto">
          {passage.text}
        </p>
      )
    case 'topic':
      return (
        <p className={styles.topic}>
          <Chip href={topicPath(passage.topic.slug)}>{t('article.topic', { name: passage.topic.name })}</Chip>
        </p>
      )
    case 'board':
      return <Board board={passage.board} />
    case 'pins':
      return (
        <Pins
          pinIds={passage.pinIds.filter((id) => known.has(id))}
          label={t('article.list', { title: title })}
          feedKey={feedKey}
          isBelowFold={!isFirst}
        />
      )
  }
}

/** FIND-03: an article: its text, its pins in their places, and similar articles. */
export const ArticlePage = ({ articleId, isPreview }: { readonly articleId: string; readonly isPreview: boolean }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const request = todayArticlePins(articleId, isPreview)
  const { data: article } = useResponse<TodayArticlePage>(todayArticle(articleId, isPreview))
  const { items, isFirstLoad } = useFeed(request)
  const passages = useMemo(() => passagesOf(article?.body ?? []), [article?.body])
  const known = useMemo(() => new Set(items.map(({ id }) => id)), [items])
  const services = useServices()
  if (!article) return null
  const { title, description, lang } = articleTexts(services.texts, article)
  const hasText = passages.some(({ type }) => type === 'heading' || type === 'paragraph')
  const isEmpty = passages.length === 0 || (!hasText && article.pin_count === 0 && !isFirstLoad)
  return (
    <article className={styles.page}>
      {isPreview && (
        <Banner
          action={
            <Button size="small" href={`/admin/today/${article.id}/`}>
              {t('article.preview.back')}
            </Button>
          }
        >
          {t('article.preview', { status: t(STATUS_TEXTS[article.status]) })}
        </Banner>
      )}
      <header className={styles.head}>
        <Button kind="quiet" size="small" href={todayPath} icon={<ArrowStartIcon size={16} />}>
          {t('today.title')}
        </Button>
        <ArticleKindLine article={article} />
        <h1 lang={lang} dir="auto">
          {title}
        </h1>
        {description && (
          <p className={styles.description} lang={lang} dir="auto">
            {description}
          </p>
        )}
        <p className={styles.subtle}>
          {article.published_at && (
            <>
              <time dateTime={article.published_at}>{format.date(article.published_at, { dateStyle: 'long' })}</time>
              {' · '}
            </>
          )}
          {t('article.pins', { count: article.pin_count })}
        </p>
      </header>
      {hasText && article.covers.length > 0 && (
        <div className={styles.covers}>
          <ArticleCovers covers={article.covers} sizes={['(min-width: 1024px) 800px, 66vw', '33vw']} isFirst />
        </div>
      )}
      <div className={styles.body} lang={article.locale}>
        {passages.map((passage, n) => (
          <PassageView
            key={n}
            passage={passage}
            title={title}
            feedKey={requestKey(request)}
            isFirst={n === 0}
            known={known}
          />
        ))}
        {isEmpty && (
          <EmptyState title={t('article.gone')} picture={<CorkDrawing of="board" />}>
            {t('article.gone.text')}
          </EmptyState>
        )}
      </div>
      {article.is_automatic && <p className={styles.automatic}>{t('today.automatic.text')}</p>}
      {article.related.length > 0 && (
        <aside aria-labelledby="related">
          <h2 id="related" className={styles.section}>
            {t('article.related')}
          </h2>
          <div className={styles.related}>
            {article.related.map((other) => (
              <ArticleCard key={other.id} article={other} level={3} />
            ))}
          </div>
        </aside>
      )}
    </article>
  )
}
