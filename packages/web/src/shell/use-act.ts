import { useState } from 'react'
import { errorOf, isAbort } from '../api/errors.ts'
import { useServices } from '../services.tsx'

/** Something done at the press of a button: `pending` while it is being done; what refuses it is told in a toast. */
export const useAct = () => {
  const { toasts } = useServices()
  const [pending, setPending] = useState(false)
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    setPending(true)
    try {
      await act()
    } catch (thrown) {
      // Given up by the person, it is as if nothing was.
      if (!isAbort(thrown)) toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return { pending, run }
}
