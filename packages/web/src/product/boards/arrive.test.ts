import type { RequestContext } from '@corkboard/contract/page'
import { expect, it } from 'vitest'
import { feedReceived } from '../../store/responses.ts'
import { entitiesReceived, noEntities } from '../../store/entities.ts'
import { requestKey } from '../../store/requests.ts'
import { createStore } from '../../store/root.ts'
import { boardFeed } from '../feeds.ts'
import { arrive } from './arrive.ts'

const key = requestKey(boardFeed('5'))

const boardWith = (pinOrder: string, ...items: readonly string[]) => {
  const store = createStore({ kind: 'UNAUTH' }, { device: 'desktop' } as RequestContext)
  store.dispatch(entitiesReceived({ ...noEntities(), board: { 5: { id: '5', pin_order: pinOrder } } }))
  const data = items.map((item) => ({ type: item.split(':')[0], id: item.split(':')[1] }))
  store.dispatch(feedReceived({ key, data, nextBookmark: null }))
  const arrives = (...pinIds: readonly string[]) => arrive(store, { boardId: '5', sectionId: null }, pinIds)
  const shown = () =>
    (store.getState().feeds[key]?.data as readonly { type: string; id: string }[] | undefined)?.map(
      ({ type, id }) => `${type}:${id}`,
    )
  return { arrives, shown }
}

it.each([
  ['newest', ['pin:1', 'pin:2'], ['pin:8', 'pin:9', 'pin:1', 'pin:2']],
  ['custom', ['story:ideas', 'pin:1'], ['story:ideas', 'pin:8', 'pin:9', 'pin:1']],
  ['newest', ['pin:1', 'story:ideas'], ['pin:8', 'pin:9', 'pin:1', 'story:ideas']],
])(
  '[BOARD-02 c d] pins that arrive on a board in %s order with %j come after its leading stories',
  (order, before, after) => {
    const board = boardWith(order, ...before)
    board.arrives('8', '9')
    expect(board.shown()).toEqual(after)
  },
)

it('[BOARD-02 c] pins that arrive on a board that shows the oldest first come last, in their order', () => {
  const board = boardWith('oldest', 'pin:1')
  board.arrives('8', '9')
  expect(board.shown()).toEqual(['pin:1', 'pin:8', 'pin:9'])
})
