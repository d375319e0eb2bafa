import { rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { Logger } from 'pino'
import { type QuestionFrame, readFrames, sendFrame } from './frames.ts'
import type { Question } from './question.ts'

/** A question with the function that answers it. */
export interface Answering {
  readonly name: string
  readonly answer: (input: unknown, soFar: (progress: unknown) => void) => unknown
}

/**
 * `undefined` means no answer: the data for it is not loaded yet. Work of more than a few milliseconds must yield in
 * between.
 */
export const answering = <Input, Answer>(
  { name }: Question<Input, Answer>,
  answer: (input: Input, soFar: (progress: unknown) => void) => Answer | undefined | Promise<Answer | undefined>,
): Answering => ({ name, answer: answer as Answering['answer'] })

export interface AnsweringServer {
  close(): Promise<void>
}

/** Thrown when another process already answers at the socket. */
export class SocketInUseError extends Error {}

const isAnswered = (socketPath: string): Promise<boolean> =>
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
 * Answers questions that arrive at the socket, whose folder only this user can access. Replaces a socket that a killed
 * process left.
 * @throws SocketInUseError
 */
export const answerQuestions = async (
  socketPath: string,
  answers: readonly Answering[],
  log: Logger,
): Promise<AnsweringServer> => {
  const byName = new Map(answers.map((it) => [it.name, it]))
  const sockets = new Set<Socket>()

  const reply = async (socket: Socket, { n, name, input }: QuestionFrame): Promise<void> => {
    try {
      const answer = await byName.get(name)?.answer(input, (soFar) => sendFrame(socket, { n, soFar }))
      sendFrame(socket, { n, answer })
    } catch (error) {
      log.error({ err: error, question: name }, 'a question could not be answered')
      sendFrame(socket, { n })
    }
  }

  if (await isAnswered(socketPath)) throw new SocketInUseError(`Another process answers at ${socketPath}`)
  rmSync(socketPath, { force: true })
  const server = createServer((socket) => {
    sockets.add(socket)
    // The caller disconnected.
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    readFrames<QuestionFrame>(socket, (frame) => void reply(socket, frame))
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
