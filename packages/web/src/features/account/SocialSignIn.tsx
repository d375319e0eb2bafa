import { Button } from '@corkboard/design-system'
import { useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse, useServices, useShown } from '../../services.tsx'
import { storedInviteCode } from '../../product/invites/landing-parameters.ts'
import { recordSignIn } from '../../product/accounts/record-sign-in.ts'
import { socialProviders, type SocialProvider } from '../../product/accounts/social-providers.ts'
import { recordSignInFrom } from '../../product/visits/session-flags.ts'
import styles from './SocialSignIn.module.css'

interface SocialSignInProps {
  /** Where the user wanted to go; undefined for the current page. */
  readonly next: string | undefined
  /** Called before the user leaves for the provider. */
  readonly onLeave?: (() => void) | undefined
}

/** IDENT-16: buttons to log in or sign up with a provider's account, if any is configured. */
export const SocialSignIn = ({ next, onLeave }: SocialSignInProps) => {
  const t = useTexts(texts)
  const { data, store, toasts } = useServices()
  const { handlerId, location } = useShown().visit
  const providers = useResponse<readonly SocialProvider[]>(socialProviders).data ?? []
  const [pending, setPending] = useState<string | null>(null)
  if (providers.length === 0) return null
  const go = async (provider: string) => {
    setPending(provider)
    try {
      const invite = storedInviteCode()
      const { url } = await data.write('create', 'SocialSignInResource', {
        provider,
        next: next ?? location.pathname + location.search,
        ...(invite !== undefined && { invite_code: invite }),
      })
      recordSignIn()
      recordSignInFrom(sessionStorage, handlerId ?? null, store.getState())
      onLeave?.()
      window.location.assign(url)
    } catch (thrown) {
      toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
      setPending(null)
    }
  }
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('account.or')}</p>
      {providers.map(({ id, name }) => (
        <Button key={id} size="large" wide pending={pending === id} onClick={() => void go(id)}>
          {t('account.continueWith', { provider: name })}
        </Button>
      ))}
    </div>
  )
}
