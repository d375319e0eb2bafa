import { Button } from '@corkboard/design-system'
import type { CSSProperties, ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { signUpPath } from '../../product/addresses.ts'
import { pictureSources } from '../../product/pictures/picture-sources.ts'
import type { PinEntity } from '../../store/entities.ts'
import styles from './Landing.module.css'

interface HeroProps {
  /** The sign-up form. On one-column pages with pins, a button links to it instead. */
  readonly card: ReactNode
  /** The newest public pins, the same ones the grid below starts with. */
  readonly pins: readonly PinEntity[]
}

/** Pictures of the collage: three columns of three on desktop, one row on phones. */
const COLLAGE = 9
/** Pictures that phones see at once. */
const FIRST = 4
/** Two pixels of a picture for each of the window's are enough. */
const TILE_SIZES = '(min-width: 1024px) 16vw, (min-resolution: 2.5dppx) 70px, 104px'

const TilePicture = ({ pin, isFirst }: { readonly pin: PinEntity; readonly isFirst: boolean }) => {
  const { src, srcSet } = pictureSources(pin.images)
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={TILE_SIZES}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
}

/**
 * Describes the site in two sentences in front of a collage of its pins, next to the sign-up form. The pins are open to
 * everyone.
 */
export function Hero({ card, pins }: HeroProps) {
  const t = useTexts(texts, accountsTexts)
  const hasPins = pins.length > 0
  // Skips the pins at the top of the grid below.
  const from = pins.length < 2 * COLLAGE ? 0 : COLLAGE
  return (
    <section className={hasPins ? `${styles.hero} ${styles.withCollage}` : styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('landing.title')}</h1>
        <p className={styles.pitch}>{t('landing.pitch')}</p>
        {hasPins && (
          <div className={styles.actions}>
            <span className={styles.narrow}>
              <Button kind="accent" size="large" href={signUpPath}>
                {t('account.signUp')}
              </Button>
            </span>
            <Button size="large" href="#pins">
              {t('landing.browse')}
            </Button>
            <Button kind="quiet" size="large" href="/today/">
              {t('landing.today')}
            </Button>
          </div>
        )}
      </div>
      {hasPins && (
        <div className={styles.collage} aria-hidden>
          {pins.slice(from, from + COLLAGE).map((pin, index) => (
            <span key={pin.id} className={styles.tile} style={{ '--ground': pin.dominant_color } as CSSProperties}>
              <TilePicture pin={pin} isFirst={index < FIRST} />
            </span>
          ))}
        </div>
      )}
      <div className={styles.card}>{card}</div>
    </section>
  )
}
