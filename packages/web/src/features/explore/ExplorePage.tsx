import type { ExploreCategory, ExploreKind } from '@corkboard/contract/finding/wire/editorial'
import { Button, Chip, EmptyState, PinIcon } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { useAnswer } from '../../services.tsx'
import { createPinPath } from '../../product/addresses.ts'
import { CAPTION_HEIGHT, PinCard } from '../../product/pin-card/PinCard.tsx'
import { PinGrid } from '../../product/pin-grid/PinGrid.tsx'
import styles from './Explore.module.css'
import { ExploreNav } from '../../product/today/ExploreNav.tsx'
import { categoryPath, exploreCategories, explorePath, explorePins } from './explore-requests.ts'
import { ProductCard } from './ProductCard.tsx'

interface ExplorePageProps {
  readonly kind: ExploreKind
  readonly categoryId?: string
}

/** FIND-04: stories, videos or products, all of them or those about something. */
export const ExplorePage = ({ kind, categoryId }: ExplorePageProps) => {
  const t = useMessages()
  const categories = useAnswer<readonly ExploreCategory[]>(exploreCategories(kind, categoryId)).data ?? []
  const category = categories.find(({ id }) => id === categoryId)
  const title = category ? t(`explore.${kind}.about`, { topic: category.name }) : t(`explore.${kind}.title`)
  return (
    <div className={styles.page}>
      <ExploreNav current={kind} />
      <header className={styles.head}>
        <h1>{title}</h1>
        {!category && <p>{t(`explore.${kind}.text`)}</p>}
      </header>
      {categories.length > 0 && (
        <nav aria-label={t('explore.categories')}>
          <ul className={styles.categories}>
            <li>
              <Chip href={explorePath(kind)} current={!category}>
                {t('explore.all')}
              </Chip>
            </li>
            {categories.map((each) => (
              <li key={each.id}>
                <Chip href={categoryPath(kind, each)} toneId={each.id} current={each.id === categoryId}>
                  {each.name}
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div>
        <PinGrid
          key={categoryId ?? 'all'}
          request={explorePins(kind, categoryId)}
          card={kind === 'shopping' ? ProductCard : PinCard}
          captionHeight={CAPTION_HEIGHT}
          label={title}
          empty={
            <EmptyState
              title={t(`explore.${kind}.none`)}
              picture={<PinIcon size={24} />}
              action={
                category ? (
                  <Button href={explorePath(kind)}>{t('explore.all.show')}</Button>
                ) : kind === 'shopping' ? (
                  <Button kind="accent" href={createPinPath}>
                    {t('explore.make')}
                  </Button>
                ) : (
                  // The builder makes neither stories nor videos: nobody is asked for what they cannot do.
                  <Button href="/">{t('explore.home')}</Button>
                )
              }
            >
              {t(`explore.${kind}.none.text`)}
            </EmptyState>
          }
        />
      </div>
    </div>
  )
}
