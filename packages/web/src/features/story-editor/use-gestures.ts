import type { StoryBlockEdits } from '@corkboard/contract/content/wire/pin-content'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { draggedHandle, movedBy, pinched, type Point, type Size, snapToMiddle } from './gestures.ts'
import { changeBlock, isBackdrop } from './story-document.ts'
import type { Editor } from './use-story-editor.ts'

/** A block while it is being moved, and the middle lines it is on. */
export interface Live {
  readonly key: string
  readonly edits: StoryBlockEdits
  readonly x: boolean
  readonly y: boolean
}

interface Gesture {
  readonly key: string
  readonly kind: 'move' | 'handle'
  readonly edits: StoryBlockEdits
  readonly page: Size
  /** Of the block before it is scaled, in hundredths of the page. */
  readonly size: Size
  /** Of the block, on screen. */
  readonly center: Point
  readonly from: ReadonlyMap<number, Point>
}

/** (ours) A press that moves less is no move, in pixels. */
const SLOP = 4

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

/** Mouse, pen and fingers on the canvas: one moves a block, two also scale and turn it. */
export const useGestures = (canvas: RefObject<HTMLDivElement | null>, editor: Editor) => {
  const { dispatch, page, block: selected } = editor
  const [live, setLive] = useState<Live | null>(null)
  const current = useRef<Live | null>(null)
  const gesture = useRef<Gesture>(undefined)
  const points = useRef(new Map<number, Point>())

  const show = (next: Live | null) => {
    current.current = next
    setLive(next)
  }

  const begin = (key: string, kind: Gesture['kind'], edits: StoryBlockEdits) => {
    const area = canvas.current!.getBoundingClientRect()
    const element = canvas.current!.querySelector<HTMLElement>(`[data-block="${key}"]`)!
    const box = element.getBoundingClientRect()
    gesture.current = {
      key,
      kind,
      edits,
      page: { width: area.width, height: area.height },
      size: { width: (element.offsetWidth / area.width) * 100, height: (element.offsetHeight / area.height) * 100 },
      center: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      from: new Map(points.current),
    }
  }

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const target = event.target as Element
    points.current.set(event.pointerId, pointOf(event))
    const under = gesture.current
    if (under) {
      // Another finger: from here on both count.
      begin(under.key, 'move', current.current?.edits ?? under.edits)
      canvas.current!.setPointerCapture(event.pointerId)
      return
    }
    if (target.closest('[data-handle]') && selected) {
      event.preventDefault()
      begin(selected.key, 'handle', selected.edits)
      canvas.current!.setPointerCapture(event.pointerId)
      return
    }
    const key = target.closest<HTMLElement>('[data-block]')?.dataset['block']
    const block = page.blocks.find((it) => it.key === key)
    dispatch({ type: 'blockSelected', blockKey: block?.key ?? null })
    if (!block || target.closest('[data-listed]')) return
    // What fills the page is only moved once it is selected, because it is hard not to press it.
    if (isBackdrop(block) && selected?.key !== block.key) return
    begin(block.key, 'move', block.edits)
    canvas.current!.setPointerCapture(event.pointerId)
  }

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const now = gesture.current
    if (!points.current.has(event.pointerId)) return
    points.current.set(event.pointerId, pointOf(event))
    if (!now) return
    const [first, second] = [...now.from].map(([id, from]) => [from, points.current.get(id) ?? from] as const)
    if (!first) return
    if (second) {
      const edits = pinched(now.edits, [first[0], second[0]], [first[1], second[1]], now.page)
      return show({ key: now.key, edits, x: false, y: false })
    }
    const [from, to] = first
    if (now.kind === 'handle') {
      return show({
        key: now.key,
        edits: draggedHandle(now.edits, { center: now.center, from, to }),
        x: false,
        y: false,
      })
    }
    if (!current.current && Math.hypot(to.x - from.x, to.y - from.y) < SLOP) return
    const edits = movedBy(now.edits, { x: to.x - from.x, y: to.y - from.y }, now.page)
    show({ key: now.key, ...snapToMiddle(edits, now.size) })
  }

  const onPointerEnd = (event: PointerEvent<HTMLDivElement>) => {
    points.current.delete(event.pointerId)
    const now = gesture.current
    if (!now) return
    const moved = current.current
    if (points.current.size > 0 && now.kind === 'move') return begin(now.key, 'move', moved?.edits ?? now.edits)
    gesture.current = undefined
    show(null)
    if (moved) {
      dispatch({
        type: 'changed',
        change: (it) => changeBlock(it, moved.key, (block) => ({ ...block, edits: moved.edits })),
        blockKey: moved.key,
      })
    }
  }

  return {
    live,
    handlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  }
}
