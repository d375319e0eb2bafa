import { expect, it } from 'vitest'
import { success } from '../../api/test-server.ts'
import { kitchens, startWithSaves } from '../../product/saving/test-saves.ts'
import { deleteChosen } from './selection-actions.ts'

it('[BOARD-02 c] deleting several pins clears their saves, and undo restores them', async () => {
  const lists = [success(kitchens), success([])]
  await using it = await startWithSaves(
    success({ can_restore: true }),
    ...lists,
    success({ pin_ids: ['9', '11'] }),
    ...lists,
    success([], '-end-'),
  )
  const { undo } = await deleteChosen(it.app, { ids: ['9', '11'] }, { boardId: '5', sectionId: null })
  expect(it.saved()).toEqual({ lamp: null, shelf: '6' })
  await undo!()
  expect(it.saved()).toEqual({ lamp: '5', shelf: '6' })
})

it('[BOARD-02 c] deleting everything in a place except some pins clears the saves too', async () => {
  const action = { id: '70', is_running: false, pin_count: 1, can_undo: true }
  const lists = [success(kitchens), success([])]
  await using it = await startWithSaves(success(action), ...lists, success(action), ...lists)
  const place = { boardId: '5', sectionId: null }
  const { undo } = await deleteChosen(it.app, { except: ['8'] }, place)
  expect(it.saved()).toEqual({ lamp: null, shelf: '6' })
  await undo!()
  expect(it.saved()).toEqual({ lamp: '5', shelf: '6' })
})

it('[BOARD-02 c] the save of an excluded pin stays', async () => {
  const action = { id: '70', is_running: false, pin_count: 1, can_undo: false }
  await using it = await startWithSaves(success(action), success(kitchens), success([]))
  await deleteChosen(it.app, { except: ['9'] }, { boardId: '5', sectionId: null })
  expect(it.saved()).toEqual({ lamp: '5', shelf: '6' })
})
