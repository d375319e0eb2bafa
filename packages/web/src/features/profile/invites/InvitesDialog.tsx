import type { Invite, NewInvite } from '@corkboard/contract/social/wire/invite'
import { Button, Dialog, ErrorState, FormProblem, Skeleton, TextField } from '@corkboard/design-system'
import { useState } from 'react'
import { errorOf } from '../../../api/errors.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../../shell/texts/texts.generated.ts'
import { useResponse, useServices } from '../../../services.tsx'
import { useAction } from '../../../shell/use-action.ts'
import { resource } from '../../../store/requests.ts'
import styles from './InvitesDialog.module.css'

const invites = resource('InviteCodeResource', {})

const FreshLink = ({ url }: Pick<NewInvite, 'url'>) => {
  const t = useTexts(texts)
  const { toasts } = useServices()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toasts.show({ text: t('invites.copied') })
    } catch {
      toasts.show({ text: t('invites.copyFailed'), kind: 'danger' })
    }
  }
  return (
    <div className={styles.fresh}>
      <TextField
        label={t('invites.link')}
        hint={t('invites.once')}
        value={url}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{t('invites.copy')}</Button>
    </div>
  )
}

const InviteLine = ({ invite, onEnded }: { readonly invite: Invite; readonly onEnded: () => void }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const { data, toasts } = useServices()
  const { pending, run } = useAction()
  const made = format.date(invite.created_at)
  const end = () =>
    run(async () => {
      await data.write('delete', 'InviteCodeResource', { id: invite.id })
      toasts.show({ text: t('invites.ended') })
      onEnded()
    })
  return (
    <li className={styles.line}>
      <div>
        <div className={styles.made}>{t('invites.made', { date: made })}</div>
        <div className={styles.left}>
          {t('invites.left', { count: invite.uses_left, date: format.date(invite.expires_at) })}
        </div>
      </div>
      <Button
        size="small"
        pending={pending}
        onClick={() => void end()}
        aria-label={t('invites.end.named', { date: made })}
      >
        {t('invites.end')}
      </Button>
    </li>
  )
}

const Working = ({ onEnded }: { readonly onEnded: (id: string) => void }) => {
  const t = useTexts(texts, shellTexts)
  const { data, error, isLoading, reload } = useResponse<readonly Invite[]>(invites)
  if (data === undefined && error) {
    return (
      <ErrorState title={t('invites.failed')} retryLabel={t('error.retry')} onRetry={reload} pending={isLoading}>
        {error.message}
      </ErrorState>
    )
  }
  if (data === undefined) return <Skeleton shape="title" />
  if (data.length === 0) return <p className={styles.left}>{t('invites.none')}</p>
  return (
    <ul aria-label={t('invites.list')}>
      {data.map((invite) => (
        <InviteLine
          key={invite.id}
          invite={invite}
          onEnded={() => {
            reload()
            onEnded(invite.id)
          }}
        />
      ))}
    </ul>
  )
}

/** IDENT-15: the viewer's invites: create one, copy it while its link is known, and revoke those that still work. */
export const InvitesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts(texts)
  const { data } = useServices()
  const [fresh, setFresh] = useState<NewInvite | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const create = async () => {
    setPending(true)
    setProblem(null)
    try {
      setFresh(await data.write('create', 'InviteCodeResource', {}))
      await data.load(invites, { force: true })
    } catch (thrown) {
      setProblem(errorOf(thrown).message)
    }
    setPending(false)
  }
  return (
    <Dialog open title={t('invites.title')} closeLabel={t('invites.close')} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{t('invites.text')}</p>
        <FormProblem text={problem} />
        {fresh && <FreshLink key={fresh.id} url={fresh.url} />}
        <Button kind="accent" wide pending={pending} onClick={() => void create()}>
          {t('invites.create')}
        </Button>
        <h3 className={styles.made}>{t('invites.list')}</h3>
        <Working onEnded={(id) => setFresh((shown) => (shown?.id === id ? null : shown))} />
      </div>
    </Dialog>
  )
}
