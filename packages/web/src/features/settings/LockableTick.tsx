import type { UserSettings } from '@corkboard/contract/accounts/wire/settings'
import type { ComponentProps } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Tick } from '../../shell/forms/PreferenceForm.tsx'

type LockableTickProps = ComponentProps<typeof Tick> & {
  readonly name: string
  readonly settings: UserSettings
}

/** A checkbox that is locked for users under 16, with the reason. */
export const LockableTick = ({ settings, hint, ...rest }: LockableTickProps) => {
  const t = useTexts(texts)
  const isLocked = settings.locked[rest.name] === 'under_16'
  return (
    <Tick
      {...rest}
      disabled={isLocked}
      hint={
        <>
          {hint}
          {isLocked && ` ${t('preference.locked.under16')}`}
        </>
      }
    />
  )
}
