import { type AddressInfo, createServer } from 'node:net'
import type { SiteConfig } from './config.ts'
import { StartError } from './start-error.ts'

interface Address {
  readonly host: string
  readonly port: number
  /** The setting that configures the port. */
  readonly setting: 'PORT' | 'METRICS_PORT'
}

/** Explains in one sentence why the site cannot listen there. */
export const cannotListen = ({ host, port, setting }: Address, error: unknown): StartError => {
  const { code, message } = error as NodeJS.ErrnoException
  const sentence =
    code === 'EADDRINUSE'
      ? `Port ${port} is in use by another program; choose another with ${setting}=….`
      : code === 'EACCES'
        ? `This user has no permission to open port ${port}; choose one above 1023 with ${setting}=….`
        : code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
          ? `HOST is ${host}, which is not an address of this machine.`
          : `The address ${host}:${port} cannot be opened: ${message}.`
  return new StartError(sentence, { cause: error })
}

/**
 * Returns the configuration with actual ports: determined before anything is started, so that the error message comes
 * first. 0 becomes a number here, which restarted web processes keep using.
 * @throws StartError
 */
export const findPorts = async (config: SiteConfig): Promise<SiteConfig> => {
  if (config.role === 'worker') return config
  if (config.metricsPort !== undefined) {
    await findPort({ host: '127.0.0.1', port: config.metricsPort, setting: 'METRICS_PORT' })
  }
  return { ...config, port: await findPort({ ...config, setting: 'PORT' }) }
}

/** Returns a port that is free at this moment. */
const findPort = (address: Address): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(cannotListen(address, error)))
    probe.listen(address.port, address.host, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
