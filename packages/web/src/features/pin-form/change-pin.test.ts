import { expect, it } from 'vitest'
import { success } from '../../api/test-server.ts'
import { copyOfLamp, startWithSaves } from '../../product/saving/test-saves.ts'
import { deletePin, restorePin } from './change-pin.ts'

it('[PIN-06 b] deleting a pin’s copy clears the save, and undo restores it', async () => {
  await using it = await startWithSaves(success({ can_restore: true }), success(copyOfLamp))
  const deletion = await deletePin(it.app, '9')
  expect(it.saved()).toEqual({ lamp: null, shelf: '6' })
  await restorePin(it.app, deletion!)
  expect(it.saved()).toEqual({ lamp: '5', shelf: '6' })
})
