import Type from 'typebox'
import { defineEndpoint } from '../../endpoint.ts'
import { IdText } from '../../scalars.ts'
import { BoardInterest } from '../wire/board.ts'
import { Pin } from '../wire/pin.ts'

/** BOARD-11 */
export const BoardInterestsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v3/boards/{board_id}/interests/',
  summary: 'List what pins suggested for a board are about',
  params: Type.Object({ board_id: IdText }),
  notFound: 'board.not_found',
  response: Type.Array(BoardInterest),
})

/** BOARD-11 */
export const BoardInterestPinsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v3/boards/{board_id}/interests/{interest}/pins/',
  summary: 'List pins suggested for a board about one interest',
  params: Type.Object({ board_id: IdText, interest: Type.String() }),
  notFound: 'board.not_found',
  query: Type.Object({ bookmark: Type.Optional(Type.String()) }),
  response: Type.Array(Pin),
  list: true,
})
