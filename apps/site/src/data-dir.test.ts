import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assertDataDirFree, FolderInUseError, loadSecrets, lockDataDir, makeDataDir } from './data-dir.ts'
import { StartError } from './start-error.ts'
import { temporaryFolder } from './testing/site-process.ts'

const isRoot = process.getuid?.() === 0

let folder: ReturnType<typeof temporaryFolder>
let dataDir: string

beforeEach(() => {
  folder = temporaryFolder()
  dataDir = path.join(folder.path, 'data')
})
afterEach(() => folder[Symbol.dispose]())

const modeOf = (file: string): string => (statSync(path.join(dataDir, file)).mode & 0o777).toString(8)

describe('the data folder', () => {
  it('is made with all above it; others may pass through, and not look at pictures', () => {
    dataDir = path.join(dataDir, 'of', 'corkboard')
    makeDataDir(dataDir)
    makeDataDir(dataDir)
    expect([modeOf('.'), modeOf('media')]).toEqual(['711', '700'])
  })

  it('is refused in a sentence where a file is in the way', () => {
    writeFileSync(dataDir, 'a letter')
    const sentence = `The data folder ${dataDir} cannot be used: something that is not a folder is in the way.`
    expect(() => makeDataDir(dataDir)).toThrow(new StartError(sentence))
  })

  it('is refused in a sentence where a file is in the way of what is in it', () => {
    mkdirSync(dataDir)
    const media = path.join(dataDir, 'media')
    writeFileSync(media, 'a letter')
    const sentence = `The data folder ${media} cannot be used: something that is not a folder is in the way.`
    expect(() => makeDataDir(dataDir)).toThrow(new StartError(sentence))
  })

  it.skipIf(isRoot)('is refused in a sentence where this user may not write', () => {
    chmodSync(folder.path, 0o500)
    const sentence = `The data folder ${dataDir} cannot be used: this user may not read and write there.`
    expect(() => makeDataDir(dataDir)).toThrow(new StartError(sentence))
    chmodSync(folder.path, 0o700)
  })

  // Node's own way of making several folders never comes back from these.
  it.runIf(process.platform === 'linux').each(['/proc/x', '/proc/x/y'])(
    'is refused in a sentence where no folder can be made (%s)',
    (impossible) => {
      const sentence = `The data folder ${impossible} cannot be used: it cannot be made there.`
      expect(() => makeDataDir(impossible)).toThrow(new StartError(sentence))
    },
  )

  it('is for one at a time', () => {
    makeDataDir(dataDir)
    const lock = lockDataDir(dataDir)
    const sentence = `Corkboard is already running on ${dataDir} (process ${process.pid}).`
    for (const look of [lockDataDir, assertDataDirFree]) {
      expect(() => void look(dataDir)).toThrow(new FolderInUseError(sentence))
    }
    lock.release()
    assertDataDirFree(dataDir)
    lockDataDir(dataDir).release()
  })
})

describe('the secrets', () => {
  const file = () => path.join(dataDir, 'secrets.json')
  beforeEach(() => mkdirSync(dataDir))

  it('are made once, for their owner alone', () => {
    const first = loadSecrets(dataDir)
    expect(first.signing).toHaveLength(32)
    expect(loadSecrets(dataDir)).toEqual(first)
    expect(readdirSync(dataDir)).toEqual(['secrets.json'])
    expect(modeOf('secrets.json')).toBe('600')
  })

  it('are different in every folder', () => {
    const first = loadSecrets(dataDir)
    rmSync(file())
    expect(loadSecrets(dataDir)).not.toEqual(first)
  })

  it.each([
    ['empty', ''],
    ['cut off', '{"signing":"c2hvcn'],
    ['without a secret', '{}'],
    ['too short', '{"signing":"c2hvcnQ="}'],
    ['another kind of thing', '{"signing":[1,2,3]}'],
    ['null', 'null'],
  ])('are never replaced when they are %s; a sentence says what to do', (_, content) => {
    writeFileSync(file(), content)
    expect(() => loadSecrets(dataDir)).toThrow(
      new StartError(`${file()} is damaged: it must hold a 32-byte "signing" secret. Restore it from a backup.`),
    )
    expect(readFileSync(file(), 'utf8')).toBe(content)
  })

  it('are refused in a sentence when a folder is in their place', () => {
    mkdirSync(file())
    expect(() => loadSecrets(dataDir)).toThrow(StartError)
    expect(() => loadSecrets(dataDir)).toThrow(`${file()} cannot be read: `)
  })

  it('are refused in a sentence when they cannot be kept, and nothing is left of the attempt', () => {
    const missing = path.join(dataDir, 'gone')
    expect(() => loadSecrets(missing)).toThrow(`${path.join(missing, 'secrets.json')} cannot be written: `)
    expect(readdirSync(dataDir)).toEqual([])
  })
})
