import type { BoardSection } from '@corkboard/contract/content/wire/section'
import { expect, it } from 'vitest'
import { success } from '../../api/test-server.ts'
import { kitchens, startWithSaves } from '../../product/saving/test-saves.ts'
import { deleteSection } from './change-section.ts'

const taps = { id: '12', board_id: '6', title: 'Taps' } as BoardSection

it.each([
  ['is not any more once that is deleted with its pins', true, { lamp: '5', shelf: null }],
  ['stays saved where they stay on the board', false, { lamp: '5', shelf: '6' }],
])('[BOARD-02 c] a save to a deleted section %s', async (_what, withPins, saved) => {
  await using it = await startWithSaves(success(null), success([]), success({ ...kitchens, id: '6' }))
  await deleteSection(it.app, taps, withPins)
  expect(it.saved()).toEqual(saved)
})
