import { usePin } from '../../services.tsx'
import { SensitivityScreen } from './SensitivityScreen.tsx'

/** Asks before a pin of a sensitive board shows. */
export const PinScreen = ({ pinId }: { readonly pinId: string }) => {
  const pin = usePin(pinId)
  return <SensitivityScreen boardId={pin?.board ?? ''} sensitivity={pin?.sensitivity ?? 'mature'} of="pin" />
}
