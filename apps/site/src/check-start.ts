import type { SiteConfig } from './config.ts'
import { assertDataDirFree, makeDataDir } from './data-dir.ts'
import { findPorts } from './ports.ts'

/**
 * Reports what would prevent a start, before anything is built for it. The start checks again itself, because a build
 * takes a while.
 * @throws StartError
 */
export const checkStart = async (config: SiteConfig): Promise<void> => {
  makeDataDir(config.dataDir)
  if (config.role === 'all') assertDataDirFree(config.dataDir)
  await findPorts(config)
}
