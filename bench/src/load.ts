import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoadOrder, LoadReport } from './load/requests.ts'

/** The load generator: one process, used for one order at a time. */
export interface Load extends Disposable {
  /** @throws Error quoting the first response that was neither a success nor reported an overload */
  send(order: LoadOrder): Promise<LoadReport>
  /** The same, but refusals are only reported. */
  sendAll(order: LoadOrder): Promise<LoadReport>
  /** How often a server reported an overload; those requests are not counted. */
  readonly busy: number
}

export const startLoad = (): Load => {
  const child = fork(fileURLToPath(new URL('./load/load-process.ts', import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  })
  // Without this, a load process that dies would be awaited forever.
  const ended = once(child, 'exit').then(() => [{}])
  let busy = 0
  const sendAll = async (order: LoadOrder): Promise<LoadReport> => {
    child.send(order)
    const [{ report, error }] = (await Promise.race([once(child, 'message'), ended])) as [
      { report?: LoadReport; error?: string },
    ]
    if (!report) throw new Error(error ?? 'The load process ended')
    busy += report.refused['503'] ?? 0
    return report
  }
  return {
    get busy() {
      return busy
    },
    sendAll,
    send: async (order) => {
      const report = await sendAll(order)
      if (report.refusal !== undefined) {
        throw new Error(`Not all succeeded: ${JSON.stringify(report.refused)}\n${report.refusal.slice(0, 2_000)}`)
      }
      return report
    },
    [Symbol.dispose]: () => {
      child.disconnect()
    },
  }
}

/**
 * Returns a line if a server was overloaded in the meantime: the figures then say more about the machine than about the
 * site.
 */
export const busyLine = ({ busy }: Load): string | undefined =>
  busy === 0 ? undefined : `Overloaded ${busy} times (503); those requests are not counted.`
