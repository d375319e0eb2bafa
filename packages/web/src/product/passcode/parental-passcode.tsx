import type { ParentalPasscode } from '@corkboard/contract/accounts/wire/settings'
import { Button, Dialog, FormProblem } from '@corkboard/design-system'
import { useCallback, useState } from 'react'
import { errorOf, type NormalizedError } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { Translate } from '../../i18n/texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices, useSizeClass, type Services } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import { passcodePath } from '../addresses.ts'
import { useForm } from '../../shell/forms/use-form.ts'
import { PasscodeField, passcodeProblem } from './PasscodeField.tsx'
import { passcodeError } from './passcode-error.ts'
import styles from '../../shell/forms/Form.module.css'

export const parentalPasscode = resource('ParentalPasscodeResource', {})

const MINUTE_MS = 60_000

/** Returns the whole minutes until the lock ends. */
export const minutesUntil = (moment: string): number =>
  Math.max(1, Math.ceil((Date.parse(moment) - Date.now()) / MINUTE_MS))

/** Returns what the user needs to know in addition to the refusal: the tries left, or how long to wait. */
const adviceOn = async (
  { data, store }: Services,
  t: Translate<typeof texts>,
  { error_code: code, extraData }: NormalizedError,
): Promise<string | null> => {
  if (code === 'passcode.wrong') return t('passcode.triesLeft', { count: Number(extraData['tries_left']) })
  if (code !== 'passcode.locked') return null
  await data.load(parentalPasscode, { force: true })
  const gate = selectEntry(store.getState(), parentalPasscode)?.data as ParentalPasscode | undefined
  return gate?.locked_until ? t('passcode.wait', { minutes: minutesUntil(gate.locked_until) }) : null
}

/**
 * The passcode field of a form, with advice from the server. `run` runs the form's action, passes on its refusals and
 * keeps their advice.
 */
export const usePasscodeAdvice = () => {
  const services = useServices()
  const t = useTexts(texts)
  const [advice, setAdvice] = useState<string | null>(null)
  const run = async <Result,>(action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action()
    } catch (thrown) {
      setAdvice(await adviceOn(services, t, errorOf(thrown)))
      throw thrown
    }
  }
  return { advice, clear: () => setAdvice(null), run }
}

interface PasscodeDialogProps {
  readonly onDone: (passcode: string) => void
  readonly onDismiss: () => void
}

const PasscodeDialog = ({ onDone, onDismiss }: PasscodeDialogProps) => {
  const t = useTexts(texts)
  const { data } = useServices()
  const isNarrow = useSizeClass() !== 'lg'
  const { advice, clear, run } = usePasscodeAdvice()
  const form = useForm({
    initial: { passcode: '' },
    check: ({ passcode }) => {
      const error = passcodeError(passcode)
      return error ? { passcode: error } : {}
    },
    send: async ({ passcode }) => {
      await run(() => data.write('create', 'ParentalPasscodeValidationResource', { passcode }))
      onDone(passcode)
    },
  })
  const { passcode } = form.fields
  const error = form.problems.passcode
  const canEnter = passcode !== '' && passcodeProblem({ value: passcode, error }) === undefined
  return (
    <Dialog
      open
      title={t(isNarrow ? 'passcode.required.narrow' : 'passcode.required.wide')}
      closeLabel={t('passcode.required.dismiss')}
      onClose={onDismiss}
      closeOnBackdrop={false}
      actions={
        <>
          {!isNarrow && (
            <Button onClick={onDismiss} disabled={form.pending}>
              {t('passcode.required.close')}
            </Button>
          )}
          <Button kind="accent" type="submit" form={form.id} pending={form.pending} disabled={!canEnter}>
            {t('passcode.required.enter')}
          </Button>
        </>
      }
    >
      <form id={form.id} className={styles.form} noValidate method="post" onSubmit={form.submit}>
        <p>
          {t('passcode.required.text')} {/* In a new tab, because leaving would lose the user's work. */}
          <a href={passcodePath} target="_blank" rel="noreferrer">
            {t('passcode.required.help')}
          </a>
        </p>
        <FormProblem text={form.general} />
        <PasscodeField
          name="passcode"
          label={t('passcode.required.label')}
          placeholder={t('passcode.required.placeholder')}
          value={passcode}
          error={error}
          hint={advice}
          isFirst
          onValue={(value) => {
            form.set('passcode', value)
            clear()
          }}
        />
      </form>
    </Dialog>
  )
}

/**
 * IDENT-12: asks for the parental passcode until it is right.
 * @throws an abort when the user cancels
 */
export const requirePasscode = ({ dialogs }: Services): Promise<string> =>
  new Promise((resolve, reject) => {
    dialogs.open((close) => (
      <PasscodeDialog
        onDone={(passcode) => {
          close()
          resolve(passcode)
        }}
        onDismiss={() => {
          close()
          reject(new DOMException('The passcode was not given.', 'AbortError'))
        }}
      />
    ))
  })

/** What a protected action sends in addition: nothing at first, then the passcode. */
export type GivenPasscode = { readonly passcode?: string }

/**
 * For changes that a parental passcode may protect: asks for it if the server requires it, then repeats the action.
 * `await withPasscode((given) => data.write(…, { …change, ...given }))`
 * @throws an abort when the user cancels
 */
export const usePasscode = () => {
  const services = useServices()
  return useCallback(
    async <Result,>(action: (given: GivenPasscode) => Promise<Result>): Promise<Result> => {
      try {
        return await action({})
      } catch (thrown) {
        if (errorOf(thrown).error_code !== 'passcode.required') throw thrown
        return action({ passcode: await requirePasscode(services) })
      }
    },
    [services],
  )
}
