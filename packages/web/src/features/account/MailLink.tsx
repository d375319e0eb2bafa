import { Button } from '@corkboard/design-system'
import { useState } from 'react'
import { errorOf, type NormalizedError } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices, useViewer, type Services } from '../../services.tsx'
import { refreshViewer } from '../../product/accounts/refresh-viewer.ts'
import { homePath, logInPath, settingsPath } from '../../product/addresses.ts'
import { AccountScreen, WaitingScreen } from './AccountScreen.tsx'
import { useMailToken } from './use-mail-token.ts'

type Purpose = 'verify' | 'confirm' | 'backup'

const TEXTS = {
  verify: {
    title: 'link.verify.title',
    text: 'link.verify.text',
    press: 'link.verify.press',
    done: 'link.verify.done',
    doneText: 'link.verify.done.text',
    failed: 'link.verify.failed',
    expired: 'link.verify.expired',
  },
  confirm: {
    title: 'link.confirm.title',
    text: 'link.confirm.text',
    press: 'link.confirm.press',
    done: 'link.confirm.done',
    doneText: 'link.confirm.done.text',
    failed: 'link.confirm.failed',
    expired: 'link.confirm.expired',
  },
  backup: {
    title: 'link.backup.title',
    text: 'link.backup.text',
    press: 'link.backup.press',
    done: 'link.backup.done',
    doneText: 'link.backup.done.text',
    failed: 'link.backup.failed',
    expired: 'link.backup.expired',
  },
} as const

const follow = async (services: Services, purpose: Purpose, token: string): Promise<void> => {
  const { data } = services
  if (purpose === 'verify') await data.write('create', 'EmailVerificationResource', { token })
  else await data.write('update', purpose === 'confirm' ? 'EmailChangeResource' : 'BackupEmailResource', { token })
  await refreshViewer(services)
}

/** Moves the focus to the element that replaces the clicked button. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()

type State = 'asked' | 'following' | 'done' | NormalizedError

/** Waits for a click, because mail scanners open links too and run the page's scripts. */
const useFollowing = (purpose: Purpose, token: string | null | undefined) => {
  const services = useServices()
  const [state, setState] = useState<State>('asked')
  const followLink = () => {
    setState('following')
    void follow(services, purpose, token ?? '').then(
      () => setState('done'),
      (thrown: unknown) => setState(errorOf(thrown)),
    )
  }
  return { state, followLink }
}

/**
 * The page that links in emails lead to: `verify` an address (IDENT-07), `confirm` a new one, `backup`: a parent's
 * address (IDENT-12).
 */
export const MailLink = ({ purpose }: { readonly purpose: Purpose }) => {
  const t = useTexts(texts, accountsTexts, shellTexts)
  const viewer = useViewer()
  const token = useMailToken()
  const { state, followLink } = useFollowing(purpose, token)
  const isIn = viewer.kind === 'AUTH'
  const words = TEXTS[purpose]
  if (token === undefined) return <WaitingScreen title={t(words.title)} />
  if (token !== null && (state === 'asked' || state === 'following')) {
    return (
      <AccountScreen title={t(words.title)} text={t(words.text)}>
        <Button kind="accent" size="large" wide pending={state === 'following'} onClick={followLink}>
          {t(words.press)}
        </Button>
      </AccountScreen>
    )
  }
  if (state === 'done') {
    return (
      <AccountScreen title={t(words.done)} text={t(words.doneText)}>
        <Button ref={takeFocus} kind="accent" size="large" wide href={isIn ? homePath : logInPath}>
          {t(isIn ? 'link.goOn' : 'account.logIn')}
        </Button>
      </AccountScreen>
    )
  }
  if (typeof state === 'object' && state.error_code !== 'link.expired') {
    return (
      <AccountScreen title={t(words.failed)} text={state.message}>
        <Button ref={takeFocus} wide onClick={followLink}>
          {t('error.retry')}
        </Button>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title={t('link.expired.title')} text={t(words.expired)}>
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
