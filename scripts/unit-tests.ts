import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What starts a process or connects to a database. A test that can reach one of these is no unit test. */
const STARTS_A_PROCESS = ['node:child_process', 'packages/database/src/testing/test-databases.ts']

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`, unless only types are imported. */
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"`;]*?\bfrom\s*)?'([^']+)'|\bimport\('([^']+)'\)/gm

interface Package {
  readonly folder: string
  readonly exports: Readonly<Record<string, string>>
}

const packagesOf = (root: string): ReadonlyMap<string, Package> =>
  new Map(
    globSync('{packages,apps}/*/package.json', { cwd: root }).map((file) => {
      const { name, exports } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Package & { name: string }
      return [name, { folder: path.dirname(file), exports }]
    }),
  )

/** The file behind `@corkboard/domain/content/boards`, as the `exports` of its package say. */
const fileIn = ({ folder, exports }: Package, subpath: string): string | undefined => {
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined && pattern === subpath) return path.posix.join(folder, target)
    if (after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) continue
    return path.posix.join(folder, target.replace('*', subpath.slice(before.length, subpath.length - after.length)))
  }
  return undefined
}

/**
 * The test files that need no other process: nothing that they import, directly or through other files, starts one.
 * Decided by reading imports, so that no list has to be kept.
 */
export const unitTests = (root: string, tests: readonly string[]): string[] => {
  const packages = packagesOf(root)
  const known = new Map<string, readonly string[]>()

  const resolve = (specifier: string, from: string): string => {
    if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
    const [scope, name, ...rest] = specifier.split('/')
    const found = packages.get(`${scope}/${name}`)
    return (found && fileIn(found, ['.', ...rest].join('/'))) ?? specifier
  }
  const importsOf = (file: string): readonly string[] => {
    const read = known.get(file)
    if (read) return read
    const place = path.join(root, file)
    const text = /\.tsx?$/.test(file) && existsSync(place) ? readFileSync(place, 'utf8') : ''
    const imports = [...text.matchAll(IMPORT)].map(([, first, second]) => resolve(first ?? second ?? '', file))
    known.set(file, imports)
    return imports
  }
  const staysInside = (test: string): boolean => {
    const reached = new Set([test])
    for (const file of reached) {
      if (STARTS_A_PROCESS.includes(file)) return false
      for (const imported of importsOf(file)) reached.add(imported)
    }
    return true
  }
  return tests.filter(staysInside)
}
