import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { sectionsOf } from '../feeds.ts'
import { loadOrganizeBoard, type OrganizeBoard } from '../../lazy/organize-board.ts'

/** Returns where the page's pins begin, px from the top of the window; `undefined` without pins. */
export const topOfPins = (): number | undefined => document.querySelector('[data-pins]')?.getBoundingClientRect().top

/** The state of the page's organize mode. Its code loads on demand, because few users need it. */
export const useOrganizeMode = (boardId: string) => {
  const t = useTexts(shellTexts)
  const { data, toasts, report } = useServices()
  const [Mode, setMode] = useState<OrganizeBoard | null>(null)
  const opener = useRef<Element | null>(null)
  const topBefore = useRef<number>(undefined)
  // What appears or goes above the pins must not move them: the page scrolls by as much.
  useLayoutEffect(() => {
    const before = topBefore.current
    topBefore.current = undefined
    const now = before === undefined ? undefined : topOfPins()
    if (before !== undefined && now !== undefined) window.scrollBy({ top: now - before, behavior: 'instant' })
  })
  const begin = async () => {
    opener.current = document.activeElement
    try {
      // The sections are targets above the pins. Later they would push the pins down.
      const [Loaded] = await Promise.all([loadOrganizeBoard(), data.load(sectionsOf(boardId))])
      topBefore.current = topOfPins()
      setMode(() => Loaded)
    } catch (error) {
      report({ kind: 'error', error, where: 'organize' })
      toasts.show({ text: t('error.default'), kind: 'danger' })
    }
  }
  const end = () => {
    topBefore.current = topOfPins()
    setMode(null)
    // A user who ends it by keyboard returns to where they started, without scrolling.
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
  return { Mode, begin: () => void begin(), end }
}
