import { expect, it } from 'vitest'
import { refusal, success } from '../../api/test-server.ts'
import { copyOfLamp, startWithSaves } from './test-saves.ts'
import { restoreSave, unsavePin } from './unsave-pin.ts'

const onKitchens = { boardId: '5', sectionId: null, localPinId: '9', isCreated: false }
const onKitchensToo = { ...onKitchens, localPinId: '11' }

it('[PIN-06 b] unsaving a pin deletes its copy everywhere, and undo restores it', async () => {
  await using it = await startWithSaves(success({ can_restore: true }), success(copyOfLamp))
  const before = it.home()
  const done = await unsavePin(it.app, '1', onKitchens, [])
  expect(it.saved()).toEqual({ lamp: null, shelf: '6' })
  expect(it.home()).not.toContain('9')
  expect(done).toMatchObject({ canRestore: true })
  await restoreSave(it.app, done!.unsaved)
  expect(it.saved()).toEqual({ lamp: '5', shelf: '6' })
  expect(it.home()).toEqual(before)
})

it('[PIN-06 b] a pin with another copy stays saved', async () => {
  await using it = await startWithSaves(success({ can_restore: false }))
  expect(await unsavePin(it.app, '1', onKitchens, [onKitchensToo])).toMatchObject({ canRestore: false })
  expect(it.app.store.getState().entities.pin['1']?.savedInfo).toMatchObject({ boardId: '5', localPinId: '11' })
})

it('[PIN-06 b] a refused unsave is reverted', async () => {
  await using it = await startWithSaves(refusal(403, 'pin.not_allowed', 'You cannot change this pin.'))
  expect(await unsavePin(it.app, '1', onKitchens, [])).toBeUndefined()
  expect(it.saved()).toEqual({ lamp: '5', shelf: '6' })
})
