import { Button } from '@corkboard/design-system'
import { useCallback, useEffect, useState } from 'react'
import { errorOf, type NormalisedError } from '../../api/errors.ts'
import { useMessages } from '../../messages/messages.tsx'
import { PreferenceTexts } from '../../messages/PreferenceTexts.tsx'
import { useServices, useViewer, type Services } from '../../services.tsx'
import { refreshViewer } from '../../shell/accounts/refresh-viewer.ts'
import { homePath, logInPath, settingsPath } from '../../shell/addresses.ts'
import { AccountScreen, AccountTexts, WaitingScreen } from './AccountScreen.tsx'
import { useMailToken } from './use-mail-token.ts'

type Purpose = 'verify' | 'confirm' | 'backup'

const follow = async (services: Services, purpose: Purpose, token: string): Promise<void> => {
  const { data } = services
  if (purpose === 'verify') await data.write('create', 'EmailVerificationResource', { token })
  else await data.write('update', purpose === 'confirm' ? 'EmailChangeResource' : 'BackupEmailResource', { token })
  await refreshViewer(services)
}

type State = 'following' | 'done' | NormalisedError

/** Follows the link once, by itself, and again when asked to. */
const useFollowing = (purpose: Purpose, token: string | null | undefined) => {
  const services = useServices()
  const [state, setState] = useState<State>('following')
  const act = useCallback(() => {
    if (token === undefined) return
    void follow(services, purpose, token ?? '').then(
      () => setState('done'),
      (thrown: unknown) => setState(errorOf(thrown)),
    )
  }, [services, purpose, token])
  useEffect(act, [act])
  const again = () => {
    setState('following')
    act()
  }
  return { state, again }
}

const Content = ({ purpose }: { readonly purpose: Purpose }) => {
  const t = useMessages()
  const viewer = useViewer()
  const { state, again } = useFollowing(purpose, useMailToken())
  const isIn = viewer.kind === 'AUTH'
  if (state === 'following') return <WaitingScreen title={t(`link.${purpose}.title`)} />
  if (state === 'done') {
    return (
      <AccountScreen title={t(`link.${purpose}.done`)} text={t(`link.${purpose}.done.text`)}>
        <Button kind="accent" size="large" wide href={isIn ? homePath : logInPath}>
          {t(isIn ? 'link.goOn' : 'account.logIn')}
        </Button>
      </AccountScreen>
    )
  }
  const isOver = state.error_code === 'link.expired'
  if (!isOver) {
    return (
      <AccountScreen title={t(`link.${purpose}.failed`)} text={state.message}>
        <Button wide onClick={again}>
          {t('error.retry')}
        </Button>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title={t('link.expired.title')} text={t(`link.${purpose}.expired`)}>
      <Button kind="accent" size="large" wide href={isIn ? settingsPath : logInPath}>
        {t(isIn ? 'link.toSettings' : 'account.logIn')}
      </Button>
    </AccountScreen>
  )
}

/** Where the links of mails lead: `verify` an address (IDENT-07), `confirm` a new one, `backup`: a parent's (IDENT-12). */
export const MailLink = ({ purpose }: { readonly purpose: Purpose }) => (
  <AccountTexts>
    <PreferenceTexts>
      <Content purpose={purpose} />
    </PreferenceTexts>
  </AccountTexts>
)
