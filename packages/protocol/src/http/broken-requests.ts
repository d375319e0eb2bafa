import type { Socket } from 'node:net'
import { type ErrorCode, fail } from '@corkboard/contract'
import { restFailure } from '../errors/rest-errors.ts'

const CODES: Readonly<Record<string, { status: string; code: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'request.too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'request.malformed' },
}
const MALFORMED = { status: '400 Bad Request', code: 'request.malformed' } as const

/**
 * Requests that Node's parser cannot read never reach a route. They still get a proper response before the connection
 * closes.
 */
export const refuseBrokenRequest = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, code } = CODES[error.code ?? ''] ?? MALFORMED
  const body = JSON.stringify(restFailure(fail(code)))
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
