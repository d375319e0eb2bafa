import type { FormErrorCode } from '@corkboard/contract/form-errors'
import { LIMITS } from '@corkboard/contract/limits'
import type { PasskeyInfo } from '@corkboard/contract/accounts/wire/mfa'
import { Button, TextField } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { texts as formsTexts } from '../../shell/forms/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { makePasskey, PasskeyRefusal } from '../../product/accounts/passkeys.ts'
import { useReauthentication } from '../../product/accounts/reauthentication.tsx'
import { FormDialog } from '../../shell/forms/FormDialog.tsx'
import { useForm } from '../../shell/forms/use-form.ts'
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx'
import { Row } from './SectionParts.tsx'
import styles from './Settings.module.css'
import { isLastFactor, type FactorProps } from './factors.ts'

interface NameDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly initial: string
  /** Saves the name. The dialog shows what it throws. */
  readonly save: (name: string) => Promise<void>
  readonly onClose: () => void
}

const errorIn = (name: string): { readonly name?: FormErrorCode } => {
  if (name === '') return { name: 'request.missing' }
  return [...name].length > LIMITS.passkeyName ? { name: 'mfa.name_too_long' } : {}
}

/** Asks for a passkey's name, before it is created or later. */
const NameDialog = ({ title, submitLabel, initial, save, onClose }: NameDialogProps) => {
  const t = useTexts(texts, accountsTexts)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({
    initial: { name: initial },
    check: ({ name }) => errorIn(name.trim()),
    send: async ({ name }) => {
      setRefusal(null)
      try {
        await save(name.trim())
        onClose()
      } catch (thrown) {
        if (!(thrown instanceof PasskeyRefusal)) throw thrown
        setRefusal(t(thrown.text))
      }
    },
  })
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      cancelLabel={t('settings.cancel')}
      closeLabel={t('account.close')}
      form={form}
      problem={refusal}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('twoFactor.passkey.name')}
        hint={t('twoFactor.passkey.name.hint')}
        maxLength={LIMITS.passkeyName}
        autoComplete="off"
        required
        data-autofocus=""
      />
    </FormDialog>
  )
}

interface PasskeyRowProps extends FactorProps {
  readonly passkey: PasskeyInfo
}

const PasskeyRow = ({ passkey, settings, onChanged }: PasskeyRowProps) => {
  const t = useTexts(texts, formsTexts)
  const format = useFormat()
  const { data, dialogs, toasts } = useServices()
  const again = useReauthentication()
  const { id, name } = passkey
  const added = format.date(passkey.created_at)
  const requestName = () =>
    dialogs.open((close) => (
      <NameDialog
        title={t('twoFactor.passkey.rename.title')}
        submitLabel={t('settings.save')}
        initial={name}
        save={async (chosen) => {
          await data.write('update', 'PasskeyNameResource', { id, name: chosen })
          onChanged()
        }}
        onClose={close}
      />
    ))
  const confirmRemoval = () =>
    dialogs.open((close) => (
      <RemoveFactorDialog
        title={t('twoFactor.passkey.remove.title', { name })}
        text={t('twoFactor.passkey.remove.text')}
        confirmLabel={t('twoFactor.passkey.remove')}
        isLast={isLastFactor(settings)}
        isRequired={settings.is_required}
        onClose={close}
        remove={() => again(() => data.write('delete', 'PasskeyResource', { id }))}
        onRemoved={() => {
          toasts.show({ text: t('twoFactor.passkey.removed', { name }) })
          onChanged()
        }}
      />
    ))
  return (
    <li>
      <Row
        title={name}
        text={
          passkey.last_used_at === null
            ? t('twoFactor.passkey.facts', { added })
            : t('twoFactor.passkey.used', { added, used: format.date(passkey.last_used_at) })
        }
        action={
          <>
            <Button
              size="small"
              kind="quiet"
              onClick={requestName}
              aria-label={t('twoFactor.passkey.rename.named', { name })}
            >
              {t('twoFactor.passkey.rename')}
            </Button>
            <Button size="small" onClick={confirmRemoval} aria-label={t('twoFactor.passkey.remove.named', { name })}>
              {t('twoFactor.passkey.remove')}
            </Button>
          </>
        }
      />
    </li>
  )
}

/** Adds, renames and removes passkeys as a second step. */
export const Passkeys = (props: FactorProps) => {
  const t = useTexts(texts)
  const { data, dialogs, toasts } = useServices()
  const again = useReauthentication()
  const { passkeys } = props.settings
  const add = async (name: string) => {
    const { token, options } = await again(() => data.write('create', 'PasskeyResource', {}))
    const response = (await makePasskey(options)) as Record<string, unknown>
    const added = await data.write('update', 'PasskeyResource', { token, response, name })
    // If there are recovery codes, their dialog says enough.
    if (!added.recovery_codes) toasts.show({ text: t('twoFactor.passkey.added', { name: added.passkey.name }) })
    props.onChanged(added.recovery_codes)
  }
  const requestName = () =>
    dialogs.open((close) => (
      <NameDialog
        title={t('twoFactor.passkeys.add')}
        submitLabel={t('twoFactor.passkey.create')}
        initial=""
        save={add}
        onClose={close}
      />
    ))
  const isFull = passkeys.length >= LIMITS.passkeys
  return (
    <section className={styles.group}>
      <Row
        as="h2"
        title={t('twoFactor.passkeys')}
        text={isFull ? t('twoFactor.passkeys.limit', { count: LIMITS.passkeys }) : t('twoFactor.passkeys.text')}
        action={
          !isFull && (
            <Button size="small" kind={props.settings.is_enabled ? 'neutral' : 'accent'} onClick={requestName}>
              {t('twoFactor.passkeys.add')}
            </Button>
          )
        }
      />
      {passkeys.length > 0 && (
        <ul aria-label={t('twoFactor.passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...props} passkey={passkey} />
          ))}
        </ul>
      )}
    </section>
  )
}
