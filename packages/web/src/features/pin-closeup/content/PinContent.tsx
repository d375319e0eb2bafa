import { usePin } from '../../../services.tsx'
import { injectSlices } from '../../../store/root.ts'
import { Carousel } from './Carousel.tsx'
import { ideaPinPlayerSlice } from './idea-pin-player-slice.ts'
import { Products, TaggedProducts } from '../look/TaggedProducts.tsx'
import styles from './PinContent.module.css'
import { Story } from './Story.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

injectSlices([ideaPinPlayerSlice])

/** A pin's content beyond one picture. */
export const PinContent = ({ pinId }: { readonly pinId: string }) => {
  const pin = usePin(pinId)
  if (!pin) return null
  const cover = pin.images['736x'] ?? pin.images['236x']
  const name = pin.title || pin.alt_text
  if (pin.story_pin_data) {
    return (
      <>
        <Story key={pinId} pinId={pinId} name={name} story={pin.story_pin_data} />
        <TaggedProducts pinId={pinId} story={pin.story_pin_data} />
      </>
    )
  }
  if (pin.carousel_data) {
    return (
      <>
        <Carousel key={pinId} pin={pin} carousel={pin.carousel_data} />
        {pin.pin_tags?.some((tag) => tag.pin) && <Products pinId={pinId} />}
      </>
    )
  }
  if (pin.videos) return <VideoPlayer videos={pin.videos} label={name} />
  // The pin was loaded by a grid; the rest is still loading.
  return (
    <div className={pin.creative_type === 'IDEA' ? styles.story : undefined}>
      {cover && (
        <img className={styles.waiting} src={cover.url} alt={pin.alt_text} width={cover.width} height={cover.height} />
      )}
    </div>
  )
}
