import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { ENTRY, SIGNED_IN } from './describe-assets.ts'
import { groupUnits, type FirstLoad, type Unit } from './group-chunks.ts'

const CLOSEUP = 'src/pages/www/pin/[id].tsx'
/** Every page loads it when it is idle. */
const STAND_BY = 'src/frame/stand-by.ts'

interface Importance {
  /** How often a page is the first one of a visit, by estimate. */
  readonly weight: number
  readonly mostFiles: number
}

/** The pages that people land on. The sizes of the first two have budgets (P10). */
const LANDINGS: Readonly<Record<string, Importance>> = {
  [CLOSEUP]: { weight: 20, mostFiles: 8 },
  'src/pages/www/index.tsx': { weight: 50, mostFiles: 8 },
  'src/pages/www/search/[scope].tsx': { weight: 20, mostFiles: 8 },
  'src/pages/www/[username].tsx': { weight: 20, mostFiles: 8 },
  'src/pages/www/[username]/[slug].tsx': { weight: 20, mostFiles: 8 },
}
const OPEN: Importance = { weight: 20, mostFiles: 9 }
/** Pages for people who are here already. */
const LATER: Importance = { weight: 1, mostFiles: 9 }
const LATER_PAGES = /\/(?:settings|admin|messages|email|password|parental-passcode|board|offsite)/
/** More than it can be worth: the pages that people land on never load the styles of the others. */
const STYLE_BYTES = 3_000_000

const importanceOf = (page: string): Importance => LANDINGS[page] ?? (LATER_PAGES.test(page) ? LATER : OPEN)

const isSheet = (source: string): boolean => source.endsWith('.css')

/** Notes what each source imports: a sheet is loaded with the code that imports it. */
export const noteImports = (imports: Map<string, readonly string[]>): Plugin => ({
  name: 'note-imports',
  buildEnd() {
    for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? [])
  },
})

export interface TrialBuild {
  /** Of a build without groups: each file holds the sources that the same pages need. */
  readonly output: Rolldown.RolldownOutput['output']
  readonly imports: ReadonlyMap<string, readonly string[]>
  readonly pages: readonly string[]
  /** True for the sources of the libraries' own file. */
  readonly isLibrary: (source: string) => boolean
}

/**
 * Returns the group of each source that first loads share, so that a page's code is a handful of files, and its styles
 * one or two:
 *
 * - `shell`: what every page loads with the entry, what a visitor's closeup needs beyond its own (the tightest budget),
 *   what every page loads when it is idle and other pages need earlier, and the styles of the pages that people land on
 * - `stand-by`: the rest of what every page loads when it is idle
 * - Some groups of what other pages share; one also has the styles of all other pages
 *
 * A page's own sources stay with the page.
 */
export const planGroups = ({ output, imports, pages, isLibrary }: TrialBuild): ReadonlyMap<string, string> => {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const fileOf = (source: string): string => {
    const found = [...chunks.values()].find(({ facadeModuleId: id }) => id?.endsWith(`/${source}`))
    if (!found) throw new Error(`The build made no file of ${source}`)
    return found.fileName
  }
  const closure = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    const chunk = chunks.get(file)
    if (!chunk || seen.has(file)) return seen
    seen.add(file)
    for (const imported of chunk.imports) closure(imported, seen)
    return seen
  }
  const sourcesOf = (files: Iterable<string>): string[] =>
    [...files].flatMap((file) => chunks.get(file)!.moduleIds).filter((source) => !isSheet(source))
  const sheetsOf = (files: Iterable<string>): ReadonlySet<string> =>
    new Set(sourcesOf(files).flatMap((source) => (imports.get(source) ?? []).filter(isSheet)))

  const signedIn = closure(fileOf(SIGNED_IN))
  const facades = new Set([...pages, SIGNED_IN].map(fileOf))
  const beyondOwn = [...closure(fileOf(CLOSEUP))].filter((file) => !facades.has(file))
  const shell: ReadonlySet<string> = new Set([...closure(fileOf(ENTRY)), ...beyondOwn])
  const firstLoads = pages.flatMap((page) => {
    const files = [...shell, ...closure(fileOf(page))]
    return [new Set(files), new Set([...files, ...signedIn])].map((all) => ({ all, ...importanceOf(page) }))
  })
  const standBy = closure(fileOf(STAND_BY))
  const isSharedBy = (file: string) =>
    !shell.has(file) && !facades.has(file) && firstLoads.some(({ all }) => all.has(file))
  // Its imports are in the shell too, so that imports no other group.
  const idle = [...standBy].filter(isSharedBy)
  const groups = new Map<string, string>()
  for (const source of sourcesOf([...shell, ...idle])) if (!isLibrary(source)) groups.set(source, 'shell')
  const onlyIdle = [...standBy].filter((file) => !shell.has(file) && !idle.includes(file))
  for (const source of sourcesOf(onlyIdle)) if (!isLibrary(source)) groups.set(source, 'stand-by')
  const landing = sheetsOf([
    ...shell,
    ...signedIn,
    ...standBy,
    ...Object.keys(LANDINGS).flatMap((page) => [...closure(fileOf(page))]),
  ])
  const otherSheets = [...sheetsOf(firstLoads.flatMap(({ all }) => [...all]))].filter((sheet) => !landing.has(sheet))
  for (const sheet of landing) groups.set(sheet, 'shell')

  // The entry with the shell, the libraries, the bundler's helpers.
  const always = 3
  const loads: FirstLoad[] = firstLoads.map(({ all, weight, mostFiles }) => {
    const own = [...all].filter((file) => facades.has(file)).length
    return { weight, mostGroups: mostFiles - always - own }
  })
  const shared = [...chunks.keys()].filter((file) => isSharedBy(file) && !standBy.has(file))
  const loadsOf = (needs: (files: ReadonlySet<string>) => boolean): ReadonlySet<number> =>
    new Set(firstLoads.flatMap(({ all }, load) => (needs(all) ? [load] : [])))
  const styles = shared.length
  const isStyled = (file: string) => [...sheetsOf([file])].some((sheet) => otherSheets.includes(sheet))
  const units: Unit[] = shared.map((file) => ({
    bytes: gzipSync(chunks.get(file)!.code).length,
    loads: loadsOf((files) => files.has(file)),
    imports: new Set([
      ...chunks
        .get(file)!
        .imports.map((imported) => shared.indexOf(imported))
        .filter((index) => index >= 0),
      ...(isStyled(file) ? [styles] : []),
    ]),
  }))
  units.push({
    bytes: STYLE_BYTES,
    loads: loadsOf((files) => [...files].some(isStyled)),
    imports: new Set(),
  })
  const assigned = groupUnits(units, loads)
  for (const [index, file] of shared.entries()) {
    for (const source of sourcesOf([file])) groups.set(source, `shared-${assigned[index]}`)
  }
  for (const sheet of otherSheets) groups.set(sheet, `shared-${assigned[styles]}`)
  return groups
}
