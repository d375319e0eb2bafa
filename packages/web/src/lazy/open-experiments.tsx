import type { Services } from '../services.tsx'

/** IDENT-21: opens the list of running experiments, for employees. Loaded with the menu that opens it. */
export const openExperiments = async ({ dialogs }: Services): Promise<void> => {
  const { ExperimentsDialog } = await import('../features/admin/ExperimentsDialog.tsx')
  dialogs.open((close) => <ExperimentsDialog onClose={close} />)
}
