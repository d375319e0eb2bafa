import { Button, CheckIcon, Checkbox, FormProblem, type CheckboxProps } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './PreferenceForm.module.css'
import type { PreferenceState } from './use-preference-form.ts'

/** The save state, announced when it changes. */
const SaveState = ({ form }: { readonly form: PreferenceState }) => {
  const t = useTexts(texts)
  return (
    <span role="status" className={styles.state}>
      {form.isChanged && t('preference.unsaved')}
      {form.isSaved && (
        <span className={styles.saved}>
          <CheckIcon size={20} />
          {t('settings.saved')}
        </span>
      )}
    </span>
  )
}

interface PreferenceFormProps {
  readonly form: PreferenceState
  readonly children: ReactNode
}

/** A form of choices with the save state below. */
export const PreferenceForm = ({ form, children }: PreferenceFormProps) => {
  const t = useTexts(texts)
  return (
    <form className={styles.form} noValidate method="post" onSubmit={form.submit}>
      <FormProblem text={form.general} />
      {children}
      <div className={styles.foot}>
        <SaveState form={form} />
        {form.isChanged && !form.pending && (
          <Button kind="quiet" onClick={form.undo}>
            {t('preference.undo')}
          </Button>
        )}
        <Button kind="accent" type="submit" pending={form.pending}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  )
}

interface TicksProps {
  readonly label: string
  readonly children: ReactNode
}

/** A group of checkboxes. */
export const Ticks = ({ label, children }: TicksProps) => (
  <fieldset className={styles.ticks}>
    <legend>{label}</legend>
    {children}
  </fieldset>
)

type TickProps = CheckboxProps & {
  /** The server's error for it. */
  readonly problem: string | undefined
}

/** A checkbox with its error. */
export const Tick = ({ problem, ...rest }: TickProps) => (
  <div>
    <Checkbox {...rest} />
    {problem && (
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    )}
  </div>
)
