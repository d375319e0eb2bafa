import { createMediaPool, type MediaPool } from '@corkboard/domain/media'

/** Long enough for a machine that is busy with other tests: a picture that gives up fails the test that shows it. */
const BUSY_MACHINE_MS = 120_000

let shared: MediaPool | undefined

/**
 * The picture processes of all sites in this process: they take a third of a second to start and remember nothing of a
 * picture. They end when this process does.
 */
export const sharedMediaPool = (): MediaPool =>
  (shared ??= { ...createMediaPool({ deadlineMs: BUSY_MACHINE_MS }), close: () => Promise.resolve() })
