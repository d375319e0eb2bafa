import type { MfaChallengeWire } from '@corkboard/contract/accounts/wire/mfa'
import { FormProblem } from '@corkboard/design-system'
import { useEffect, useState, type ReactNode } from 'react'
import { useServices } from '../../services.tsx'
import { socialRefusal } from '../../product/accounts/social-refusal.ts'
import type { SecondStep } from './SecondStep.tsx'
import { challengeIn } from './social-return.ts'

interface SocialReturnProps {
  /** The error code from the provider. */
  readonly refusal: string | undefined
  readonly onDone: () => void
  /** The sign-in options. */
  readonly children: ReactNode
}

interface SecondStepRequest {
  readonly challenge: MfaChallengeWire
  /** Loaded when needed. */
  readonly Step: typeof SecondStep
}

/**
 * IDENT-16: handles the return from the provider: shows why it failed, or the second step instead of the sign-in
 * options.
 */
export const SocialReturn = ({ refusal, onDone, children }: SocialReturnProps) => {
  const { report } = useServices()
  const [secondStep, setSecondStep] = useState<SecondStepRequest | null>(null)
  useEffect(() => {
    const challenge = challengeIn(window.location.hash)
    if (!challenge) return
    // The challenge is secret: keep it out of the history and of copied addresses.
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search)
    import('./SecondStep.tsx').then(
      ({ SecondStep: Step }) => setSecondStep({ challenge, Step }),
      (error: unknown) => report({ kind: 'error', error, where: 'second step' }),
    )
  }, [report])
  if (secondStep) {
    return (
      <secondStep.Step
        challenge={secondStep.challenge}
        options={{ remember: true, isPage: true }}
        onDone={onDone}
        onStartAgain={() => setSecondStep(null)}
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
