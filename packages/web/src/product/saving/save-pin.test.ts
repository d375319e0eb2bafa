import type { RequestContext } from '@corkboard/contract/page'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { createResourceClient } from '../../api/resource-client.ts'
import { refusal, startServer, success, type Reply } from '../../api/test-server.ts'
import { createData } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import { createStore } from '../../store/root.ts'
import { boardFeed } from '../feeds.ts'
import { createTexts } from '../../i18n/texts.ts'
import { createToasts } from '../../shell/toasts.ts'
import { savePin, undoSave } from './save-pin.ts'

const lamp = { id: '1', type: 'pin', title: 'A lamp', repin_count: 3, savedInfo: null }
const kitchens = { id: '5', name: 'Kitchens', url: '/mia/kitchens/' }
const copy = { id: '9', type: 'pin', title: 'A lamp', board: { ...kitchens, type: 'board', privacy: 'public' } }
const older = { id: '2', type: 'pin', title: 'A shelf' }

/** A user looks at the lamp and has loaded their board Kitchens, which has one pin. */
const start = async (...replies: Reply[]) => {
  const server = await startServer(success(lamp), success([older], '-end-'), ...replies)
  const store = createStore({ kind: 'UNAUTH' }, { device: 'desktop' } as RequestContext)
  const data = createData(store, createResourceClient(server.env), createQueryClient(server.env), () => 0)
  const toasts = createToasts()
  await data.load(resource('PinResource', { id: '1' }))
  await data.load(boardFeed('5'))
  const pinsOnBoard = () =>
    Object.entries(store.getState().feeds).find(([key]) => key.startsWith('BoardFeed'))?.[1]?.data ?? null
  return {
    app: { store, data, toasts, texts: createTexts('en-US') },
    pin: () => store.getState().entities.pin['1'],
    pinsOnBoard,
    said: () => toasts.list().map(({ text }) => text),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

it('[PIN-06 a] a saved pin names its board immediately, then its copy', async () => {
  await using it = await start(success(copy), success([], '-end-'))
  const saving = savePin(it.app, '1', kitchens)
  expect(it.pin()).toMatchObject({ repin_count: 4, savedInfo: { boardId: '5', title: 'Kitchens' } })
  await saving
  expect(it.pin()).toMatchObject({
    repin_count: 4,
    savedInfo: { boardId: '5', localPinId: '9', url: '/mia/kitchens/' },
  })
})

it('[PIN-06 a] saving to a section names the board, as the server does on the next load', async () => {
  await using it = await start(success(copy), success([], '-end-'))
  const section = { id: '7', title: 'Taps', url: '/mia/kitchens/taps/' }
  await savePin(it.app, '1', { ...kitchens, section })
  expect(it.pin()?.savedInfo).toEqual({
    boardId: '5',
    localPinId: '9',
    sectionId: '7',
    title: 'Kitchens',
    type: 'board',
    url: '/mia/kitchens/',
  })
})

it('[BOARD-02 e] the copy is first on its board', async () => {
  await using it = await start(success(copy), success([], '-end-'))
  await savePin(it.app, '1', kitchens)
  expect(it.pinsOnBoard()).toEqual([
    { type: 'pin', id: '9' },
    { type: 'pin', id: '2' },
  ])
})

it('[PIN-06 a] a refused save is reverted and says why', async () => {
  await using it = await start(refusal(404, 'board.not_found', 'We could not find that board.'))
  await expect(savePin(it.app, '1', kitchens)).resolves.toBeUndefined()
  expect(it.pin()).toMatchObject({ repin_count: 3, savedInfo: null })
  expect(it.said()).toEqual(['We could not find that board.'])
})

it('[PIN-06 b] undoing a save restores the pin and invalidates its board', async () => {
  await using it = await start(success(copy), success([], '-end-'), success(null))
  await savePin(it.app, '1', kitchens)
  await undoSave(it.app, '1', copy as never, null)
  expect(it.pin()).toMatchObject({ repin_count: 3, savedInfo: null })
  expect(it.pinsOnBoard()).toBeNull()
})

it('[PIN-06 a] a pin that was saved twice stays saved on the other board', async () => {
  const walls = { id: '6', name: 'Walls', url: '/mia/walls/' }
  const second = { ...copy, id: '10', board: { ...copy.board, ...walls } }
  const first = { boardId: '5', localPinId: '9', sectionId: null, title: 'Kitchens', type: 'board', url: kitchens.url }
  const asked = success({ ...lamp, savedInfo: first })
  await using it = await start(success(copy), success([], '-end-'), success(second), success([]), success(null), asked)
  await savePin(it.app, '1', kitchens)
  const before = it.pin()?.savedInfo ?? null
  await savePin(it.app, '1', walls)
  const undoing = undoSave(it.app, '1', second as never, before)
  expect(it.pin()).toMatchObject({ savedInfo: first })
  await undoing
  expect(it.pin()).toMatchObject({ savedInfo: first })
})
