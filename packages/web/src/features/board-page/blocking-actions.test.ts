import type { BlockingAction } from '@corkboard/contract/content/wire/blocking-action'
import { describe, expect, it } from 'vitest'
import { actionsOfBoard, blockingActionsIn, progressOf } from './blocking-actions.ts'

const action = (section_id: string | null, progress = 0.5): BlockingAction => ({
  id: '1',
  created_timestamp: 0,
  progress,
  section_id,
})

describe('[BOARD-07 a c] blocking actions', () => {
  it.each([undefined, null, {}, { blocking_actions: null }])('throw an error when the response is %j', (response) => {
    expect(() => blockingActionsIn(response)).toThrow('No blocking actions found in the response')
  })

  it('are stored for the whole board (-1), for pins without a section, and for each section', () => {
    const [whole, loose, kitchen] = [action('-1'), action(null), action('7')]
    expect(actionsOfBoard(blockingActionsIn({ blocking_actions: [whole, loose, kitchen] }))).toEqual({
      board: whole,
      unorganized: loose,
      sections: { 7: kitchen },
    })
  })

  it.each([
    [[], undefined],
    [[action('-1', 0.25)], 0.25],
    [[action('7', 0), action(null, 1)], 0.5],
  ])('%j have the combined progress %s', (actions, progress) => {
    expect(progressOf(actionsOfBoard(actions))).toBe(progress)
  })
})
