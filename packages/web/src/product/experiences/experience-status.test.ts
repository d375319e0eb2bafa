import { expect, it } from 'vitest'
import { withStatus } from './experience-status.ts'

const before = {
  change_board: { experience_id: 'change_board_education', status: 'new' },
  elsewhere: { experience_id: 'other', status: 'viewed' },
} as const

it.each(['completed', 'dismissed'] as const)('[SHELL-26 a] an experience that is %s is removed', (status) => {
  const { elsewhere } = before
  expect(withStatus(before, 'change_board', { experience_id: 'change_board_education', status })).toEqual({ elsewhere })
})

it('[SHELL-26 a] any other status replaces the previous one', () => {
  const viewed = { experience_id: 'change_board_education', status: 'viewed' } as const
  expect(withStatus(before, 'change_board', viewed)).toEqual({ ...before, change_board: viewed })
})
