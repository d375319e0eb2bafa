import type { Id } from '@corkboard/contract/ids'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useShown } from '../../services.tsx'

const RemovedPin = lazy(async () => ({ default: (await import('./RemovedPin.tsx')).RemovedPin }))

/** Nothing changes where a page is drawn. */
const never = () => () => {}

/** A page that is not there, for a member: of a pin they may be told more, once the browser has asked. */
export const OwnMissingPin = ({ otherwise }: { readonly otherwise: ReactNode }) => {
  const { handlerId, params } = useShown().visit
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { id } = params as { readonly id?: Id }
  // An address that is no pin's has no id.
  if (!isInBrowser || handlerId !== 'www/pin/[id]' || id === undefined) return otherwise
  return (
    <Suspense fallback={otherwise}>
      <RemovedPin pinId={id} otherwise={otherwise} />
    </Suspense>
  )
}
