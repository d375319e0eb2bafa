import type { SettingName, UserSettings } from '@corkboard/contract/accounts/wire/settings'
import { useResponse, useServices } from '../../services.tsx'
import { usePasscode } from '../../product/passcode/parental-passcode.tsx'
import { refreshViewer } from '../../product/accounts/refresh-viewer.ts'
import { resource } from '../../store/requests.ts'
import { usePreferenceForm } from '../../shell/forms/use-preference-form.ts'

/** Requests the user's account settings (IDENT-13). */
export const userSettings = resource('UserSettingsResource', {})

export const useUserSettings = () => useResponse<UserSettings>(userSettings)

const pick = <Name extends SettingName>(settings: UserSettings, names: readonly Name[]): Pick<UserSettings, Name> =>
  Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<UserSettings, Name>

/**
 * A form for some of the settings. If one is protected by a parental passcode, the form asks for it (IDENT-12).
 * @param onSaved called with the saved settings
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
