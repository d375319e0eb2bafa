import { LIMITS } from '@corkboard/contract/limits'
import { Button } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { addTag, moveTag, removeTag, restoreTag } from '../../product/picture-tags/pin-tags.ts'
import { TaggedPicture } from '../../product/picture-tags/TaggedPicture.tsx'
import type { PinEntity } from '../../store/entities.ts'
import { picturesOf, type PinPictureTags, tagsOn, tagCount } from './edited-tags.ts'
import styles from './PinFormDialog.module.css'
import { texts } from './texts/texts.generated.ts'

interface EditTagsProps {
  readonly pin: PinEntity
  readonly tags: PinPictureTags
  readonly onChange: (change: (tags: PinPictureTags) => PinPictureTags) => void
}

/** CREATE-03: the tags on the pictures of a published pin, one picture at a time. */
export const EditTags = ({ pin, tags, onChange }: EditTagsProps) => {
  const t = useTexts(texts)
  const [media, setMedia] = useState(0)
  const pictures = picturesOf(pin)
  const { url, alt } = pictures[media]!
  const own = tagsOn(tags, media)
  const change = (make: (before: typeof own) => typeof own) =>
    onChange((before) => new Map(before).set(media, make(tagsOn(before, media))))
  return (
    <section className={styles.part} aria-labelledby="pin-form-tags">
      <h3 id="pin-form-tags">{t('closeup.edit.tags')}</h3>
      {pictures.length > 1 && (
        <div className={styles.choices} role="group" aria-label={t('closeup.edit.pictures')}>
          {pictures.map((picture, n) => (
            <Button key={picture.url} size="small" aria-pressed={n === media} onClick={() => setMedia(n)}>
              {t('closeup.edit.picture', { place: n + 1 })}
            </Button>
          ))}
        </div>
      )}
      <TaggedPicture
        key={url}
        src={url}
        alt={alt}
        tags={own}
        isFull={tagCount(tags) >= LIMITS.pinTags}
        onAdd={(tag) => change((before) => addTag(before, tag))}
        onSelect={(tag) => change((before) => ({ ...before, selectedPinTagId: tag }))}
        onMove={(tag, to) => change((before) => moveTag(before, tag, to))}
        onRemove={(tag) => change((before) => removeTag(before, tag))}
        onRestore={(tag, status) => change((before) => restoreTag(before, tag, status))}
      />
    </section>
  )
}
