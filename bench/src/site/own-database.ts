import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@corkboard/database/embedded'

/** Runs work that needs the test kit, on a server for its test databases that ends with it. */
export const onOwnDatabase = async <T>(work: () => Promise<T>): Promise<T> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'corkboard-bench-'))
  chmodSync(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir })
  process.env['CORKBOARD_TEST_DATABASE_URL'] = postgres.url
  try {
    return await work()
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
