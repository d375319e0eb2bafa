import { useEffect } from 'react'
import { useServices } from '../services.tsx'
import { createPinPath } from '../product/addresses.ts'
import { isBusyElsewhere } from '../shell/key-presses.ts'
import { openShortcuts } from '../lazy/open-shortcuts.tsx'
import { shortcutOf } from '../shell/shortcut-keys.ts'

/** The shortcuts of every page: `/` searches, `n` creates pins, `?` lists the shortcuts. */
export const useShortcuts = (): void => {
  const services = useServices()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isBusyElsewhere(event)) return
      const shortcut = shortcutOf(event)
      if (shortcut === null) return
      event.preventDefault()
      if (shortcut === 'builder') services.navigator.go(createPinPath)
      else if (shortcut === 'help') void openShortcuts(services)
      else document.querySelector<HTMLInputElement>('header input[type=search]')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [services])
}
