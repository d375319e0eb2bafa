import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkStart } from './check-start.ts'
import { readConfig, type SiteConfig } from './config.ts'
import { lockDataDir } from './data-dir.ts'
import { StartError } from './start-error.ts'
import { temporaryFolder } from './testing/site-process.ts'

let folder: ReturnType<typeof temporaryFolder>

beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder[Symbol.dispose]())

const configOn = (port: number): SiteConfig =>
  readConfig({ DATA_DIR: folder.path, HOST: '127.0.0.1', PORT: String(port) }, '/')

const busyPort = async (): Promise<AsyncDisposable & { readonly port: number }> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

it('allows a start, and takes no resources from it', async () => {
  await expect(checkStart(configOn(0))).resolves.toBeUndefined()
  lockDataDir(folder.path).release()
})

it('reports that the port is in use', async () => {
  await using other = await busyPort()
  const sentence = `Port ${other.port} is in use by another program; choose another with PORT=….`
  await expect(checkStart(configOn(other.port))).rejects.toThrow(new StartError(sentence))
})

it('reports a site on the same folder rather than the port it listens on', async () => {
  await using other = await busyPort()
  const lock = lockDataDir(folder.path)
  const sentence = `Corkboard is already running on ${folder.path} (process ${process.pid}).`
  await expect(checkStart(configOn(other.port))).rejects.toThrow(new StartError(sentence))
  lock.release()
})
