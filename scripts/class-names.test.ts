import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createClassNames, importClasses } from '../packages/web/class-names.ts'

const sheet = (name: string): string =>
  path.resolve(import.meta.dirname, '../packages/design-system/src', name, `${name}.module.css`)

it('each class of each sheet has a name of its own, which stays the same', () => {
  const nameOf = createClassNames()
  const classes = ['root', 'title', 'quiet'].flatMap((name) => [nameOf(name, sheet('one')), nameOf(name, sheet('two'))])
  expect(new Set(classes).size).toBe(6)
  expect(nameOf('title', `${sheet('two')}?used`)).toBe(classes[3])
})

it('every build of the same sources gives the same names, whatever sheet it reads first', () => {
  const [first, second] = [createClassNames(), createClassNames()]
  const sheets = ['Header', 'Shell'].map((name) =>
    path.resolve(import.meta.dirname, `../packages/web/src/frame/${name}.module.css`),
  )
  const names = sheets.map((file) => first('root', file))
  expect(sheets.toReversed().map((file) => second('root', file))).toEqual(names.toReversed())
})

it('a sheet is imported class by class', () => {
  const code = "import styles from './Card.module.css'\nimport { Button } from './Button.tsx'\n"
  expect(importClasses(code)).toBe(
    "import * as styles from './Card.module.css'\nimport { Button } from './Button.tsx'\n",
  )
})

it('no source computes the name of a class: the bundler would keep all names of its sheet', () => {
  const packages = path.resolve(import.meta.dirname, '../packages')
  const sources = globSync('{web,design-system}/src/**/*.{ts,tsx}', { cwd: packages })
  expect(sources.length).toBeGreaterThan(500)
  const computed = sources.filter((file) => {
    const code = readFileSync(path.join(packages, file), 'utf8')
    return [...code.matchAll(/^import (\w+) from '[^']+\.module\.css'/gm)].some(([, name]) => code.includes(`${name}[`))
  })
  expect(computed).toEqual([])
})
