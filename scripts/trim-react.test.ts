import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { TRIMMED_VERSION, trimReact } from '../packages/web/trim-react.ts'

const packages = path.resolve(import.meta.dirname, '../packages')
const fromWeb = createRequire(path.join(packages, 'web/package.json'))

const withoutSpace = (code: string): string => code.replaceAll(/\s+/g, ' ').trim()

it('the numbers of kinds are those of the installed React', () => {
  // After an update: compare them with ReactWorkTags.js, then change the version.
  expect((fromWeb('react-dom/package.json') as { version: string }).version).toBe(TRIMMED_VERSION)
})

it('comparisons with unused kinds are decided, others stay', () => {
  expect(trimReact('if (5 === a.tag || 27 === a.tag) go(30 !== tag, 30 === size)')).toBe(
    'if (5 === a.tag || false) go(true, 30 === size)',
  )
})

it('cases of unused kinds go, but not what used ones run into', () => {
  const code = `
    switch (fiber.tag) {
      case 26: case 27: case 5: host(); break
      case 30: transition(); break
      case 13: suspend()
      case 31: dehydrate(); break
      case 19: list()
      case 12: profile(); break
      default: other()
    }
    switch (size) { case 30: large() }`
  expect(withoutSpace(trimReact(code))).toBe(
    withoutSpace(`
    switch (fiber.tag) {
      case 5: host(); break
      case 13: suspend()
      dehydrate(); break
      default: other()
    }
    switch (size) { case 30: large() }`),
  )
})

it('variables that a removed case declares are still there for the others', () => {
  const code = 'function work(fiber) { switch (fiber.tag) { case 26: var next = 1; break; case 5: next = 2 } }'
  expect(withoutSpace(trimReact(code))).toBe(
    'function work(fiber) { switch (fiber.tag) { case 5: next = 2 } ;var next}',
  )
})

it('the renderer of the installed React loses what it does with unused kinds', () => {
  const code = readFileSync(
    path.join(path.dirname(fromWeb.resolve('react-dom/package.json')), 'cjs/react-dom-client.production.js'),
    'utf8',
  )
  expect(trimReact(code)).not.toMatch(
    /(?:case|[!=]==) (?:12|19|2[1367]|25|3[01])(?::| === \w+\.tag)|\b30 [!=]== \w+\.tag/,
  )
  expect(code).toMatch(/\b30 [!=]== \w+\.tag/)
})

it('no source renders an unused kind', () => {
  const unused =
    /<(?:title|meta|link|html|head|body)[\s>]|<style[^>]*\bhref|<script[^>]*\basync|\b(?:Profiler|Activity|SuspenseList|ViewTransition)\b[^'"]*\bfrom 'react'/
  const sources = globSync('{web,design-system}/src/**/*.tsx', { cwd: packages }).filter(
    (file) => !file.includes('.test.'),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter((file) => unused.test(readFileSync(path.join(packages, file), 'utf8')))).toEqual([])
})
