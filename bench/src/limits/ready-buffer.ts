/**
 * The limit of P3: Fastify sends the same ready buffer to everyone, with the headers of a compressed document. `BYTES`
 * sets its length.
 */
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

const body = randomBytes(Number(process.env['BYTES']))
const app = Fastify({ logger: false })

app.get('/*', (_request, reply) =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'cookie, accept-encoding, user-agent',
    })
    .send(body),
)

await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ port: (app.server.address() as AddressInfo).port })
process.on('disconnect', () => process.exit())
