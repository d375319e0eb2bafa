import { VisuallyHidden } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { usePin } from '../../services.tsx'
import { reasonText } from '../../shell/pins/reason-text.ts'
import { PinCard, type PinCardProps } from '../../shell/pin-card/PinCard.tsx'

/** FIND-01: a pin of the home feed, which says why it is there to those who hear it; others find it in its menu. */
export const HomeCard = (props: PinCardProps) => {
  const t = useMessages()
  const reason = usePin(props.pinId)?.recommendation_reason
  return (
    <>
      <PinCard {...props} />
      {reason && <VisuallyHidden>{reasonText(t, reason)}</VisuallyHidden>}
    </>
  )
}
