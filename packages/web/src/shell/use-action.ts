import { useState } from 'react'
import { errorOf, isAbort } from '../api/errors.ts'
import { useServices } from '../services.tsx'

/** Runs the action of a button: `pending` while it runs, and a toast if it is refused. */
export const useAction = () => {
  const { toasts } = useServices()
  const [pending, setPending] = useState(false)
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    setPending(true)
    try {
      await action()
    } catch (thrown) {
      // An abort by the user is not an error.
      if (!isAbort(thrown)) toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return { pending, run }
}
