import type { Services } from '../services.tsx'

/** IDENT-21: what is being tried, for employees. Loaded with the menu that opens it, unlike overlays.tsx. */
export const openExperiments = async ({ dialogs }: Services): Promise<void> => {
  const [{ ExperimentsDialog }, { AdminTexts }] = await Promise.all([
    import('../features/admin/ExperimentsDialog.tsx'),
    import('../messages/AdminTexts.tsx'),
  ])
  dialogs.open((close) => (
    <AdminTexts>
      <ExperimentsDialog onClose={close} />
    </AdminTexts>
  ))
}
