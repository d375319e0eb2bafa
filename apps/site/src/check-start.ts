import type { SiteConfig } from './config.ts'
import { assertDataDirFree, makeDataDir } from './data-dir.ts'
import { findPorts } from './ports.ts'

/**
 * Says what would stop a start, before anything is built for it. The start looks again itself: a build takes a while.
 * @throws StartError
 */
export const checkStart = async (config: SiteConfig): Promise<void> => {
  makeDataDir(config.dataDir)
  if (config.role === 'all') assertDataDirFree(config.dataDir)
  await findPorts(config)
}
