import type { PageViewer } from '@corkboard/contract/page'
import type { Services } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import { viewerChanged } from '../../store/session.ts'

const viewerResource = resource('ViewerResource', {})

/** IDENT-08: reloads the viewer after something changed it. A failure keeps the current one. */
export const refreshViewer = async ({ data, store }: Pick<Services, 'data' | 'store'>): Promise<void> => {
  await data.load(viewerResource, { force: true })
  const entry = selectEntry(store.getState(), viewerResource)
  if (entry?.data && !entry.error) store.dispatch(viewerChanged(entry.data as PageViewer))
}
