import type { RequestContext } from '@corkboard/contract/page'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { createResourceClient } from '../../api/resource-client.ts'
import { startServer, success } from '../../api/test-server.ts'
import { createData } from '../../store/data.ts'
import { createStore } from '../../store/root.ts'
import { homeFeed } from '../../product/feeds.ts'
import type { Draft, DraftItem } from './drafts/draft.ts'
import { addTag, NO_TAGS } from '../../product/picture-tags/pin-tags.ts'
import { publishPin, refusedField, scheduleDraft } from './publish-pin.ts'

const item = {
  texts: { title: ' Blue door ', description: '', alt_text: '', link: ' ' },
  upload: { media_upload_id: '7' },
  mentioned: [] as DraftItem['mentioned'],
  ...NO_TAGS,
} as DraftItem
const draft = {
  id: null,
  version: 0,
  boardId: '5',
  section: null,
  interestTags: [],
  isCommentsAllowed: true,
  items: [item],
}
const made = (privacy: string) => ({
  id: '9',
  type: 'pin',
  title: 'Blue door',
  privacy,
  board: { id: '5', type: 'board', name: 'Doors', url: '/mia/doors/', privacy },
  pinner: { id: '3', type: 'user', username: 'mia' },
})

/** Shows an empty home feed, then publishes the draft. */
const publish = async (
  privacy: string,
  more: Partial<Pick<Draft, 'id' | 'version' | 'items' | 'interestTags' | 'isCommentsAllowed'>> = {},
) => {
  const server = await startServer(success([], '-end-'), success(made(privacy)))
  await using _ = server
  const store = createStore({ kind: 'UNAUTH' }, { device: 'desktop' } as RequestContext)
  const data = createData(store, createResourceClient(server.env), createQueryClient(server.env), () => 0)
  await data.load(homeFeed())
  await publishPin({ store, data }, { ...draft, ...more })
  const home = Object.entries(store.getState().feeds).find(([key]) => key.startsWith('UserHomefeed'))?.[1]?.data
  const sent = JSON.parse(new URLSearchParams(server.received[1]!.body).get('data')!) as { options: object }
  return { home, sent: sent.options }
}

it('[CREATE-01 a] a draft is sent with trimmed text and without an empty link', async () => {
  const { sent } = await publish('public')
  expect(sent).toEqual({
    board_id: '5',
    media_upload_id: '7',
    title: 'Blue door',
    description: '',
    alt_text: '',
    link: null,
  })
})

it('[CREATE-01 b] a stored draft is named with the version that is published', async () => {
  const { sent } = await publish('public', { id: '3', version: 4 })
  expect(sent).toMatchObject({ pin_draft: { id: '3', version: 4 } })
})

it('[CREATE-02 a] several items are sent as a carousel, which is named after the first', async () => {
  const second = { ...item, texts: { ...item.texts, title: 'Back', link: 'example.org' } }
  const { sent } = await publish('public', { items: [item, second] })
  expect(sent).toMatchObject({
    title: 'Blue door',
    carousel_slots: [
      { media_upload_id: '7', title: 'Blue door', link: '' },
      { media_upload_id: '7', title: 'Back', link: 'https://example.org' },
    ],
  })
  expect(sent).not.toHaveProperty('media_upload_id')
})

it.each([
  ['carousel_slots.2.link', { field: 'link', item: 2 }],
  ['title', { field: 'title', item: 0 }],
  ['scheduled_ts', { field: 'scheduledTime', item: 0 }],
  ['media_upload_id', { field: null, item: 0 }],
  ['carousel_slots', { field: null, item: 0 }],
  [null, { field: null, item: 0 }],
])('the refused field %s is shown at its item', (field, expected) => {
  expect(refusedField(field)).toEqual(expected)
})

it('a public pin appears on the home page immediately', async () => {
  expect((await publish('public')).home).toEqual([{ type: 'pin', id: '9' }])
})

it('[BOARD-01 b] a secret pin does not', async () => {
  expect((await publish('secret')).home).toEqual([])
})

it('[CREATE-01 a] a draft without comments says so', async () => {
  expect((await publish('public')).sent).not.toHaveProperty('is_comments_allowed')
  expect((await publish('public', { isCommentsAllowed: false })).sent).toMatchObject({ is_comments_allowed: false })
})

it('[CREATE-07 c] a draft is sent with the topics that its maker chose', async () => {
  const { sent } = await publish('public', { interestTags: [{ id: '1401', name: 'Baking' }] })
  expect(sent).toMatchObject({ interest_tags: ['1401'] })
})

it('[CREATE-03 a] the tags of all pictures are sent, each with its place and what it is about', async () => {
  const tagged = (type: 'pin' | 'user') =>
    addTag(NO_TAGS, { id: type, x: 0.25, y: 0.5, type, object_id: '4', name: 'A lamp' })
  const { sent } = await publish('public', {
    items: [
      { ...item, ...tagged('pin') },
      { ...item, ...tagged('user') },
    ],
  })
  expect(sent).toMatchObject({
    pin_tags: [
      { x: 0.25, y: 0.5, media: 0, pin_id: '4' },
      { x: 0.25, y: 0.5, media: 1, user_id: '4' },
    ],
  })
})

it('[CREATE-07 d] a draft is sent with the mentions that its description still has', async () => {
  const mentioned = [
    { user_id: '4', username: 'Bob' },
    { user_id: '6', username: 'ann' },
  ]
  const texts = { title: '', description: ' With @bob ', alt_text: '', link: '' }
  const { sent } = await publish('public', { items: [{ ...item, texts, mentioned }] })
  expect(sent).toMatchObject({ description: 'With @bob', user_mention_tags: [{ id: '4', offset: 5, length: 4 }] })
})

it('[CREATE-06 b] a draft is scheduled with everything it is published with', async () => {
  const scheduled = { id: '4', type: 'scheduledpin', scheduled_ts: 1_796_000_000 }
  const server = await startServer(success(scheduled))
  await using _ = server
  const store = createStore({ kind: 'UNAUTH' }, { device: 'desktop' } as RequestContext)
  const data = createData(store, createResourceClient(server.env), createQueryClient(server.env), () => 0)
  expect(await scheduleDraft({ store, data }, { ...draft, id: '3', version: 4 }, 1_796_000_000)).toEqual(scheduled)
  expect(JSON.parse(new URLSearchParams(server.received[0]!.body).get('data')!)).toMatchObject({
    options: {
      board_id: '5',
      media_upload_id: '7',
      title: 'Blue door',
      pin_draft: { id: '3', version: 4 },
      scheduled_ts: 1_796_000_000,
    },
  })
})
