import path from 'node:path'
import { readImports } from '../import-graph.ts'
import { isManifest, KERNEL, moduleOf, type Product, type Rule } from './product.ts'

const importsOf = (file: string, text: string): string[] =>
  readImports(text).map(({ specifier }) => path.posix.join(path.posix.dirname(file), specifier))

const importProblem = (product: Product, file: string, target: string): string | undefined => {
  const [from, to] = [moduleOf(product, file), moduleOf(product, target)]
  if (from === undefined || from === to) return undefined
  if (to === undefined) return `${file} imports ${target}, which is above all modules`
  const isIndex = target === `${to}/index.ts` || (isManifest(file) && target === `${to}/module.ts`)
  if (!isIndex) return `${file} imports ${target}: other modules enter ${to} through its index.ts`
  if (to === KERNEL) return undefined
  if (from === KERNEL) return `${file} imports ${to}: the kernel imports no module`
  const uses = product.modules.find(({ name }) => name === from)?.uses ?? []
  return uses.some(({ name }) => name === to) ? undefined : `${file} imports ${to}, which \`uses\` of ${from} lacks`
}

/** Files of the domain that belong to no module: they see all of them. */
const ABOVE_ALL = ['modules.ts', 'open-site.ts']

/** Every file belongs to a module of `modules.ts`, or to the kernel. */
export const places: Rule = (product) =>
  [...product.domain.keys()]
    .filter((file) => moduleOf(product, file) === undefined && !ABOVE_ALL.includes(file))
    .map((file) => `${file} belongs to no module of modules.ts`)

/** An import enters a module that `uses` names, through its index.ts. */
export const imports: Rule = (product) =>
  [...product.domain].flatMap(([file, text]) => [
    ...importsOf(file, text).flatMap((target) => importProblem(product, file, target) ?? []),
    ...(/['"]@corkboard\/domain\b/.test(text) ? [`${file} imports the domain by its package name: use the path`] : []),
  ])

/** A module uses only modules that precede it in `modules.ts`. */
export const order: Rule = ({ modules }) =>
  modules.flatMap(({ name, uses }, place) =>
    uses
      .filter((used) => modules.indexOf(used) === -1 || modules.indexOf(used) >= place)
      .map((used) => `${name}/module.ts uses ${used.name}, which does not come before ${name} in modules.ts`),
  )

/** Some file imports each module that `uses` names. */
export const uses: Rule = (product) => {
  const imported = new Set<string>()
  for (const [file, text] of product.domain) {
    for (const target of importsOf(file, text)) {
      if (!isManifest(target)) imported.add(`${moduleOf(product, file)} ${moduleOf(product, target)}`)
    }
  }
  return product.modules.flatMap(({ name, uses }) =>
    uses
      .filter((used) => !imported.has(`${name} ${used.name}`))
      .map((used) => `${name}/module.ts: \`uses\` names ${used.name}, which nothing in ${name} imports`),
  )
}
