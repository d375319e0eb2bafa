import type { NotificationKind } from '@corkboard/contract/social/notifications'
import { Button } from '@corkboard/design-system'
import { useEffect, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { useResponse, useServices, useViewer } from '../../services.tsx'
import { refreshViewer } from '../../product/accounts/refresh-viewer.ts'
import { NOTIFICATION_TEXTS } from '../../product/notifications/kind-texts.ts'
import { texts as notificationsTexts } from '../../product/notifications/texts/texts.generated.ts'
import { logInPath, mailNotificationsPath, withReturn } from '../../product/addresses.ts'
import { PreferenceForm, Tick, Ticks } from '../../shell/forms/PreferenceForm.tsx'
import { usePreferenceForm } from '../../shell/forms/use-preference-form.ts'
import { resource, type WriteData, type WriteOptions } from '../../store/requests.ts'
import { AccountScreen, WaitingScreen } from './AccountScreen.tsx'
import { useMailToken } from './use-mail-token.ts'

type Subscription = WriteData<'EmailSubscriptionResource', 'update'>
type Change = Omit<WriteOptions<'EmailSubscriptionResource', 'update'>, 'token'>
type Wanted = Readonly<Record<string, boolean>>

/** The last change made here: one kind ended, all of them, or that was undone. */
type LastChange = 'one' | 'all' | 'undone'

const TEXTS = {
  ask: { title: 'subscription.ask', text: 'subscription.ask.text' },
  stopped: { title: 'subscription.done', text: 'subscription.done.text' },
  stoppedAll: { title: 'subscription.none.done', text: 'subscription.none.done.text' },
  resumed: { title: 'subscription.again', text: 'subscription.again.text' },
} as const

const wantedOf = ({ options, kind }: Subscription): Wanted =>
  Object.fromEntries(options.filter(({ id }) => id !== kind).map(({ id, value }) => [id, value]))

/** Lets lines break only at the dots that hide most of an address. Word joiners keep it in one piece if it fits. */
const inOnePiece = (email: string): string => email.replaceAll(/[…@.-]/g, '\u2060$&\u2060')

const isWanted = ({ options, kind }: Subscription): boolean => options.some(({ id, value }) => id === kind && value)

interface SubscriptionProps {
  readonly known: Subscription
  readonly change: (change: Change) => Promise<Subscription>
}

/** Checkboxes for all other kinds of email. */
const Others = ({ known, change }: SubscriptionProps) => {
  const t = useTexts(texts, notificationsTexts)
  const form = usePreferenceForm<Wanted>({
    initial: wantedOf(known),
    save: async (changed) => {
      const options = Object.entries(changed).map(([id, value]) => ({ id, value: value === true }))
      return wantedOf(await change({ options }))
    },
  })
  const kinds = Object.keys(form.fields) as NotificationKind[]
  return (
    <PreferenceForm form={form}>
      <Ticks label={t('subscription.others')}>
        {kinds.map((kind) => (
          <Tick
            key={kind}
            {...form.tick(kind)}
            label={t(NOTIFICATION_TEXTS[kind].label)}
            hint={t(NOTIFICATION_TEXTS[kind].text)}
          />
        ))}
      </Ticks>
    </PreferenceForm>
  )
}

/** One click stops the kind of email whose link was followed, or all of them. One more click undoes that. */
const Choices = ({ known, change }: SubscriptionProps) => {
  const t = useTexts(texts, notificationsTexts)
  const { toasts } = useServices()
  const [lastChange, setLastChange] = useState<LastChange>()
  const [before, setBefore] = useState(known)
  const [pending, setPending] = useState<'first' | 'second'>()
  // A new key resets the form of the other kinds when they are changed from here.
  const [resets, setResets] = useState(0)
  const values = { kind: t(NOTIFICATION_TEXTS[known.kind as NotificationKind].label), email: inOnePiece(known.email) }
  const action = async (button: 'first' | 'second', wanted: Change, done: LastChange) => {
    setPending(button)
    try {
      setBefore(known)
      await change(wanted)
      setLastChange(done)
      if (lastChange === 'all' || done === 'all') setResets((count) => count + 1)
    } catch (thrown) {
      toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
    setPending(undefined)
  }
  const stop = () => action('first', { options: [{ id: known.kind, value: false }] }, 'one')
  const stopAll = () => action('second', { unsubscribe_all: true }, 'all')
  const undo = () =>
    action('first', { options: lastChange === 'all' ? before.options : [{ id: known.kind, value: true }] }, 'undone')
  const isOn = isWanted(known)
  const hasAny = known.options.some(({ value }) => value)
  const state = !hasAny ? 'stoppedAll' : !isOn ? 'stopped' : lastChange === 'undone' ? 'resumed' : 'ask'
  return (
    <AccountScreen title={t(TEXTS[state].title)} text={t(TEXTS[state].text, values)}>
      <Button
        kind={isOn ? 'accent' : 'neutral'}
        size="large"
        wide
        pending={pending === 'first'}
        onClick={() => void (isOn ? stop() : undo())}
      >
        {t(isOn ? 'subscription.stop' : 'subscription.undo')}
      </Button>
      {hasAny && (
        <Button kind="quiet" wide pending={pending === 'second'} onClick={() => void stopAll()}>
          {t('subscription.none')}
        </Button>
      )}
      <Others key={resets} known={known} change={change} />
    </AccountScreen>
  )
}

const WithToken = ({ token }: { readonly token: string }) => {
  const t = useTexts(texts, shellTexts)
  const { data } = useServices()
  const response = useResponse<Subscription>(resource('EmailSubscriptionResource', { token }))
  const [changed, setChanged] = useState<Subscription>()
  const known = changed ?? response.data
  if (known) {
    const change = async (wanted: Change) => {
      const next = await data.write('update', 'EmailSubscriptionResource', { token, ...wanted })
      setChanged(next)
      return next
    }
    return <Choices known={known} change={change} />
  }
  if (response.error?.error_code === 'subscription.unknown') {
    return (
      <AccountScreen title={t('subscription.expired')} text={t('subscription.expired.text')}>
        <Button kind="accent" size="large" wide href={mailNotificationsPath}>
          {t('subscription.own.go')}
        </Button>
      </AccountScreen>
    )
  }
  if (response.error) {
    return (
      <AccountScreen title={t('subscription.title')} text={response.error.message}>
        <Button wide pending={response.isLoading} onClick={response.reload}>
          {t('error.retry')}
        </Button>
      </AccountScreen>
    )
  }
  return <WaitingScreen title={t('subscription.title')} />
}

const WithoutToken = () => {
  const t = useTexts(texts, accountsTexts)
  const isIn = useViewer().kind === 'AUTH'
  if (isIn) {
    return (
      <AccountScreen title={t('subscription.own')} text={t('subscription.own.text')}>
        <Button kind="accent" size="large" wide href={mailNotificationsPath}>
          {t('subscription.own.go')}
        </Button>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title={t('subscription.title')} text={t('subscription.logIn')}>
      <Button kind="accent" size="large" wide href={withReturn(logInPath, mailNotificationsPath)}>
        {t('account.logIn')}
      </Button>
    </AccountScreen>
  )
}

/**
 * /email/subscription/?token=…, where the links at the end of emails lead, signed in or not. Refreshes the viewer when
 * the user leaves (IDENT-18).
 */
export const MailSubscription = () => {
  const t = useTexts(texts)
  const services = useServices()
  const token = useMailToken()
  useEffect(() => () => void refreshViewer(services), [services])
  if (token === undefined) return <WaitingScreen title={t('subscription.title')} />
  return token ? <WithToken key={token} token={token} /> : <WithoutToken />
}
