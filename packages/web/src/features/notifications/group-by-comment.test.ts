import type { NotificationItem } from '@corkboard/contract/social/wire/notifications'
import { expect, it } from 'vitest'
import { groupByComment } from './group-by-comment.ts'

const item = (id: string, commentId: string | null, newestCommentId: string | null = null) =>
  ({ id, comment_id: commentId, newest_comment_id: newestCommentId }) as NotificationItem

it('[PEOPLE-04 a] notifications about one comment share a line, at the position of the latest', () => {
  const notifications = [
    item('1', 'a'),
    item('2', null),
    item('3', 'b'),
    item('4', 'a'),
    item('5', null),
    item('6', 'a'),
  ]
  expect(groupByComment(notifications).map((line) => line.map(({ id }) => id))).toEqual([
    ['1', '4', '6'],
    ['2'],
    ['3'],
    ['5'],
  ])
})

it('[PEOPLE-04 a] a comment on my pin that mentions me takes one line', () => {
  const notifications = [
    item('mentioned', null, 'c'),
    item('commented', null, 'c'),
    item('replied', 'a', 'd'),
    item('other', null),
  ]
  expect(groupByComment(notifications).map((line) => line.map(({ id }) => id))).toEqual([
    ['mentioned', 'commented'],
    ['replied'],
    ['other'],
  ])
})
