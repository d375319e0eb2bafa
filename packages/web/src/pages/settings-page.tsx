import type { ComponentType } from 'react'
import { sectionOf, type SettingsSection, type SettingsSectionId } from '../features/settings/sections.ts'
import { SettingsShell } from '../features/settings/SettingsShell.tsx'
import { texts as settingsTexts } from '../features/settings/texts/texts.generated.ts'
import { texts as cookiesTexts } from '../product/cookies/texts/texts.generated.ts'
import { socialProviders } from '../product/accounts/social-providers.ts'
import { definePage, type Page, type PageRequest } from '../router/define-page.ts'
import { forMembers } from './for-members.tsx'

/**
 * IDENT-13: creates the page of one settings section. Visitors are asked to log in first.
 * @param data the section's data, loaded with its page
 * @param part set if the page is one of several in its section
 */
export const settingsPage = (
  id: SettingsSectionId,
  Section: ComponentType,
  data: readonly PageRequest[] = [],
  part: Pick<SettingsSection, 'path' | 'title'> = sectionOf(id),
): Page => {
  const { path, title } = part
  const Settings = () => (
    <SettingsShell current={id}>
      <Section />
    </SettingsShell>
  )
  return definePage({
    data: ({ viewer }) => (viewer.kind === 'AUTH' ? [...data, socialProviders] : []),
    head: ({ texts }) => ({ title: texts(settingsTexts, cookiesTexts)(title), isPrivate: true }),
    variant: forMembers(Settings, path),
  })
}
