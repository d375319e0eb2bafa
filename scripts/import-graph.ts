import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** How a file needs another: when it is evaluated, later (`import()`), or only for its types. */
export type ImportKind = 'static' | 'dynamic' | 'type'

export interface Import {
  /** Path of the imported file, relative to the folder that was read. */
  readonly to: string
  readonly kind: ImportKind
}

/** Imports by file, for the files of one folder; imports that leave the folder are not in it. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>

const COMMENTS = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm
const STATIC = /\b(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?'(\.[^']+)'/g
const DYNAMIC = /\bimport\(\s*'(\.[^']+)'\s*\)/g

/** A source text without its comments. */
export const withoutComments = (source: string): string => source.replace(COMMENTS, '$1')

/** The relative specifiers of a source text. */
export const readImports = (source: string): readonly { readonly specifier: string; readonly kind: ImportKind }[] => {
  const code = withoutComments(source)
  return [
    ...[...code.matchAll(STATIC)].map(([, type, specifier]) => ({
      specifier: specifier!,
      kind: type ? ('type' as const) : ('static' as const),
    })),
    ...[...code.matchAll(DYNAMIC)].map(([, specifier]) => ({ specifier: specifier!, kind: 'dynamic' as const })),
  ]
}

/** Reads the imports of all TypeScript files below a folder, tests left out. */
export const readImportGraph = (folder: string): ImportGraph => {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.includes('node_modules') && !/\.(test|d)\.tsx?$/.test(file))
    .toSorted()
  return new Map(
    files.map((file) => {
      const imports = readImports(readFileSync(path.join(folder, file), 'utf8'))
        .map(({ specifier, kind }) => ({ to: path.posix.join(path.posix.dirname(file), specifier), kind }))
        .filter(({ to }) => /\.tsx?$/.test(to) && !to.startsWith('..') && existsSync(path.join(folder, to)))
      return [file, imports] as const
    }),
  )
}

/**
 * Cycles of static imports, each as the files one meets on the way around, the first again at the end; one per group of
 * files that import each other. Types are erased and `import()` runs later, so neither closes a cycle.
 */
export const findCycles = (graph: ImportGraph): readonly (readonly string[])[] => {
  const cycles: string[][] = []
  const state = new Map<string, 'open' | 'done'>()
  const trail: string[] = []
  const visit = (file: string): void => {
    state.set(file, 'open')
    trail.push(file)
    for (const { to, kind } of graph.get(file) ?? []) {
      if (kind !== 'static') continue
      if (state.get(to) === 'open') cycles.push([...trail.slice(trail.indexOf(to)), to])
      else if (!state.has(to)) visit(to)
    }
    trail.pop()
    state.set(file, 'done')
  }
  for (const file of graph.keys()) if (!state.has(file)) visit(file)
  return cycles
}
