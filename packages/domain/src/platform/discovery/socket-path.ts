import { socketPlace } from '@corkboard/database'
import { createHash } from 'node:crypto'
import os from 'node:os'

const HOST = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 12)

/**
 * Path of the socket where the discovery process of a data folder answers on this machine; several machines may share
 * the folder.
 */
export const discoverySocketOf = (dataDir: string): string => socketPlace(dataDir, `discovery/${HOST}`, 'discovery')
