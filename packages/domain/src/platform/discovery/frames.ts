import type { Socket } from 'node:net'

/** What is sent to the discovery process: one line of JSON each. */
export interface CallFrame {
  readonly n: number
  readonly name: string
  readonly input: unknown
}

/** The replies under the same number: any number with `soFar`, then a last one with or without a response. */
export interface ResultFrame {
  readonly n: number
  readonly soFar?: unknown
  readonly result?: unknown
}

/** No call or result is nearly this long; a sender of such a line is not ours. */
const MAX_LINE_LENGTH = 4 * 1_048_576

export const sendFrame = (socket: Socket, frame: CallFrame | ResultFrame): void => {
  if (socket.writable) socket.write(`${JSON.stringify(frame)}\n`)
}

/** Calls back for each frame that arrives. Anything that is not a frame ends the connection. */
export const readFrames = <Frame extends CallFrame | ResultFrame>(
  socket: Socket,
  arrived: (frame: Frame) => void,
): void => {
  let rest = ''
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    try {
      if (rest.length > MAX_LINE_LENGTH) throw new Error('A line of the discovery process is too long')
      for (const line of lines) arrived(JSON.parse(line) as Frame)
    } catch (error) {
      socket.destroy(error as Error)
    }
  })
}
