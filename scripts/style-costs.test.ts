import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** Every selector with `:has()` in the app's styles, with its file, outside `@media print`. */
const selectors = globSync('packages/{web,design-system}/src/**/*.css', { cwd: root }).flatMap((file) => {
  const css = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const onScreen = css.replaceAll(/@media print \{(?:[^{}]|\{[^{}]*\})*\}/g, '')
  return [...onScreen.matchAll(/([^{};]*:has\([^{};]*)\{/g)].map(([, selector]) => ({
    file,
    selector: selector!.trim(),
  }))
})

/** The arguments of `:has()`, without the parentheses. */
const argumentsOf = (selector: string): string[] => {
  const found: string[] = []
  for (let at = selector.indexOf(':has('); at >= 0; at = selector.indexOf(':has(', at + 1)) {
    let end = at + ':has('.length
    for (let depth = 1; depth > 0; end += 1) depth += { '(': 1, ')': -1 }[selector[end]!] ?? 0
    found.push(selector.slice(at + ':has('.length, end - 1))
  }
  return found
}

it('finds the selectors', () => {
  expect(selectors.length).toBeGreaterThan(10)
})

// Otherwise the browser looks at every ancestor of everything that appears or disappears.
it('no :has() is about elements of any kind', () => {
  const parts = (argument: string) => argument.split(/[\s,>+~]+/).filter((part) => part !== '')
  const isAny = (part: string) => part.includes(':not(') || !/^(?:[a-z]|\.|#|\[)/i.test(part)
  expect(selectors.filter(({ selector }) => argumentsOf(selector).some((it) => parts(it).some(isAny)))).toEqual([])
})

// Otherwise the browser restyles the whole document when one of those elements appears or disappears.
it('no :has() styles descendants of any kind', () => {
  expect(selectors.filter(({ selector }) => /[\s>+~]\*/.test(selector))).toEqual([])
})
