import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const packages = path.resolve(import.meta.dirname, '..')
// No vowels: blockers hide elements whose class looks like an advertisement.
const LETTERS = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ'

const listSheets = (): string[] =>
  globSync('{web,design-system}/src/**/*.module.css', { cwd: packages })
    .map((file) => path.join(packages, file))
    .toSorted()

/**
 * Returns a function that names the classes of CSS modules by the positions of the sheet and of the class in it. Short
 * names with a common start compress better than hashes. Every build of the same sources gives the same names.
 */
export const createClassNames = (): ((name: string, file: string) => string) => {
  const sheets = listSheets()
  const classes = new Map<string, string[]>()
  return (name, file) => {
    const sheet = path.resolve(file.replace(/\?.*$/, ''))
    // The development server may run since before the sheet was created.
    const index = sheets.indexOf(sheet) >= 0 ? sheets.indexOf(sheet) : sheets.push(sheet) - 1
    const known = classes.get(sheet) ?? []
    classes.set(sheet, known)
    const position = known.indexOf(name) >= 0 ? known.indexOf(name) : known.push(name) - 1
    const prefix = LETTERS[index % LETTERS.length]! + Math.floor(index / LETTERS.length)
    return `${prefix}${prefix.length > 2 ? '_' : ''}${position.toString(36)}`
  }
}

/**
 * Imports each class by its name instead of an object with all of them, so that the bundler writes class names where
 * they are used.
 */
export const importClasses = (code: string): string =>
  code.replaceAll(/^import (\w+) from ('[^']+\.module\.css')/gm, 'import * as $1 from $2')

export const inlineClassNames: Plugin = {
  name: 'inline-class-names',
  enforce: 'pre',
  transform: { filter: { code: /\.module\.css'/ }, handler: (code) => importClasses(code) },
}

/** Keeps the rules of a sheet that no code refers to, because all its class names are inlined. */
export const keepSheets: Plugin = {
  name: 'keep-sheets',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({
      code: code.replace(/^export default \{[^}]*\};?$/m, ''),
      map: null,
      moduleSideEffects: 'no-treeshake',
    }),
  },
}
