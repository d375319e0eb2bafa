import { pinPath } from '../../product/addresses.ts'
import { pictureSources } from '../../product/pictures/picture-sources.ts'
import { isBoardShown } from '../../product/sensitivity/shown-boards.ts'
import type { Services } from '../../services.tsx'
import { closeupSizes, closeupSources } from '../../product/pictures/closeup-sources.ts'
import type { Neighbors } from './neighbors.ts'
import styles from './PinCloseup.module.css'

/** A finger that moves less than this rests, px. */
const SLIP_PX = 6
/** The browser goes back and forward from here, px from the window's sides. */
const EDGE_PX = 20
/** The way of a finger that opens the next pin, by the window's width, and that closes this one, px. */
const NEXT_PART = 0.3
const CLOSING_PX = 110
/** A faster finger needs no such way, px per ms. */
const FAST = 0.5
/** Movements before this have no say in how fast the finger is, ms. */
const RECENT_MS = 100
/** How much of a movement a pin follows that has no neighbor there. */
const RESISTANCE = 0.2
/** After this many frames the next page is late, and the user sees the one they are on. */
const PATIENCE_FRAMES = 120
/** A picture that takes longer comes in later, ms. */
const LATE_MS = 400
/** These have gestures of their own. */
const BUSY = 'input, textarea, select, video, dialog, [contenteditable], [data-own-swipes]'

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const scrollsSideways = (from: Element, until: Element): boolean => {
  for (let element: Element | null = from; element && element !== until; element = element.parentElement) {
    if (element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX)) {
      return true
    }
  }
  return false
}

/** Moves an element to where it ends, from where the finger has left it. */
const moveTo = (element: HTMLElement, transform: string): Promise<unknown> => {
  const from = element.style.transform
  element.style.transform = transform
  return element.animate([{ transform: from || 'none' }, { transform: transform || 'none' }], {
    duration: 200,
    easing: 'ease-out',
  }).finished
}

/** Draws the first window of a neighbor's page, at the place where it will be. */
const drawNeighbor = ({ store }: Services, pinId: string, top: number): HTMLElement => {
  const state = store.getState()
  const pin = state.entities.pin[pinId]
  const panel = document.createElement('div')
  panel.className = styles.neighbor!
  panel.inert = true
  panel.style.insetBlockStart = `${top}px`
  if (!pin?.images) return panel
  const { src, srcSet, width, height } = closeupSources(pin.images)
  const frame = document.createElement('div')
  frame.className = styles.frame!
  frame.style.setProperty('--ratio', `${width} / ${height}`)
  frame.style.setProperty('--natural', `${width}px`)
  frame.style.setProperty('--ground', pin.dominant_color)
  if (!pin.sensitivity_screen || isBoardShown(state, pin.board!)) {
    // The grid's picture is here already.
    frame.style.backgroundImage = `url("${pictureSources(pin.images).src}")`
    const picture = document.createElement('img')
    Object.assign(picture, {
      className: styles.picture,
      alt: '',
      sizes: closeupSizes(width, height),
      srcset: srcSet,
      src,
    })
    frame.append(picture)
  }
  panel.append(frame)
  return panel
}

/** Removes the panel once the page below it shows the same picture. */
const uncover = async (panel: HTMLElement): Promise<void> => {
  const picture = document.querySelector<HTMLImageElement>('main article img')
  const late = new Promise((resolve) => setTimeout(resolve, LATE_MS))
  // A picture that fails shows its text.
  await Promise.race([picture?.decode().catch(() => undefined), late])
  requestAnimationFrame(() => panel.remove())
}

interface Gesture {
  readonly x: number
  readonly y: number
  readonly isSideways: boolean
  kind?: 'side' | 'down'
  panel?: HTMLElement
  /** The neighbor that the panel shows. */
  pinId?: string | null
  readonly moves: { readonly way: number; readonly at: number }[]
}

/**
 * Sideways, the next or previous pin of the grid comes along with the finger and replaces this one; down, at the top of
 * the page, the picture follows and the page closes. Anything else is the browser's.
 */
