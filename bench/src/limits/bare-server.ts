import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server that is the limit of a comparison, in a separate process. */
export interface BareServer extends Disposable {
  readonly port: number
  readonly pid: number
}

/** Starts one of the files next to this one; it sends `{ port }` once it listens. */
export const startBareServer = async (
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BareServer> => {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { PATH: process.env['PATH'], ...env },
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it listened`)
  })
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
  ended.catch(() => undefined)
  return { port, pid: child.pid!, [Symbol.dispose]: () => child.kill() }
}
