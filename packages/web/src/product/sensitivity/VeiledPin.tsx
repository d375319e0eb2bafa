import { Suspense, useEffect, type ReactNode } from 'react'
import { laterPart } from '../../shell/later-part.tsx'
import { useIsVeiled } from './shown-boards.ts'

const { load, Part } = laterPart(async () => (await import('./PinScreen.tsx')).PinScreen)

/** BOARD-11: a page about a pin of a sensitive board, which asks before it shows anything. */
export const VeiledPin = ({ pinId, children }: { readonly pinId: string; readonly children: ReactNode }) => {
  const isVeiled = useIsVeiled(pinId)
  useEffect(() => {
    if (isVeiled) void load()
  }, [isVeiled])
  return isVeiled ? (
    <Suspense>
      <Part pinId={pinId} />
    </Suspense>
  ) : (
    children
  )
}
