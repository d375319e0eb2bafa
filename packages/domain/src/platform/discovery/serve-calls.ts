import { rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { Logger } from 'pino'
import { type CallFrame, readFrames, sendFrame } from './frames.ts'
import type { DiscoveryCall } from './discovery-call.ts'

/** A call by its name, with the function that handles it. */
export interface CallHandler {
  readonly name: string
  readonly handle: (input: unknown, soFar: (progress: unknown) => void) => unknown
}

/**
 * `undefined` means no result: the data for it is not loaded yet. Work of more than a few milliseconds must yield in
 * between.
 */
export const handleCall = <Input, Result>(
  { name }: DiscoveryCall<Input, Result>,
  handle: (input: Input, soFar: (progress: unknown) => void) => Result | undefined | Promise<Result | undefined>,
): CallHandler => ({ name, handle: handle as CallHandler['handle'] })

export interface CallServer {
  close(): Promise<void>
}

/** Thrown when another process already listens at the socket. */
export class SocketInUseError extends Error {}

const isServed = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(socketPath)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const listen = (server: Server, socketPath: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath, resolve)
  })

/**
 * Handles calls that arrive at the socket, whose folder only this user can access. Replaces a socket that a killed
 * process left.
 * @throws SocketInUseError
 */
export const serveCalls = async (
  socketPath: string,
  handlers: readonly CallHandler[],
  log: Logger,
): Promise<CallServer> => {
  const byName = new Map(handlers.map((it) => [it.name, it]))
  const sockets = new Set<Socket>()

  const reply = async (socket: Socket, { n, name, input }: CallFrame): Promise<void> => {
    try {
      const result = await byName.get(name)?.handle(input, (soFar) => sendFrame(socket, { n, soFar }))
      sendFrame(socket, { n, result })
    } catch (error) {
      log.error({ err: error, call: name }, 'a call to the discovery process failed')
      sendFrame(socket, { n })
    }
  }

  if (await isServed(socketPath)) throw new SocketInUseError(`Another process listens at ${socketPath}`)
  rmSync(socketPath, { force: true })
  const server = createServer((socket) => {
    sockets.add(socket)
    // The caller disconnected.
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    readFrames<CallFrame>(socket, (frame) => void reply(socket, frame))
  })
  await listen(server, socketPath)
  return {
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
