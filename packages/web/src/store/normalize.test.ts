import { describe, expect, it } from 'vitest'
import { mergeEntities, noEntities } from './entities.ts'
import { normalizeQuery, normalizeResource } from './normalize.ts'

const alice = { id: '9', type: 'user', username: 'alice', full_name: 'Alice A' }
const kitchens = { id: '5', type: 'board', name: 'Kitchens', url: '/alice/kitchens/', privacy: 'public' }
const pin = { id: '1', type: 'pin', title: 'Stove', pinner: alice, origin_pinner: null, board: kitchens }
const none = noEntities()

describe('resource responses', () => {
  it('[COMMENT-01 a] a comment becomes a reference, and its author and mentioned users become entities', () => {
    const comment = { id: '7', type: 'aggregatedcomment', text: 'Hi', user: alice, tagged_users: [alice] }
    expect(normalizeResource([comment])).toEqual({
      data: [{ type: 'aggregatedcomment', id: '7' }],
      entities: {
        ...none,
        aggregatedcomment: { 7: { id: '7', text: 'Hi', user: '9', tagged_users: ['9'] } },
        user: { 9: { id: '9', username: 'alice', full_name: 'Alice A' } },
      },
    })
  })

  it('a pin becomes a reference, and its users and board become entities', () => {
    expect(normalizeResource(pin)).toEqual({
      data: { type: 'pin', id: '1' },
      entities: {
        ...none,
        pin: { 1: { id: '1', title: 'Stove', pinner: '9', origin_pinner: null, board: '5' } },
        board: { 5: { id: '5', name: 'Kitchens', url: '/alice/kitchens/', privacy: 'public' } },
        user: { 9: { id: '9', username: 'alice', full_name: 'Alice A' } },
      },
    })
  })

  it('a list keeps its order, and lists inside entities become lists of ids', () => {
    const board = { ...kitchens, owner: alice, collaborating_users: [{ ...alice, id: '8' }, alice] }
    const { data, entities } = normalizeResource([board, pin])
    expect(data).toEqual([
      { type: 'board', id: '5' },
      { type: 'pin', id: '1' },
    ])
    expect(entities.board['5']).toMatchObject({ owner: '9', collaborating_users: ['8', '9'] })
  })

  it.each([[null], ['text'], [{ count: 3 }], [[1, 2]]])('%j is not an entity and is unchanged', (data) => {
    expect(normalizeResource(data)).toEqual({ data, entities: none })
  })
})

describe('responses of persisted queries', () => {
  it('produce the same fields of the same entities', () => {
    const response = {
      pin: {
        id: '1',
        entityId: 'x',
        gridTitle: 'Stove',
        images: { size236x: { url: '/a', width: 236, height: 300 }, orig: { url: '/o', width: 900, height: 1200 } },
        savedInfo: { boardId: '5' },
        aggregatedPinData: { commentCount: 2, did_it_data: { images_count: 1 } },
        reactionCountsData: [{ reactionType: 1, reactionCount: 3 }],
        pinJoin: { canonicalUrl: '/pin/1/' },
        pinner: { id: '9', fullName: 'Alice A', verifiedIdentity: { verified: true } },
        viewerCan: ['view'],
      },
    }
    const { data, entities } = normalizeQuery(response)
    expect(data).toEqual({ pin: { type: 'pin', id: '1' } })
    expect(entities.pin['1']).toEqual({
      id: '1',
      grid_title: 'Stove',
      images: { '236x': { url: '/a', width: 236, height: 300 }, orig: { url: '/o', width: 900, height: 1200 } },
      savedInfo: { boardId: '5' },
      comment_count: 2,
      aggregated_pin_data: { comment_count: 2, did_it_data: { images_count: 1 } },
      reaction_counts: { '1': 3 },
      canonical_url: '/pin/1/',
      pinner: '9',
      viewer_can: ['view'],
    })
    expect(entities.user['9']).toEqual({ id: '9', full_name: 'Alice A', verified_identity: { verified: true } })
  })

  it('keep null for a missing pin', () => {
    expect(normalizeQuery({ pin: null })).toEqual({ data: { pin: null }, entities: none })
  })
})

describe('merging entities', () => {
  it('keeps fields that a response leaves out, picture sizes included', () => {
    const first = { ...none, pin: { 1: { id: '1', title: 'Stove', images: { '236x': 'a' } } } }
    const second = { ...none, pin: { 1: { id: '1', repin_count: 4, images: { '736x': 'b' } } } }
    const state = mergeEntities(mergeEntities(noEntities(), first), second)
    expect(state.pin['1']).toEqual({
      id: '1',
      title: 'Stove',
      repin_count: 4,
      images: { '236x': 'a', '736x': 'b' },
    })
  })
})
