import type { ExploreCategory, ExploreKind } from '@corkboard/contract/finding/wire/editorial'
import { Button, Chip, ChipRow, CorkDrawing, EmptyState } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse, useViewer } from '../../services.tsx'
import { createPinPath } from '../../product/addresses.ts'
import { PinCard } from '../../product/pin-card/PinCard.tsx'
import { PinGrid } from '../../product/pin-grid/PinGrid.tsx'
import styles from './Explore.module.css'
import { ExploreNav } from '../../product/today/ExploreNav.tsx'
import {
  categoryPath,
  exploreCategories,
  explorePath,
  explorePins,
  forYouPath,
  personalBoutique,
} from './explore-requests.ts'
import { EXPLORE_TEXTS, EXPLORE_TITLES } from './explore-texts.ts'
import { ProductCard } from './ProductCard.tsx'

const NONE_TEXTS = {
  ideas: 'explore.ideas.none.text',
  videos: 'explore.videos.none.text',
  shopping: 'explore.shopping.none.text',
} as const

const NONE_TITLES = {
  ideas: 'explore.ideas.none',
  videos: 'explore.videos.none',
  shopping: 'explore.shopping.none',
} as const

const ABOUT_TITLES = {
  ideas: 'explore.ideas.about',
  videos: 'explore.videos.about',
  shopping: 'explore.shopping.about',
} as const

interface ExplorePageProps {
  readonly kind: ExploreKind
  readonly categoryId?: string
  /** True to show products chosen for the viewer. */
  readonly isForYou?: boolean
}

interface NothingFoundProps {
  readonly kind: ExploreKind
  /** True on the page of a category. */
  readonly isPart: boolean
  readonly isForYou: boolean
}

const NothingFound = ({ kind, isPart, isForYou }: NothingFoundProps) => {
  const t = useTexts(texts)
  return (
    <EmptyState
      title={t(isForYou ? 'explore.forYou.none' : NONE_TITLES[kind])}
      picture={<CorkDrawing of={kind === 'videos' ? 'videos' : 'board'} />}
      action={
        isPart || isForYou ? (
          <Button href={explorePath(kind)}>{t('explore.all.show')}</Button>
        ) : kind !== 'ideas' ? (
          <Button kind="accent" href={createPinPath}>
            {t('explore.make')}
          </Button>
        ) : (
          // The pin builder makes no stories, so do not ask for them.
          <Button href="/">{t('explore.home')}</Button>
        )
      }
    >
      {t(isForYou ? 'explore.forYou.none.text' : NONE_TEXTS[kind])}
    </EmptyState>
  )
}

/** FIND-04: stories, videos or products, all of them or those of a category. */
export const ExplorePage = ({ kind, categoryId, isForYou = false }: ExplorePageProps) => {
  const t = useTexts(texts)
  const categories = useResponse<readonly ExploreCategory[]>(exploreCategories(kind, categoryId)).data ?? []
  const category = categories.find(({ id }) => id === categoryId)
  const viewer = useViewer()
  const hasBoutique = kind === 'shopping' && viewer.kind === 'AUTH' && viewer.show_personal_boutique
  const title = isForYou
    ? t('explore.forYou.title')
    : category
      ? t(ABOUT_TITLES[kind], { topic: category.name })
      : t(EXPLORE_TITLES[kind])
  return (
    <div className={styles.page}>
      <ExploreNav current={kind} />
      <header className={styles.head}>
        <h1>{title}</h1>
        {!category && <p>{t(EXPLORE_TEXTS[kind])}</p>}
      </header>
      {(categories.length > 0 || hasBoutique) && (
        <ChipRow label={t('explore.categories')} isNavigation>
          <Chip href={explorePath(kind)} current={!category && !isForYou}>
            {t('explore.all')}
          </Chip>
          {hasBoutique && (
            <Chip href={forYouPath} current={isForYou}>
              {t('explore.forYou')}
            </Chip>
          )}
          {categories.map((each) => (
            <Chip key={each.id} href={categoryPath(kind, each)} current={each.id === categoryId}>
              {each.name}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div>
        <PinGrid
          key={isForYou ? 'for you' : (categoryId ?? 'all')}
          request={isForYou ? personalBoutique() : explorePins(kind, categoryId)}
          card={kind === 'shopping' ? ProductCard : PinCard}
          label={title}
          empty={<NothingFound kind={kind} isPart={category !== undefined} isForYou={isForYou} />}
        />
      </div>
    </div>
  )
}
