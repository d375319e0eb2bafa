import { Button, Dialog } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as peopleTexts } from '../../product/people/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { sentPath } from '../../product/addresses.ts'
import { useDismissGuard } from '../../shell/leave-guard/use-dismiss-guard.tsx'
import { SendPeople } from './SendPeople.tsx'

interface SendPinProps {
  readonly pinId: string
  readonly onClose: () => void
}

/** PIN-14: sends a pin to any number of people, then shows what was sent. */
export const SendPinDialog = ({ pinId, onClose }: SendPinProps) => {
  const t = useTexts(texts, peopleTexts)
  const { navigator } = useServices()
  const [isSent, setIsSent] = useState(false)
  /** The message that has not been sent to anyone yet. */
  const [unsent, setUnsent] = useState('')
  const dismiss = useDismissGuard(unsent.trim() !== '', onClose)
  const finish = () => {
    onClose()
    navigator.go(sentPath({ id: pinId }))
  }
  return (
    <Dialog
      open
      title={t('send.title')}
      closeLabel={t('people.close')}
      onClose={dismiss}
      actions={
        isSent && (
          <Button kind="accent" onClick={finish}>
            {t('send.done')}
          </Button>
        )
      }
    >
      <SendPeople
        pinId={pinId}
        onSent={() => {
          setIsSent(true)
          setUnsent('')
        }}
        onWrite={setUnsent}
      />
    </Dialog>
  )
}
