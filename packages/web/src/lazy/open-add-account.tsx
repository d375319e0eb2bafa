import type { Services } from '../services.tsx'

/** IDENT-10: another account beside the one that is signed in. Loaded with the menu that opens it, unlike overlays.tsx. */
export const openAddAccount = async ({ dialogs }: Services): Promise<void> => {
  const [{ AccountDialog }, { MakingTexts }] = await Promise.all([
    import('../features/account/AccountDialog.tsx'),
    import('../messages/MakingTexts.tsx'),
  ])
  dialogs.open((close) => (
    <MakingTexts>
      <AccountDialog reason="account.add" keepsCurrent onClose={close} onDone={close} />
    </MakingTexts>
  ))
}
