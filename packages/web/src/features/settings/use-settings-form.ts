import type { SettingName, UserSettings } from '@corkboard/contract/accounts/wire/settings'
import { useAnswer, useServices } from '../../services.tsx'
import { usePasscode } from '../../product/passcode/parental-passcode.tsx'
import { refreshViewer } from '../../product/accounts/refresh-viewer.ts'
import { resource } from '../../store/requests.ts'
import { usePreferenceForm } from '../../shell/forms/use-preference-form.ts'

/** What people decide about their account (IDENT-13). */
export const userSettings = resource('UserSettingsResource', {})

export const useUserSettings = () => useAnswer<UserSettings>(userSettings)

const pick = <Name extends SettingName>(settings: UserSettings, names: readonly Name[]): Pick<UserSettings, Name> =>
  Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<UserSettings, Name>

/**
 * A form of some of them. Where one is guarded by a parental passcode, it asks for that (IDENT-12).
 * @param onSaved hears what holds from now on
 */
export const useSettingsForm = <Name extends SettingName>(
  settings: UserSettings,
  names: readonly Name[],
  onSaved?: (saved: UserSettings) => void,
) => {
  const services = useServices()
  const withPasscode = usePasscode()
  return usePreferenceForm<Pick<UserSettings, Name>>({
    initial: pick(settings, names),
    save: async (change) => {
      const saved = await withPasscode((given) =>
        services.data.write('update', 'UserSettingsResource', { ...change, ...given }),
      )
      onSaved?.(saved)
      void services.data.load(userSettings, { force: true })
      void refreshViewer(services)
      return pick(saved, names)
    },
  })
}
