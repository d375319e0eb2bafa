import type { RequestContext } from '@corkboard/contract/page'
import { createQueryClient } from '../../api/query-client.ts'
import { createResourceClient } from '../../api/resource-client.ts'
import { startServer, success, type Reply } from '../../api/test-server.ts'
import { createTexts } from '../../i18n/texts.ts'
import type { Services } from '../../services.tsx'
import { createToasts } from '../../shell/toasts.ts'
import { createData, selectEntry } from '../../store/data.ts'
import type { EntityRef } from '../../store/entities.ts'
import { createStore } from '../../store/root.ts'
import { homeFeed } from '../feeds.ts'

const savedAs = (localPinId: string, boardId: string, sectionId: string | null = null) => ({
  boardId,
  localPinId,
  sectionId,
  title: 'Kitchens',
  type: 'board',
  url: '/mia/kitchens/',
})

export const kitchens = { id: '5', type: 'board', name: 'Kitchens', url: '/mia/kitchens/', privacy: 'public' }

export const copyOfLamp = {
  id: '9',
  type: 'pin',
  title: 'A lamp',
  board: kitchens,
  section: null,
  savedInfo: savedAs('9', '5'),
}

/**
 * A home feed with another user's lamp and shelf, which the viewer saved as 9 on board 5 and as 10 in section 12 of
 * board 6, and with pin 9 itself.
 */
export const startWithSaves = async (...replies: Reply[]) => {
  const feed = [
    { id: '1', type: 'pin', title: 'A lamp', savedInfo: savedAs('9', '5') },
    { id: '2', type: 'pin', title: 'A shelf', savedInfo: savedAs('10', '6', '12') },
    copyOfLamp,
  ]
  const server = await startServer(success(feed, '-end-'), ...replies)
  const store = createStore({ kind: 'UNAUTH' }, { device: 'desktop' } as RequestContext)
  const data = createData(store, createResourceClient(server.env), createQueryClient(server.env), () => 0)
  await data.load(homeFeed())
  const navigator = { shown: () => ({ visit: {} }) } as unknown as Services['navigator']
  const savedTo = (id: string) => store.getState().entities.pin[id]?.savedInfo?.boardId ?? null
  return {
    app: { store, data, navigator, toasts: createToasts(), texts: createTexts('en-US') },
    /** Ids of the pins in the home feed. */
    home: () => ((selectEntry(store.getState(), homeFeed())?.data ?? []) as readonly EntityRef[]).map(({ id }) => id),
    saved: () => ({ lamp: savedTo('1'), shelf: savedTo('2') }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
