import { AccountPage } from '../../features/account/AccountPage.tsx'
import { pathAfterLogIn } from '../../features/account/social-return.ts'
import { socialProviders } from '../../product/accounts/social-providers.ts'
import { definePage, type PageProps } from '../../router/define-page.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'

const LogIn = ({ search }: PageProps) => (
  <AccountPage
    way="logIn"
    next={search['next']}
    isOver={search['session_over'] !== undefined}
    socialError={search['social_error']}
  />
)

/**
 * /login; `next` is where to go afterwards, `session_over` says why the user is here. Signed-in users go there
 * immediately.
 */
export const page = definePage({
  query: ['next', 'session_over', 'social_error'],
  data: () => [socialProviders],
  head: ({ texts, viewer, search }) => ({
    title: texts(accountsTexts)('account.logIn'),
    canonical: '/login/',
    ...(viewer.kind === 'AUTH' && { redirect: pathAfterLogIn(search) }),
  }),
  variant: () => LogIn,
})