export const watchSwipes = (
  element: HTMLElement,
  services: Services,
  pinId: string,
  neighborsOf: () => Neighbors,
): (() => void) => {
  const { navigator, store } = services
  const end = new AbortController()
  const picture = element.firstElementChild as HTMLElement
  let gesture: Gesture | undefined

  const targetOf = (x: number): string | null => {
    const isForward = document.documentElement.dir === 'rtl' ? x > 0 : x < 0
    return isForward ? neighborsOf().next : neighborsOf().previous
  }
  const follow = (now: Gesture, x: number, y: number) => {
    if (now.kind === 'down') {
      const way = Math.max(0, y)
      picture.style.transform = `translate(${x / 2}px, ${way}px) scale(${Math.max(0.75, 1 - way / 1_600)})`
      return
    }
    const target = targetOf(x)
    if (target !== now.pinId) {
      now.panel?.remove()
      now.pinId = target
      delete now.panel
      if (target !== null) {
        navigator.preload(pinPath({ id: target }))
        now.panel = drawNeighbor(services, target, element.getBoundingClientRect().top + scrollY)
        document.body.append(now.panel)
      }
    }
    picture.style.transform = `translateX(${now.panel ? x : x * RESISTANCE}px)`
    if (now.panel) now.panel.style.transform = `translateX(${x + (x < 0 ? innerWidth : -innerWidth)}px)`
  }
  const settle = ({ panel }: Gesture, x: number) => {
    if (isStill()) return
    void moveTo(picture, '')
    if (panel) void moveTo(panel, `translateX(${x < 0 ? 100 : -100}%)`).then(() => panel.remove())
  }
  const open = async ({ panel }: Gesture, target: string, x: number) => {
    if (panel) await Promise.all([moveTo(picture, `translateX(${x < 0 ? -100 : 100}%)`), moveTo(panel, '')])
    navigator.go(pinPath({ id: target }), { replace: true })
    if (!panel) return
    let frames = 0
    const wait = () => {
      if (element.isConnected && frames++ < PATIENCE_FRAMES) return void requestAnimationFrame(wait)
      picture.style.transform = ''
      void uncover(panel)
    }
    wait()
  }
  const close = () => {
    const { board: boards, pin: pins } = store.getState().entities
    const board = boards[pins[pinId]?.board ?? '']
    if (navigator.hasPrevious()) navigator.back()
    else navigator.go(board?.url ?? '/')
  }

  element.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const touch = touches[0]
      if (gesture?.kind) settle(gesture, 0)
      gesture = undefined
      if (!touch || touches.length > 1 || (visualViewport?.scale ?? 1) > 1) return
      if (!(target instanceof Element) || target.closest(BUSY)) return
      if (touch.clientX < EDGE_PX || touch.clientX > innerWidth - EDGE_PX) return
      const isSideways = !scrollsSideways(target, element)
      gesture = { x: touch.clientX, y: touch.clientY, isSideways, moves: [] }
    },
    { passive: true, signal: end.signal },
  )
  element.addEventListener(
    'touchmove',
    (event) => {
      const touch = event.touches[0]
      if (!gesture || !touch) return
      const [x, y] = [touch.clientX - gesture.x, touch.clientY - gesture.y]
      if (!gesture.kind) {
        if (Math.hypot(x, y) < SLIP_PX) return
        const isAcross = Math.abs(x) > Math.abs(y) * 1.3
        const isDown = y > Math.abs(x) && scrollY <= 0 && picture.contains(event.target as Node)
        if (!event.cancelable || !(isAcross ? gesture.isSideways : isDown)) return void (gesture = undefined)
        gesture.kind = isAcross ? 'side' : 'down'
      }
      event.preventDefault()
      gesture.moves.push({ way: gesture.kind === 'side' ? x : y, at: event.timeStamp })
      if (!isStill()) follow(gesture, x, y)
    },
    { passive: false, signal: end.signal },
  )
  const release = ({ timeStamp, type }: TouchEvent) => {
    const done = gesture
    gesture = undefined
    const last = done?.moves.at(-1)
    if (!done || !last) return
    const since = done.moves.find(({ at }) => timeStamp - at < RECENT_MS) ?? last
    const speed = (last.way - since.way) / Math.max(1, last.at - since.at)
    const isFar = Math.abs(last.way) > (done.kind === 'side' ? innerWidth * NEXT_PART : CLOSING_PX)
    const isOn = type === 'touchend' && (isFar || Math.abs(speed) > FAST) && speed * last.way >= 0
    const target = done.kind === 'side' ? targetOf(last.way) : null
    if (isOn && done.kind === 'down' && last.way > 0) close()
    else if (isOn && target !== null) void open(done, target, last.way)
    else settle(done, last.way)
  }
  element.addEventListener('touchend', release, { signal: end.signal })
  element.addEventListener('touchcancel', release, { signal: end.signal })
  // From now on, sideways movements are ours.
  element.style.touchAction = 'pan-y pinch-zoom'
  return () => end.abort()
}
