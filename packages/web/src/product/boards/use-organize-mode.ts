import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { loadOrganizeBoard, type OrganizeBoard } from '../../lazy/organize-board.ts'

/** The state of the page's organize mode. Its code loads on demand, because few users need it. */
export const useOrganizeMode = () => {
  const t = useTexts(shellTexts)
  const { toasts, report } = useServices()
  const [Mode, setMode] = useState<OrganizeBoard | null>(null)
  const opener = useRef<Element | null>(null)
  const begin = async () => {
    opener.current = document.activeElement
    try {
      const Loaded = await loadOrganizeBoard()
      setMode(() => Loaded)
    } catch (error) {
      report({ kind: 'error', error, where: 'organize' })
      toasts.show({ text: t('error.default'), kind: 'danger' })
    }
  }
  const end = () => {
    setMode(null)
    // A user who ends it by keyboard returns to where they started, without scrolling.
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
  return { Mode, begin: () => void begin(), end }
}
