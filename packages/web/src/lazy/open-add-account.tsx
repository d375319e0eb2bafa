import type { Services } from '../services.tsx'

/**
 * IDENT-10: opens the dialog for another account in addition to the signed-in one. Loaded with the menu that opens it.
 */
export const openAddAccount = async ({ dialogs }: Services, title: string): Promise<void> => {
  const { AccountDialog } = await import('../features/account/AccountDialog.tsx')
  dialogs.open((close) => <AccountDialog title={title} keepsCurrent onClose={close} onDone={close} />)
}
