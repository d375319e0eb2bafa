import type { MfaChallengeWire } from '@corkboard/contract/accounts/wire/mfa'
import { FormProblem } from '@corkboard/design-system'
import { useEffect, useState, type ReactNode } from 'react'
import { useServices } from '../../services.tsx'
import { socialRefusal } from '../../product/accounts/social-refusal.ts'
import type { SecondStep } from './SecondStep.tsx'
import { challengeIn } from './social-return.ts'

interface SocialReturnProps {
  /** The code of what went wrong there. */
  readonly refusal: string | undefined
  readonly onDone: () => void
  /** The ways in. */
  readonly children: ReactNode
}

interface Asked {
  readonly challenge: MfaChallengeWire
  /** Its files come when they are needed. */
  readonly Step: typeof SecondStep
}

/** IDENT-16: back from where the other account is: why it did not work, or the second step in place of the ways in. */
export const SocialReturn = ({ refusal, onDone, children }: SocialReturnProps) => {
  const { report } = useServices()
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    const challenge = challengeIn(window.location.hash)
    if (!challenge) return
    // It is nobody else's: neither for the history nor for whoever gets the address.
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search)
    import('./SecondStep.tsx').then(
      ({ SecondStep: Step }) => setAsked({ challenge, Step }),
      (error: unknown) => report({ kind: 'error', error, where: 'second step' }),
    )
  }, [report])
  if (asked) {
    return (
      <asked.Step
        challenge={asked.challenge}
        options={{ remember: true }}
        onDone={onDone}
        onStartAgain={() => setAsked(null)}
      />
    )
  }
  const problem = socialRefusal(refusal)
  return (
    <>
      {problem !== null && <FormProblem text={problem} />}
      {children}
    </>
  )
}
