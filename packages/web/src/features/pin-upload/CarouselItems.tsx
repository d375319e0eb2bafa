import { LIMITS } from '@corkboard/contract/limits'
import {
  Button,
  ChevronEndIcon,
  ChevronStartIcon,
  IconButton,
  ImageIcon,
  PlusIcon,
  TrashIcon,
} from '@corkboard/design-system'
import { useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { PictureInput } from '../../product/pictures/PictureInput.tsx'
import { mayBeCarousel } from './drafts/draft-status.ts'
import { type Draft, selectedItem } from './drafts/draft.ts'
import styles from './CarouselItems.module.css'
import type { Builder } from './use-builder.ts'

/** CREATE-02: the images of a draft: add one for a carousel, choose the one to edit, move it, remove it. */
export const CarouselItems = ({ draft, builder }: { readonly draft: Draft; readonly builder: Builder }) => {
  const t = useTexts(texts)
  const picker = useRef<HTMLInputElement>(null)
  const { key, items } = draft
  const item = selectedItem(draft)
  const place = items.indexOf(item)
  const count = items.length
  const { dispatch } = builder
  const move = (by: -1 | 1) => dispatch({ type: 'itemMoved', key, item: item.key, by })
  if (!mayBeCarousel(draft)) return null

  return (
    <div className={styles.carousel}>
      {count > 1 && (
        <>
          <ul className={styles.items} aria-label={t('builder.carousel.images')}>
            {items.map(({ key: itemKey, previewUrl, status }, index) => (
              <li key={itemKey}>
                <button
                  type="button"
                  className={styles.item}
                  aria-label={t('builder.carousel.image', { place: index + 1, count })}
                  aria-current={index === place || undefined}
                  data-status={status}
                  onClick={() => dispatch({ type: 'itemSelected', key, item: itemKey })}
                >
                  {previewUrl ? <img src={previewUrl} alt="" /> : <ImageIcon />}
                </button>
              </li>
            ))}
          </ul>
          <div
            className={styles.tools}
            role="group"
            aria-label={t('builder.carousel.image', { place: place + 1, count })}
          >
            <IconButton
              label={t('builder.carousel.earlier')}
              icon={<ChevronStartIcon />}
              aria-disabled={place === 0 || undefined}
              onClick={() => move(-1)}
            />
            <IconButton
              label={t('builder.carousel.later')}
              icon={<ChevronEndIcon />}
              aria-disabled={place === count - 1 || undefined}
              onClick={() => move(1)}
            />
            <IconButton
              label={t('builder.carousel.remove', { place: place + 1 })}
              icon={<TrashIcon />}
              onClick={() => builder.removeItem(draft, item.key)}
            />
            <span className={styles.place} aria-live="polite">
              {t('builder.carousel.image', { place: place + 1, count })}
            </span>
          </div>
        </>
      )}
      {count < LIMITS.carouselSlotsMax && (
        <>
          <PictureInput picker={picker} multiple onChoose={(files) => builder.addImages(draft, files)} />
          <Button size="small" icon={<PlusIcon />} onClick={() => picker.current!.click()}>
            {t(count > 1 ? 'builder.carousel.add' : 'builder.carousel.make')}
          </Button>
        </>
      )}
    </div>
  )
}
