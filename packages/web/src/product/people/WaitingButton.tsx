import { Button } from '@corkboard/design-system'
import { useState, type ReactNode } from 'react'

interface WaitingButtonProps {
  /** What is heard of it, with the person's name. */
  readonly label: string
  readonly onPress: () => Promise<unknown>
  readonly children: ReactNode
}

/** Does something with one person of a list, and is busy until that is done. */
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
