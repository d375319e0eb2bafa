import { ERRORS } from '@corkboard/contract/errors'
import { expect, it } from 'vitest'
import type { PublishProblem } from './drafts/publish-actions.ts'
import type { BuilderAction } from './drafts/reduce-builder.ts'
import { after, chosen, file } from './drafts/testing/drafts.ts'
import { publishProblem } from './publish-problem.ts'

const NOW_MS = new Date('2026-11-27T08:00').getTime()

const board: BuilderAction = { type: 'boardChosen', key: 'a', boardId: '9', section: null }
const second: BuilderAction = { type: 'itemsAdded', key: 'a', files: [file('b')] }
const laterAt = (scheduledTime: string): BuilderAction => ({
  type: 'timeChosen',
  key: 'a',
  later: { scheduledDate: '2026-11-28', scheduledTime },
})
const linkTo = (value: string): BuilderAction => ({ type: 'fieldEdited', key: 'a', field: 'link', value })

it.each<[string, BuilderAction[], PublishProblem | undefined]>([
  ['that is complete has none', [board, laterAt('10:00'), linkTo('https://example.org')], undefined],
  ['without a board is told to choose one', [linkTo('?')], { problem: 'Choose a board', field: 'board_id' }],
  [
    'with half a time is told which half is missing',
    [board, laterAt('')],
    { problem: ERRORS['request.missing'].message, field: 'scheduledTime' },
  ],
  [
    'is told which of its images has a bad link',
    [board, linkTo('https://example.org'), second, linkTo('?')],
    { problem: ERRORS['pin.link_invalid'].message, field: 'link', item: 1 },
  ],
])('problems before publishing: a draft %s', (_, actions, problem) => {
  expect(publishProblem(after(chosen('a'), ...actions).drafts[0]!, NOW_MS, 'Choose a board')).toEqual(problem)
})
