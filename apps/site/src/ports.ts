import { type AddressInfo, createServer } from 'node:net'
import { StartError } from './start-error.ts'

interface Address {
  readonly host: string
  readonly port: number
  /** The setting that names the port. */
  readonly setting: 'PORT' | 'METRICS_PORT'
}

/** Why the site cannot be reached there, in a sentence. */
export const cannotListen = ({ host, port, setting }: Address, error: unknown): StartError => {
  const { code, message } = error as NodeJS.ErrnoException
  const sentence =
    code === 'EADDRINUSE'
      ? `Port ${port} is in use by another program; choose another with ${setting}=….`
      : code === 'EACCES'
        ? `This user may not open port ${port}; choose one above 1023 with ${setting}=….`
        : code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
          ? `HOST is ${host}, which is no address of this machine.`
          : `The address ${host}:${port} cannot be opened: ${message}.`
  return new StartError(sentence, { cause: error })
}

/**
 * The port to open, free at this moment: found out before anything is started, so that the sentence comes first. 0
 * becomes a number here, which web processes that start again later keep to.
 */
export const findPort = (address: Address): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(cannotListen(address, error)))
    probe.listen(address.port, address.host, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
