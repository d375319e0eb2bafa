import type { ComponentType } from 'react'
import { sectionOf, type SettingsSection, type SettingsSectionId } from '../features/settings/sections.ts'
import { SettingsShell } from '../features/settings/SettingsShell.tsx'
import { messages as preferenceMessages } from '../messages/compiled/en-US.preferences.generated.ts'
import { messages as settingsMessages } from '../messages/compiled/en-US.settings.generated.ts'
import { MakingTexts } from '../messages/MakingTexts.tsx'
import { plainText } from '../messages/plain-text.ts'
import { PreferenceTexts } from '../messages/PreferenceTexts.tsx'
import { SettingsTexts } from '../messages/SettingsTexts.tsx'
import { definePage, type Page, type PageRequest } from '../router/define-page.ts'
import { forMembers } from './for-members.tsx'

/**
 * IDENT-13: the page of one section of the settings; whoever is signed out is asked to log in first.
 * @param data what the section shows, loaded with its page
 * @param part where the page is one of several of its section
 */
export const settingsPage = (
  id: SettingsSectionId,
  Section: ComponentType,
  data: readonly PageRequest[] = [],
  part: Pick<SettingsSection, 'path' | 'title'> = sectionOf(id),
): Page => {
  const { path, title } = part
  const Settings = () => (
    <MakingTexts>
      <SettingsTexts>
        <PreferenceTexts>
          <SettingsShell current={id}>
            <Section />
          </SettingsShell>
        </PreferenceTexts>
      </SettingsTexts>
    </MakingTexts>
  )
  return definePage({
    data: ({ viewer }) => (viewer.kind === 'AUTH' ? data : []),
    head: () => ({ title: plainText({ ...settingsMessages, ...preferenceMessages }, title), isPrivate: true }),
    variant: forMembers(Settings, path),
  })
}
