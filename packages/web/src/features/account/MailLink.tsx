import { Button } from '@corkboard/design-system'
import { useState } from 'react'
import { errorOf, type NormalizedError } from '../../api/errors.ts'
import { useMessages } from '../../messages/messages.tsx'
import { PreferenceTexts } from '../../messages/PreferenceTexts.tsx'
import { useServices, useViewer, type Services } from '../../services.tsx'
import { refreshViewer } from '../../product/accounts/refresh-viewer.ts'
import { homePath, logInPath, settingsPath } from '../../product/addresses.ts'
import { AccountScreen, AccountTexts, WaitingScreen } from './AccountScreen.tsx'
import { useMailToken } from './use-mail-token.ts'

type Purpose = 'verify' | 'confirm' | 'backup'

const follow = async (services: Services, purpose: Purpose, token: string): Promise<void> => {
  const { data } = services
  if (purpose === 'verify') await data.write('create', 'EmailVerificationResource', { token })
  else await data.write('update', purpose === 'confirm' ? 'EmailChangeResource' : 'BackupEmailResource', { token })
  await refreshViewer(services)
}

/** What comes instead of the button that was pressed has the focus next. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()

type State = 'asked' | 'following' | 'done' | NormalizedError

/** Waits for a press: programs that look through mails open their links too, and run what is on the page. */
const useFollowing = (purpose: Purpose, token: string | null | undefined) => {
  const services = useServices()
  const [state, setState] = useState<State>('asked')
  const act = () => {
    setState('following')
    void follow(services, purpose, token ?? '').then(
      () => setState('done'),
      (thrown: unknown) => setState(errorOf(thrown)),
    )
  }
  return { state, act }
}

const Content = ({ purpose }: { readonly purpose: Purpose }) => {
  const t = useMessages()
  const viewer = useViewer()
  const token = useMailToken()
  const { state, act } = useFollowing(purpose, token)
  const isIn = viewer.kind === 'AUTH'
  if (token === undefined) return <WaitingScreen title={t(`link.${purpose}.title`)} />
  if (token !== null && (state === 'asked' || state === 'following')) {
    return (
      <AccountScreen title={t(`link.${purpose}.title`)} text={t(`link.${purpose}.text`)}>
        <Button kind="accent" size="large" wide pending={state === 'following'} onClick={act}>
          {t(`link.${purpose}.press`)}
        </Button>
      </AccountScreen>
    )
  }
  if (state === 'done') {
    return (
      <AccountScreen title={t(`link.${purpose}.done`)} text={t(`link.${purpose}.done.text`)}>
        <Button ref={takeFocus} kind="accent" size="large" wide href={isIn ? homePath : logInPath}>
          {t(isIn ? 'link.goOn' : 'account.logIn')}
        </Button>
      </AccountScreen>
    )
  }
  if (typeof state === 'object' && state.error_code !== 'link.expired') {
    return (
      <AccountScreen title={t(`link.${purpose}.failed`)} text={state.message}>
        <Button ref={takeFocus} wide onClick={act}>
          {t('error.retry')}
        </Button>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title={t('link.expired.title')} text={t(`link.${purpose}.expired`)}>
      <Button
        ref={token === null ? undefined : takeFocus}
        kind="accent"
        size="large"
        wide
        href={isIn ? settingsPath : logInPath}
      >
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
