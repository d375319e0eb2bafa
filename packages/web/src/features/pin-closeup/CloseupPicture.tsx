import type { CSSProperties } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useBoard } from '../../services.tsx'
import { usePlaceholder } from '../../product/pictures/use-placeholder.ts'
import type { PinEntity } from '../../store/entities.ts'
import styles from './PinCloseup.module.css'
import { closeupSizes, closeupSources } from '../../product/pictures/closeup-sources.ts'
import { BackLink } from './BackLink.tsx'
import { ContentPlace } from './content/ContentPlace.tsx'
import { LookPlace, TagsPlace } from './tags/TagsPlace.tsx'
import { useZoom } from './use-zoom.tsx'

/** The picture, as large as the space allows, or the content that replaces it. */
export const CloseupPicture = ({ pin }: { readonly pin: PinEntity }) => {
  const board = useBoard(pin.board)
  const picture = <Picture pin={pin} />
  return (
    <div className={styles.pictureSide}>
      <div className={styles.pictureStick}>
        <BackLink href={board?.url ?? '/'} />
        {(pin.creative_type ?? 'REGULAR') === 'REGULAR' ? (
          picture
        ) : (
          <ContentPlace key={pin.id} pin={pin} cover={picture} />
        )}
      </div>
    </div>
  )
}

/** A click zooms in. */
const Picture = ({ pin }: { readonly pin: PinEntity }) => {
  const t = useTexts(texts)
  const zoom = useZoom(pin)
  const box = usePlaceholder<HTMLButtonElement>(pin.placeholder)
  const { src, srcSet, width, height } = closeupSources(pin.images)
  const look = {
    '--ratio': `${width} / ${height}`,
    '--natural': `${width}px`,
    '--ground': pin.dominant_color,
  } as CSSProperties
  const tags = pin.pin_tags ?? []
  const frame = (
    <button
      type="button"
      ref={box}
      className={styles.frame}
      style={look}
      aria-label={t('closeup.zoom')}
      onClick={() => void zoom()}
    >
      <img
        className={styles.picture}
        src={src}
        srcSet={srcSet}
        sizes={closeupSizes(width, height)}
        alt={pin.alt_text || pin.title}
        width={width}
        height={height}
        fetchPriority="high"
        decoding="async"
      />
    </button>
  )
  if (tags.length === 0) return frame
  return (
    <>
      <div className={styles.tagged} style={look}>
        {frame}
        <TagsPlace pinId={pin.id} />
      </div>
      {tags.some((tag) => tag.pin) && <LookPlace pinId={pin.id} />}
    </>
  )
}
