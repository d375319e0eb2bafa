import {
  BoardFeedResource,
  BoardResource,
  PinResource,
  type ResourceAction,
  UserSessionResource,
} from '@corkboard/contract'
import { describe, expect, it } from 'vitest'
import { compileOptions } from './check-options.ts'

const checked = (action: ResourceAction, sent: Record<string, unknown>): unknown => {
  try {
    return compileOptions(action)(sent)
  } catch (error) {
    const { code, details } = error as { code: string; details: { field: string } }
    return `${code} ${details.field}`
  }
}

describe('[SHELL-24 a] options', () => {
  const { create } = BoardResource.actions
  const pin = PinResource.actions.create
  const feed = BoardFeedResource.actions.get
  it.each<[string, ResourceAction, Record<string, unknown>, unknown]>([
    ['what is not named is dropped', create, { name: 'A', color: 'red' }, { name: 'A' }],
    ['what is missing is named', create, {}, 'request.missing name'],
    ['null for what is needed is missing', create, { name: null }, 'request.invalid name'],
    ['null for what may be left out is left out', create, { name: 'A', description: null }, { name: 'A' }],
    ['null where it means something stays', create, { name: 'A', category: null }, { name: 'A', category: null }],
    ['the wrong kind is named', create, { name: 7 }, 'request.invalid name'],
    ['a choice that is none is named', create, { name: 'A', privacy: 'hidden' }, 'request.invalid privacy'],
    ['the first at fault is named', create, { name: 'A', privacy: [], category: {} }, 'request.invalid privacy'],
    ['what the database cannot hold is refused', create, { name: 'A\0B' }, 'request.invalid name'],
    [
      'inherited names are not options',
      create,
      JSON.parse('{"name":"A","__proto__":{"privacy":"secret"}}'),
      { name: 'A' },
    ],
    ['an id has digits', pin, { board_id: '12x', media_upload_id: '1' }, 'request.invalid board_id'],
    ['an id is text', pin, { board_id: 12, media_upload_id: '1' }, 'request.invalid board_id'],
    [
      'an id fits the database',
      pin,
      { board_id: '9223372036854775808', media_upload_id: '1' },
      'request.invalid board_id',
    ],
    [
      'also where it may be null',
      pin,
      { board_id: '1', media_upload_id: '1', section: '9'.repeat(19) },
      'request.invalid section',
    ],
    ['lists take a page size', feed, { board_id: '1', page_size: 250 }, { board_id: '1', page_size: 250 }],
    ['of at most 250', feed, { board_id: '1', page_size: 251 }, 'request.invalid page_size'],
    ['of at least 1', feed, { board_id: '1', page_size: 0 }, 'request.invalid page_size'],
    ['in whole numbers', feed, { board_id: '1', page_size: 2.5 }, 'request.invalid page_size'],
    ['and bookmarks in an array', feed, { board_id: '1', bookmarks: 'x' }, 'request.invalid bookmarks'],
  ])('%s', (_title, action, sent, result) => {
    expect(checked(action, sent)).toEqual(result)
  })

  it('a password may contain anything: only the password rules refuse it', () => {
    const sent = { username_or_email: 'alice', password: 'a\0b' }
    expect(checked(UserSessionResource.actions.create, sent)).toEqual(sent)
  })
})
