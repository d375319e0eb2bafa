import type { AspectRatio } from '@corkboard/contract/content/aspect-ratios'
import { Chip } from '@corkboard/design-system'
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useServices } from '../../services.tsx'
import { ApplyDialog } from '../../shell/ApplyDialog.tsx'
import { waitForPicture } from '../pictures/upload-picture.ts'
import type { CropButtonProps } from './CropButton.tsx'
import styles from './CropDialog.module.css'
import { boxOf, centerOf, type CropBox, LEAST_SCALE, movedBox, scaleOf } from './crop-frame.ts'
import { cutPreview } from './cut-preview.ts'
import { texts } from './texts/texts.generated.ts'

interface CropDialogProps extends CropButtonProps {
  readonly onClose: () => void
}

const STEP = 0.02
const LONG_STEP = 0.1

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const percent = (share: number): string => `${share * 100}%`

/** CREATE-08: chooses the shape and the part of a picture, by mouse, touch or keyboard. */
export const CropDialog = ({ whole, isCropped, shapes, hasTags, onChange, onClose }: CropDialogProps) => {
  const t = useTexts(texts)
  const { uploads } = useServices()
  const sizeId = useId()
  const { upload, previewUrl } = whole
  const size = { width: upload.width ?? 1, height: upload.height ?? 1 }
  const [aspect, setAspect] = useState<AspectRatio | null>(isCropped ? null : shapes[0])
  const [box, setBox] = useState<CropBox>(() => boxOf(size, shapes[0]))
  const frame = useRef<HTMLDivElement>(null)
  const held = useRef<{ readonly box: CropBox; readonly x: number; readonly y: number } | null>(null)

  const choose = (chosen: AspectRatio | null) => {
    setAspect(chosen)
    if (chosen !== null) setBox(boxOf(size, chosen, 1, centerOf(box)))
  }
  const drag = (event: PointerEvent) => {
    if (!held.current) return
    const bounds = frame.current!.getBoundingClientRect()
    const { x, y } = held.current
    setBox(
      movedBox(held.current.box, {
        x: (event.clientX - x) / bounds.width,
        y: (event.clientY - y) / bounds.height,
      }),
    )
  }
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? LONG_STEP : STEP
    setBox(movedBox(box, { x: arrow[0] * step, y: arrow[1] * step }))
  }
  const apply = async () => {
    if (aspect === null) return onChange(null)
    const part = await waitForPicture(uploads, await uploads.crop(upload.media_upload_id, box), {})
    onChange({ upload: part, previewUrl: await cutPreview(previewUrl, box), videoUrl: null })
  }
  return (
    <ApplyDialog
      labels={{
        title: t('crop.title'),
        close: t('crop.close'),
        cancel: t('crop.cancel'),
        apply: t('crop.apply'),
      }}
      className={styles.dialog}
      canApply={aspect !== null || isCropped}
      onApply={apply}
      onClose={onClose}
    >
      <div role="group" aria-label={t('crop.shape')} className={styles.shapes}>
        <Chip pressed={aspect === null} onPress={() => choose(null)}>
          {t('crop.original')}
        </Chip>
        {shapes.map((name) => (
          <Chip key={name} pressed={aspect === name} onPress={() => choose(name)}>
            {name}
          </Chip>
        ))}
      </div>
      <div className={styles.stage}>
        <div ref={frame} className={styles.frame}>
          <img src={previewUrl} alt="" draggable={false} />
          {aspect !== null && (
            <button
              type="button"
              className={styles.box}
              style={{
                left: percent(box.x),
                top: percent(box.y),
                width: percent(box.width),
                height: percent(box.height),
              }}
              aria-label={t('crop.box', { aspect, x: box.x, y: box.y })}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                held.current = { box, x: event.clientX, y: event.clientY }
              }}
              onPointerMove={drag}
              onPointerUp={() => (held.current = null)}
              onPointerCancel={() => (held.current = null)}
              onKeyDown={press}
            />
          )}
        </div>
      </div>
      {aspect !== null && (
        <div className={styles.size}>
          <label htmlFor={sizeId}>{t('crop.size')}</label>
          <input
            id={sizeId}
            type="range"
            min={LEAST_SCALE}
            max={1}
            step={0.01}
            value={scaleOf(box)}
            onChange={({ currentTarget: { value } }) => setBox(boxOf(size, aspect, Number(value), centerOf(box)))}
          />
        </div>
      )}
      <p className={styles.hint}>{hasTags ? `${t('crop.hint')} ${t('crop.hint.tags')}` : t('crop.hint')}</p>
    </ApplyDialog>
  )
}
