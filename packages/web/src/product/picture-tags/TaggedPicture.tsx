import type { PinDraftTag } from '@corkboard/contract/content/wire/pin-draft'
import type { PinTagStatus } from '@corkboard/contract/content/wire/pin'
import { LIMITS } from '@corkboard/contract/limits'
import { Button, IconButton, PlusIcon, TrashIcon } from '@corkboard/design-system'
import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useServices } from '../../services.tsx'
import { openDialog } from '../../shell/open-dialog.tsx'
import { type BuilderTag, type ItemTags, shownTags } from './pin-tags.ts'
import styles from './Tags.module.css'
import { texts } from './texts/texts.generated.ts'

interface Place {
  readonly x: number
  readonly y: number
}

/** How far an arrow key moves a tag, as a fraction of the picture. */
const STEP = 0.01
const LONG_STEP = 0.1
/** (ours) Less than this is a click, not a drag, in px. */
const SLACK = 4

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const percent = (fraction: number): string => `${fraction * 100}%`

interface TaggedPictureProps {
  readonly src: string
  readonly alt: string
  readonly tags: ItemTags
  /** True when the pin can have no more tags. */
  readonly isFull: boolean
  readonly onAdd: (tag: PinDraftTag) => void
  readonly onSelect: (id: string) => void
  readonly onMove: (id: string, to: Place) => void
  readonly onRemove: (id: string) => void
  readonly onRestore: (id: string, status: PinTagStatus) => void
}

/** CREATE-03: a picture with its tags, to change them. A press on it adds one there. */
export const TaggedPicture = (props: TaggedPictureProps) => {
  const { src, alt, isFull, onAdd, onSelect, onMove, onRemove, onRestore } = props
  const t = useTexts(texts)
  const services = useServices()
  const picture = useRef<HTMLDivElement>(null)
  const tags = shownTags(props.tags)

  const add = (place: Place) => {
    if (isFull) {
      services.toasts.show({ text: t('tags.full', { most: LIMITS.pinTags }) })
      return
    }
    void openDialog(services, async () => {
      const { TagDialog } = await import('./TagDialog.tsx')
      return (close) => (
        <TagDialog
          onClose={close}
          onChoose={(object) => {
            close()
            onAdd({ ...object, ...place, id: crypto.randomUUID() })
          }}
        />
      )
    })
  }
  const remove = ({ id, name, status }: BuilderTag) => {
    onRemove(id)
    services.toasts.show({
      text: t('tags.removed', { name }),
      action: {
        label: t('tags.undo'),
        onPress: () => onRestore(id, status === 'created' ? 'created' : 'edited'),
      },
    })
  }
  const placeOf = ({ clientX, clientY }: MouseEvent): Place => {
    const { left, top, width, height } = picture.current!.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  return (
    <>
      <div className={styles.box}>
        {/* The button below does the same with the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div ref={picture} className={styles.picture} onClick={(event) => add(placeOf(event))}>
          <img src={src} alt={alt} draggable={false} />
          {tags.map((tag, n) => (
            <Dot
              key={tag.id}
              tag={tag}
              place={n + 1}
              isSelected={tag.id === props.tags.selectedPinTagId}
              placeOf={placeOf}
              onSelect={() => onSelect(tag.id)}
              onMove={(to) => onMove(tag.id, to)}
              onRemove={() => remove(tag)}
            />
          ))}
        </div>
      </div>
      <div className={styles.below}>
        <Button size="small" icon={<PlusIcon />} onClick={() => add({ x: 0.5, y: 0.5 })}>
          {t('tags.add')}
        </Button>
        {tags.length === 0 ? (
          <p className={styles.hint}>{t('tags.hint')}</p>
        ) : (
          <ol className={styles.list} aria-label={t('tags.list')}>
            {tags.map((tag) => (
              <li
                key={tag.id}
                className={styles.line}
                data-selected={tag.id === props.tags.selectedPinTagId || undefined}
              >
                <span className={styles.name} dir="auto">
                  {tag.name || t('tags.untitled')}
                </span>
                <IconButton
                  label={t('tags.remove', { name: tag.name || t('tags.untitled') })}
                  icon={<TrashIcon />}
                  onClick={() => remove(tag)}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  )
}

interface DotProps {
  readonly tag: BuilderTag
  /** Its number in the list below. */
  readonly place: number
  readonly isSelected: boolean
  readonly placeOf: (event: PointerEvent) => Place
  readonly onSelect: () => void
  readonly onMove: (to: Place) => void
  readonly onRemove: () => void
}

/** A tag on the picture. It is dragged, or moved with the arrow keys. */
const Dot = ({ tag, place, isSelected, placeOf, onSelect, onMove, onRemove }: DotProps) => {
  const t = useTexts(texts)
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const isDragged = useRef(false)
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key]
    const step = event.shiftKey ? LONG_STEP : STEP
    if (by) onMove({ x: tag.x + by.x * step, y: tag.y + by.y * step })
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    event.preventDefault()
  }
  const follow = (event: PointerEvent) => {
    if (!start.current) return
    const { x, y } = start.current
    if (!isDragged.current && Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return
    isDragged.current = true
    onMove(placeOf(event))
  }
  return (
    <button
      type="button"
      className={styles.dot}
      style={{ left: percent(tag.x), top: percent(tag.y) }}
      aria-label={t('tags.dot', { name: tag.name || t('tags.untitled'), x: tag.x, y: tag.y })}
      aria-pressed={isSelected}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, y: event.clientY }
        isDragged.current = false
      }}
      onPointerMove={follow}
      onPointerUp={() => (start.current = null)}
      onPointerCancel={() => (start.current = null)}
      onClick={(event) => {
        event.stopPropagation()
        if (!isDragged.current) onSelect()
      }}
    >
      <span className={styles.number} aria-hidden>
        {place}
      </span>
    </button>
  )
}
