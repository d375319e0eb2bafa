import { ErrorState, SearchField, Skeleton } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { createdFeed } from '../../../product/feeds.ts'
import { useLater } from '../../../product/people/share-suggestions.ts'
import { useEntities, useFeed, useViewer } from '../../../services.tsx'
import { texts as shellTexts } from '../../../shell/texts/texts.generated.ts'
import type { EntityRef, PinEntity } from '../../../store/entities.ts'
import { list } from '../../../store/requests.ts'
import { texts } from '../texts/texts.generated.ts'
import styles from './Pickers.module.css'

const isPin = (item: EntityRef): boolean => item.type === 'pin'

/** The member's own pins, or those that a search finds. */
export const ChoosePin = ({ onPick }: { readonly onPick: (pin: PinEntity) => void }) => {
  const t = useTexts(texts, shellTexts)
  const viewer = useViewer()
  const [term, setTerm] = useState('')
  const query = useLater(term.trim())
  const feed = useFeed(
    query === ''
      ? createdFeed(viewer.kind === 'AUTH' ? viewer.username : '')
      : list('SearchResource', { query, scope: 'pins', field_set_key: 'grid' }),
  )
  const pins = useEntities('pin', feed.items.filter(isPin))
  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={t('story.pin.search')}
          clearLabel={t('story.pin.clear')}
          value={term}
          data-autofocus=""
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
      </form>
      {feed.error && pins.length === 0 ? (
        <ErrorState
          level={3}
          title={t('story.pin.failed')}
          retryLabel={t('error.retry')}
          onRetry={feed.reload}
          pending={feed.isLoading}
        />
      ) : feed.isFirstLoad ? (
        <Skeleton shape="title" />
      ) : pins.length === 0 ? (
        <p className={styles.nothing}>{t('story.pin.none')}</p>
      ) : (
        <ul className={styles.pins} aria-label={t(query === '' ? 'story.pin.own' : 'story.pin.found')}>
          {pins.map((pin) => {
            const name = pin.title || pin.alt_text || t('story.pin.untitled')
            return (
              <li key={pin.id}>
                <button type="button" className={styles.pin} onClick={() => onPick(pin)}>
                  <span className={styles.pinPicture} style={{ background: pin.dominant_color }}>
                    {pin.images['236x'] && <img src={pin.images['236x'].url} alt="" loading="lazy" decoding="async" />}
                  </span>
                  <span className={styles.pinName} dir="auto">
                    {name}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
