import { Dialog } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { PeopleTexts } from '../../messages/PeopleTexts.tsx'
import { useServices } from '../../services.tsx'
import { sentPath } from '../../shell/addresses.ts'
import { SendPeople } from './SendPeople.tsx'

interface SendPinProps {
  readonly pinId: string
  readonly onClose: () => void
}

const Content = ({ pinId, onClose }: SendPinProps) => {
  const t = useMessages()
  const { toasts, navigator } = useServices()
  const onSent = (name: string) =>
    toasts.show({
      text: t('send.done', { name }),
      action: {
        label: t('send.more'),
        onPress: () => {
          onClose()
          navigator.go(sentPath({ id: pinId }))
        },
      },
    })
  return (
    <Dialog open title={t('send.title')} closeLabel={t('people.close')} onClose={onClose}>
      <SendPeople pinId={pinId} onSent={onSent} />
    </Dialog>
  )
}

/** PIN-14: sends a pin to people. */
export const SendPinDialog = (props: SendPinProps) => (
  <PeopleTexts>
    <Content {...props} />
  </PeopleTexts>
)
