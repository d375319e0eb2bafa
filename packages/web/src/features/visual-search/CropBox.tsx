import type { VisualCrop } from '@corkboard/contract/finding/wire/visual-search'
import { VisuallyHidden } from '@corkboard/design-system'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { around, type Handle, HANDLES, moved, writeCrop } from './crop-box.ts'
import styles from './VisualSearch.module.css'

const HANDLE_LABELS = {
  whole: 'visual.handle.whole',
  topLeft: 'visual.handle.topLeft',
  topRight: 'visual.handle.topRight',
  bottomLeft: 'visual.handle.bottomLeft',
  bottomRight: 'visual.handle.bottomRight',
} as const

const HANDLE_CLASSES = {
  whole: styles.whole,
  topLeft: styles.topLeft,
  topRight: styles.topRight,
  bottomLeft: styles.bottomLeft,
  bottomRight: styles.bottomRight,
}

interface CropBoxProps {
  readonly box: VisualCrop
  /** Called when the user releases the box or pauses. */
  readonly onChange: (box: VisualCrop) => void
}

const STEP = 0.02
const LARGE_STEP = 0.1
/** A series of key presses is one change. */
const REST_MS = 500

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Held {
  readonly handle: Handle
  readonly box: VisualCrop
  readonly x: number
  readonly y: number
}

/**
 * A box over a picture, moved by mouse, touch or keyboard. Pictures are not mirrored in right-to-left languages, so the
 * box always counts from the left.
 */
export function CropBox({ box: given, onChange }: CropBoxProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const help = useId()
  const frame = useRef<HTMLDivElement>(null)
  const held = useRef<Held>(undefined)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [box, setBox] = useState(given)
  // The address changed by a link or back navigation. Any other rerender leaves the box in hand alone.
  const address = writeCrop(given)
  const [before, setBefore] = useState(address)
  if (before !== address) {
    setBefore(address)
    setBox(given)
  }
  useEffect(() => () => clearTimeout(resting.current), [])

  const take = (handle: Handle) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { handle, box, x: event.clientX, y: event.clientY }
  }
  const drag = (event: PointerEvent) => {
    const from = held.current
    const bounds = frame.current?.getBoundingClientRect()
    if (!from || !bounds) return
    const [dx, dy] = [(event.clientX - from.x) / bounds.width, (event.clientY - from.y) / bounds.height]
    setBox(moved(from.box, from.handle, dx, dy))
  }
  const letGo = () => {
    if (held.current && box !== held.current.box) onChange(box)
    held.current = undefined
  }
  const press = (handle: Handle) => (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    // Keeps the page's own arrow keys, which go from pin to pin, from acting.
    event.stopPropagation()
    const step = event.shiftKey ? LARGE_STEP : STEP
    const next = moved(box, handle, arrow[0] * step, arrow[1] * step)
    setBox(next)
    clearTimeout(resting.current)
    resting.current = setTimeout(() => onChange(next), REST_MS)
  }
  const place = (event: PointerEvent<HTMLDivElement>) => {
    const bounds = event.currentTarget.getBoundingClientRect()
    const x = (event.clientX - bounds.left) / bounds.width
    const y = (event.clientY - bounds.top) / bounds.height
    const next = around(box, x, y)
    setBox(next)
    onChange(next)
  }

  const percent = (share: number) => format.number(share, { style: 'percent' })
  const state = t('visual.box.state', {
    left: percent(box.x),
    top: percent(box.y),
    width: percent(box.w),
    height: percent(box.h),
  })
  return (
    <div
      ref={frame}
      role="group"
      aria-label={t('visual.box')}
      aria-describedby={help}
      dir="ltr"
      className={styles.cropFrame}
      onPointerUp={(event) => event.target === event.currentTarget && place(event)}
    >
      <div
        className={styles.box}
        style={{
          insetInlineStart: `${box.x * 100}%`,
          insetBlockStart: `${box.y * 100}%`,
          inlineSize: `${box.w * 100}%`,
          blockSize: `${box.h * 100}%`,
        }}
      >
        {HANDLES.map((handle) => (
          <button
            key={handle}
            type="button"
            className={`${styles.handle} ${HANDLE_CLASSES[handle]}`}
            aria-label={t(HANDLE_LABELS[handle])}
            onPointerDown={take(handle)}
            onPointerMove={drag}
            onPointerUp={letGo}
            onPointerCancel={letGo}
            onKeyDown={press(handle)}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span id={help}>{t('visual.box.help')}</span>
      </VisuallyHidden>
      <span role="status">
        <VisuallyHidden>{state}</VisuallyHidden>
      </span>
    </div>
  )
}
