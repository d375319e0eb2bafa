import type { ParentalPasscode } from '@corkboard/contract/accounts/wire/settings'
import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { Banner, Button, EmptyState } from '@corkboard/design-system'
import { useState, type ComponentType } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as passcodeTexts } from '../../product/passcode/texts/texts.generated.ts'
import { useResponse, useServices } from '../../services.tsx'
import { MailNote } from '../../product/accounts/MailNote.tsx'
import { requirePasscode, minutesUntil, parentalPasscode } from '../../product/passcode/parental-passcode.tsx'
import { refreshViewer } from '../../product/accounts/refresh-viewer.ts'
import {
  ChangeBackupEmailDialog,
  ChangePasscodeDialog,
  CreatePasscodeDialog,
  type PasscodeDialogProps,
} from './PasscodeDialogs.tsx'
import preferences from './Preferences.module.css'
import { Loaded, Row, Section } from './SectionParts.tsx'
import styles from './Settings.module.css'
import { useMe } from './use-me.ts'

interface GateProps {
  readonly gate: ParentalPasscode
  /** Opens one of the dialogs that change the passcode. */
  readonly open: (Dialog: ComponentType<PasscodeDialogProps>) => void
  /** Called after a change, with the message to show. */
  readonly onChanged: (message: string) => void
}

interface MailButtonProps {
  readonly label: string
  readonly sentLabel: string
  readonly disabled?: boolean
  readonly send: () => Promise<unknown>
  readonly onSent?: () => void
}

/** Sends the parent one email. */
const MailButton = ({ label, sentLabel, disabled = false, send, onSent }: MailButtonProps) => {
  const { toasts } = useServices()
  const [state, setState] = useState<'ready' | 'pending' | 'sent'>('ready')
  const action = async () => {
    setState('pending')
    try {
      await send()
      setState('sent')
      onSent?.()
    } catch (thrown) {
      toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
      setState('ready')
    }
  }
  return (
    <Button
      size="small"
      disabled={disabled || state === 'sent'}
      pending={state === 'pending'}
      onClick={() => void action()}
    >
      {state === 'sent' ? sentLabel : label}
    </Button>
  )
}

const BackupEmail = ({ gate, open }: GateProps) => {
  const t = useTexts(texts)
  const { data } = useServices()
  return (
    <Row
      title={t('passcode.email')}
      text={
        <>
          {gate.backup_email}
          <br />
          {gate.is_backup_email_confirmed ? (
            <span className={styles.good}>{t('passcode.email.confirmed')}</span>
          ) : (
            <>
              {t('passcode.email.unconfirmed')}
              <MailNote />
            </>
          )}
        </>
      }
      action={
        <>
          {!gate.is_backup_email_confirmed && (
            <MailButton
              key={gate.backup_email}
              label={t('passcode.email.resend')}
              sentLabel={t('passcode.email.resent')}
              send={() => data.write('create', 'BackupEmailResource', {})}
            />
          )}
          <Button size="small" aria-label={t('passcode.email.change')} onClick={() => open(ChangeBackupEmailDialog)}>
            {t('passcode.change')}
          </Button>
        </>
      }
    />
  )
}

const Removal = ({ onChanged }: Pick<GateProps, 'onChanged'>) => {
  const t = useTexts(texts)
  const services = useServices()
  const [pending, setPending] = useState(false)
  const remove = async () => {
    try {
      const passcode = await requirePasscode(services)
      setPending(true)
      await services.data.write('delete', 'ParentalPasscodeResource', { passcode })
      onChanged(t('passcode.removed'))
    } catch (thrown) {
      if (!isAbort(thrown)) services.toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
    }
    setPending(false)
  }
  return (
    <Row
      title={t('passcode.remove')}
      text={t('passcode.remove.text')}
      action={
        <Button size="small" kind="quietDanger" pending={pending} onClick={() => void remove()}>
          {t('passcode.remove')}
        </Button>
      }
    />
  )
}

const Gate = (props: GateProps) => {
  const { gate, open, onChanged } = props
  const t = useTexts(texts, passcodeTexts)
  const { data } = useServices()
  return (
    <>
      {gate.locked_until && (
        <Banner kind="danger">{t('passcode.locked', { minutes: minutesUntil(gate.locked_until) })}</Banner>
      )}
      <div className={styles.group}>
        <Row
          title={t('passcode.code')}
          text={<span className={styles.good}>{t('passcode.on')}</span>}
          action={
            <Button size="small" aria-label={t('passcode.change.title')} onClick={() => open(ChangePasscodeDialog)}>
              {t('passcode.change')}
            </Button>
          }
        />
        <BackupEmail {...props} />
        <Row
          title={t('passcode.forgotten')}
          text={t(gate.is_backup_email_confirmed ? 'passcode.forgotten.text' : 'passcode.forgotten.unconfirmed')}
          action={
            gate.is_backup_email_confirmed && (
              <MailButton
                label={t('passcode.forgotten.send')}
                sentLabel={t('passcode.email.resent')}
                send={() => data.write('create', 'ParentalPasscodeResetResource', {})}
                onSent={() => onChanged(t('passcode.forgotten.sent', { email: gate.backup_email ?? '' }))}
              />
            )
          }
        />
        <Removal onChanged={onChanged} />
      </div>
    </>
  )
}

const NoGate = ({ gate, open }: Omit<GateProps, 'onChanged'>) => {
  const t = useTexts(texts)
  if (!gate.can_set) return <EmptyState title={t('passcode.adult')}>{t('passcode.adult.text')}</EmptyState>
  return (
    <EmptyState
      title={t('passcode.none')}
      action={
        <Button kind="accent" onClick={() => open(CreatePasscodeDialog)}>
          {t('passcode.setUp')}
        </Button>
      }
    >
      {t('passcode.none.text')}
    </EmptyState>
  )
}

const Guards = () => {
  const t = useTexts(texts)
  return (
    <section className={preferences.about}>
      <h2>{t('passcode.guards')}</h2>
      <ul>
        <li>{t('passcode.guards.account')}</li>
        <li>{t('passcode.guards.profile')}</li>
        <li>{t('passcode.guards.reach')}</li>
        <li>{t('passcode.guards.data')}</li>
      </ul>
      <p>{t('passcode.guards.free')}</p>
    </section>
  )
}

const Passcode = ({ me }: { readonly me: SignedInViewer }) => {
  const services = useServices()
  const response = useResponse<ParentalPasscode>(parentalPasscode)
  const [message, setMessage] = useState<string>()
  const onChanged = (text: string) => {
    setMessage(text)
    response.reload()
    void refreshViewer(services)
  }
  const open: GateProps['open'] = (Dialog) => {
    services.dialogs.open((close) => (
      <Dialog
        accountEmail={me.email}
        onClose={close}
        onDone={(message) => {
          close()
          onChanged(message)
        }}
      />
    ))
  }
  return (
    <>
      {message !== undefined && <Banner kind="success">{message}</Banner>}
      <Loaded response={response}>
        {(gate) =>
          gate.is_set ? <Gate gate={gate} open={open} onChanged={onChanged} /> : <NoGate gate={gate} open={open} />
        }
      </Loaded>
    </>
  )
}

/** /parental-passcode (IDENT-12) */
export const PasscodeSection = () => {
  const t = useTexts(texts)
  const me = useMe()
  if (!me) return null
  return (
    <Section title={t('passcode.title')} text={t('passcode.text')}>
      <Passcode me={me} />
      <Guards />
    </Section>
  )
}
