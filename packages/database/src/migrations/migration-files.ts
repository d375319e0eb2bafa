import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export interface Migration {
  /** `20261120T1100_plumbing`: sorts by date. */
  readonly name: string
  readonly text: string
  /** SHA-256 of the text, in hex. */
  readonly checksum: string
}

const FILE = /^(\d{8}T\d{4}_[a-z0-9_]+)\.sql$/

/** The migrations that come with this code, oldest first. */
export const loadMigrations = (folder = migrationsFolder()): readonly Migration[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => {
      const name = FILE.exec(file)?.[1]
      if (!name) throw new Error(`${file} is not named like a migration: YYYYMMDDTHHMM_name.sql.`)
      // A checkout on Windows may have changed the line endings, which does not matter.
      const text = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })

// Located through the package, not this file, which is elsewhere once the server is bundled.
const migrationsFolder = (): string =>
  path.join(path.dirname(createRequire(import.meta.url).resolve('@corkboard/database/package.json')), 'migrations')
