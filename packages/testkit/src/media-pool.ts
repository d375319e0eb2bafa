import { createMediaPool, type MediaPool } from '@corkboard/domain/media'

let shared: MediaPool | undefined

/**
 * The picture processes of all sites in this process: they take a third of a second to start and remember nothing of a
 * picture. They end when this process does.
 */
export const sharedMediaPool = (): MediaPool => (shared ??= { ...createMediaPool(), close: () => Promise.resolve() })
