import type { ResourceEnvelope } from '@corkboard/contract'
import { allowBoard, getBoard } from '@corkboard/domain/content/boards'
import { boardInterests } from '@corkboard/domain/finding/feeds'
import type { FastifyInstance } from 'fastify'
import { callResource } from '../resource/engine/call.ts'
import { refuseOtherMethods } from './methods.ts'

type OfBoard = { readonly boardId: string }

/** What a resource answered, as `/v3` answers it. */
const asRest = ({ resource_response: { status, code, message, data, bookmark, error } }: ResourceEnvelope) => ({
  status,
  code,
  message,
  data,
  ...(bookmark !== undefined && { bookmark }),
  ...(error && { error }),
})

/** BOARD-11: `GET /v3/boards/{id}/interests/`, and `…/{interest}/pins/`, a page at a time by `bookmark`. */
export const boardInterestsRoutes = async (app: FastifyInstance): Promise<void> => {
  const url = '/v3/boards/:boardId/interests/'
  app.get<{ Params: OfBoard }>(url, async ({ params, visit: { ctx } }, reply) => {
    const board = allowBoard(ctx, 'save', await getBoard(ctx, params.boardId))
    const data = await boardInterests(ctx, board)
    return reply.header('cache-control', 'no-store').send({ status: 'success', code: 0, message: 'ok', data })
  })
  refuseOtherMethods(app, url, ['GET'])

  const pinsUrl = `${url}:interest/pins/`
  app.get<{ Params: OfBoard & { readonly interest: string }; Querystring: { readonly bookmark?: string } }>(
    pinsUrl,
    async ({ params: { boardId, interest }, query: { bookmark }, visit: { ctx } }, reply) => {
      const envelope = await callResource(ctx, 'BoardMoreIdeasResource', 'get', {
        board_id: boardId,
        interest,
        ...(bookmark !== undefined && { bookmarks: [bookmark] }),
      })
      return reply
        .code(envelope.resource_response.error?.http_status ?? 200)
        .header('cache-control', 'no-store')
        .send(asRest(envelope))
    },
  )
  refuseOtherMethods(app, pinsUrl, ['GET'])
}
