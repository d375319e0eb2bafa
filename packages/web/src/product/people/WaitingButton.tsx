import { Button } from '@corkboard/design-system'
import { useState, type ReactNode } from 'react'

interface WaitingButtonProps {
  /** The accessible name, which includes the user's name. */
  readonly label: string
  readonly onPress: () => Promise<unknown>
  readonly children: ReactNode
}

/** A button in a list of users that is pending while its action runs. */
export const WaitingButton = ({ label, onPress, children }: WaitingButtonProps) => {
  const [pending, setPending] = useState(false)
  const press = async () => {
    setPending(true)
    await onPress()
    setPending(false)
  }
  return (
    <Button kind="accent" size="small" pending={pending} aria-label={label} onClick={() => void press()}>
      {children}
    </Button>
  )
}
