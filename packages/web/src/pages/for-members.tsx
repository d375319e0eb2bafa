import type { PageViewer } from '@corkboard/contract/page'
import type { ComponentType } from 'react'
import { AccountPage } from '../features/account/AccountPage.tsx'
import type { PageProps } from '../router/define-page.ts'

/**
 * The variants of a page for members. Visitors log in first.
 * @param pathOf this page's path, where they continue after login
 */
export const forMembers = <Params = Record<never, never>,>(
  Content: ComponentType<PageProps<Params>>,
  pathOf: string | ((params: Params) => string),
) => {
  const LogInFirst = ({ params }: PageProps<Params>) => (
    <AccountPage way="logIn" next={typeof pathOf === 'string' ? pathOf : pathOf(params)} />
  )
  return ({ viewer }: { readonly viewer: PageViewer }) => (viewer.kind === 'AUTH' ? Content : LogInFirst)
}
