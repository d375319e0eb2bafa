import { Suspense, useEffect, type ReactNode } from 'react'
import { usePin } from '../../services.tsx'
import { laterPart } from '../../shell/later-part.tsx'
import { useIsVeiled } from './shown-boards.ts'

const { load, Part } = laterPart(async () => (await import('./SensitivityScreen.tsx')).SensitivityScreen)

const Screen = ({ pinId }: { readonly pinId: string }) => {
  const pin = usePin(pinId)
  useEffect(() => void load().catch(() => undefined), [])
  return (
    <Suspense>
      <Part boardId={pin?.board ?? ''} sensitivity={pin?.sensitivity ?? 'mature'} of="pin" />
    </Suspense>
  )
}

/** BOARD-11: a page about a pin of a sensitive board, which asks before it shows anything. */
export const VeiledPin = ({ pinId, children }: { readonly pinId: string; readonly children: ReactNode }) =>
  useIsVeiled(pinId) ? <Screen pinId={pinId} /> : children
