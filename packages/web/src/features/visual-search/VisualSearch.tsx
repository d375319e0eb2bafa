import { Button, EmptyState } from '@corkboard/design-system'
import { useCallback, type CSSProperties, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useNavigator } from '../../services.tsx'
import { CropBox } from './CropBox.tsx'
import { FIRST_BOX } from './crop-box.ts'
import { type VisualAddress, visualPath, visualPins } from './visual-address.ts'
import { VisualFilterBar } from './VisualFilterBar.tsx'
import styles from './VisualSearch.module.css'

/** The picture under the box. */
export interface ShownPicture {
  readonly src: string
  readonly srcSet?: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly ground?: string
}

export interface VisualSearchProps {
  readonly address: VisualAddress
  /** `undefined` if this tab does not have it. */
  readonly picture: ShownPicture | undefined
  /** A link above the picture, to where the user came from. */
  readonly back: ReactNode
  /** Replaces a missing picture. */
  readonly missing?: ReactNode
  /** The grid of results. */
  readonly results: (request: ReturnType<typeof visualPins>, empty: ReactNode) => ReactNode
  readonly isMobile: boolean
}

/** FIND-08: a picture with a crop box, and next to or below it the pins that look like its content. */
export function VisualSearch({ address, picture, back, missing, results, isMobile }: VisualSearchProps) {
  const t = useTexts(texts)
  const navigator = useNavigator()
  const { crop, isShopping, domain, category, price } = address
  const choose = useCallback(
    // Moving the box stays within one visit, so that back leaves this page.
    (next: VisualAddress['crop']) => navigator.go(visualPath({ ...address, crop: next }), { replace: true }),
    [navigator, address],
  )
  const isNarrowed = isShopping || domain !== undefined || category !== undefined || price !== undefined
  const empty = isNarrowed ? 'visual.empty.filtered' : crop ? 'visual.empty.part' : 'visual.empty'
  return (
    <div className={styles.page}>
      <section className={styles.side} aria-label={t('visual.picture')}>
        <div className={styles.stick}>
          {back}
          <h1 className={styles.title}>{t('visual.title')}</h1>
          {picture ? (
            <>
              <div
                className={styles.picture}
                style={
                  {
                    '--ratio': `${picture.width} / ${picture.height}`,
                    '--shape': picture.width / picture.height,
                    '--ground': picture.ground,
                  } as CSSProperties
                }
              >
                <img
                  src={picture.src}
                  srcSet={picture.srcSet}
                  sizes="(min-width: 768px) 360px, 100vw"
                  width={picture.width}
                  height={picture.height}
                  alt={picture.alt}
                  fetchPriority="high"
                  draggable={false}
                />
                {crop && <CropBox box={crop} onChange={choose} />}
              </div>
              <Button kind="neutral" onClick={() => choose(crop ? undefined : FIRST_BOX)}>
                {t(crop ? 'visual.whole' : 'visual.part')}
              </Button>
            </>
          ) : (
            missing
          )}
        </div>
      </section>
      <section className={styles.found} aria-label={t('visual.results')}>
        <VisualFilterBar address={address} />
        {results(visualPins(address, isMobile), <EmptyState title={t(empty)} level={2} />)}
      </section>
    </div>
  )
}
