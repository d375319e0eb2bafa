import { openDataDownload } from '@corkboard/domain/upkeep/data-downloads'
import { requireSignedIn } from '@corkboard/domain/kernel'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from './methods.ts'

/** `GET /v3/users/me/data-download/`: the copy of their data that the viewer asked for (`DataDownloadResource`). */
export const dataDownloadRoute = async (app: FastifyInstance): Promise<void> => {
  const url = '/v3/users/me/data-download/'
  app.get(url, async (request, reply) => {
    const { stream, bytes, fileName } = await openDataDownload(requireSignedIn(request.visit.ctx))
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${fileName}"`,
        'content-length': bytes,
      })
      .type('application/json; charset=utf-8')
      .send(stream)
  })
  refuseOtherMethods(app, url, ['GET'])
}
