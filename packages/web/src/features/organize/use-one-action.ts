import { useCallback, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { sectionsOf } from '../../product/feeds.ts'
import { useServices } from '../../services.tsx'
import { reloadLists, type Place } from './place-lists.ts'

export type RunAction = (work: () => Promise<void>) => Promise<void>

/** Runs one act at a time; a refusal is said, and nothing else changes. */
export const useOneAction = (here: Place): { readonly isBusy: boolean; readonly run: RunAction } => {
  const services = useServices()
  const [isBusy, setBusy] = useState(false)
  const run = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true)
      try {
        await work()
      } catch (thrown) {
        const { message, httpStatus } = errorOf(thrown)
        services.toasts.show({ text: message, kind: 'danger' })
        // Another user is organizing the board too, and has removed some of what is shown.
        if (httpStatus === 404) {
          const sections = services.data.load(sectionsOf(here.boardId), { force: true })
          await Promise.all([reloadLists(services, [here]), sections])
        }
      }
      setBusy(false)
    },
    [services, here],
  )
  return { isBusy, run }
}
