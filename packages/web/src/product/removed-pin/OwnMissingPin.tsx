import type { Id } from '@corkboard/contract/ids'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useShown } from '../../services.tsx'

const RemovedPin = lazy(async () => ({ default: (await import('./RemovedPin.tsx')).RemovedPin }))

/** The value never changes on a page. */
const never = () => () => {}

/** The not-found page for members. For a pin, the browser may load and show more details. */
export const OwnMissingPin = ({ otherwise }: { readonly otherwise: ReactNode }) => {
  const { handlerId, params } = useShown().visit
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { id } = params as { readonly id?: Id }
  // Addresses of other pages have no pin id.
  if (!isInBrowser || handlerId !== 'www/pin/[id]' || id === undefined) return otherwise
  return (
    <Suspense fallback={otherwise}>
      <RemovedPin pinId={id} otherwise={otherwise} />
    </Suspense>
  )
}
