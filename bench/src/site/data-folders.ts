import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { migrate, openDatabase } from '@corkboard/database'
import { startEmbeddedPostgres } from '@corkboard/database/embedded'
import { findWrongCounters } from '@corkboard/domain'
import { TOPICS_FORM } from '@corkboard/domain/content/topics'
import { SEARCH_FORM } from '@corkboard/domain/finding/search'
import pg from 'pg'
import { GENERATOR_VERSION, generateCommunity } from '../generate.ts'
import { hangPictures, picturePool } from '../generate/pictures.ts'
import { deriveAll } from './derive.ts'

export const ROOT = path.resolve(import.meta.dirname, '../../..')
export const CACHE = path.join(ROOT, '.cache/bench')

/** Nothing here has to survive a power cut; the files are complete once the server has stopped. */
const GENERATING = { fsync: 'off', max_wal_size: '8GB', shared_buffers: '512MB', autovacuum: 'off' }

/** With the forms of topics and of the search index: otherwise a bench would measure how the worker builds them again. */
const schemaKey = (): string => {
  const manifest = createRequire(import.meta.url).resolve('@corkboard/database/package.json')
  const folder = path.join(path.dirname(manifest), 'migrations')
  const hash = createHash('sha256').update(
    `generator ${GENERATOR_VERSION}, topics ${TOPICS_FORM}, search ${SEARCH_FORM}`,
  )
  for (const file of readdirSync(folder).toSorted()) hash.update(file).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

/**
 * Returns a data folder with `pins` generated pins, created once per schema and generator and stored in `.cache/bench`.
 * Never write to it; use a `copyFolder` for that.
 */
export const dataFolder = async (pins: number, print: (line: string) => void): Promise<string> => {
  const folder = path.join(CACHE, `${pins}-${schemaKey()}`)
  if (existsSync(folder)) return folder
  await mkdir(CACHE, { recursive: true })
  print(`Generating ${pins.toLocaleString('en-US')} pins; this happens once for a schema …`)
  const pictures = await picturePool(CACHE)
  const making = `${folder}.making`
  await rm(making, { recursive: true, force: true })
  const server = await startEmbeddedPostgres({ dataDir: making, settings: GENERATING })
  try {
    await migrate(server.url)
    const { images } = await generateCommunity(server.url, { pins, pictures })
    await hangPictures(path.join(making, 'media'), pictures, images)
    await deriveAll(server.url, making, ROOT)
    await vacuum(server.url)
    await refuseWrongCounters(server.url)
  } finally {
    await server.stop()
  }
  // Folders of older schemas are no longer useful.
  for (const name of readdirSync(CACHE)) {
    if (name.startsWith(`${pins}-`) && name !== path.basename(making)) {
      await rm(path.join(CACHE, name), { recursive: true, force: true })
    }
  }
  await rename(making, folder)
  return folder
}

const vacuum = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

const refuseWrongCounters = async (url: string): Promise<void> => {
  const database = await openDatabase({ url, statementTimeoutMs: 0 })
  try {
    const wrong = await findWrongCounters(database.db, 5)
    if (wrong.length > 0) throw new Error(`The generator counts wrong: ${JSON.stringify(wrong)}`)
  } finally {
    await database.close()
  }
}

/** Creates a copy to write to; it shares its pictures with the original, because benches delete none. */
export const copyFolder = async (folder: string): Promise<string> => {
  const copy = await mkdtemp(path.join(CACHE, 'copy-'))
  // When started by root, the database runs as its own user, who must be able to enter the folder.
  await chmod(copy, 0o711)
  // `cp -a` keeps the owner that the database's own user needs.
  const { status, stderr } = spawnSync('cp', ['-a', path.join(folder, 'postgres'), copy], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The data folder could not be copied: ${stderr}`)
  await symlink(path.join(folder, 'media'), path.join(copy, 'media'))
  const secrets = path.join(folder, 'secrets.json')
  if (existsSync(secrets)) await cp(secrets, path.join(copy, 'secrets.json'))
  return copy
}
