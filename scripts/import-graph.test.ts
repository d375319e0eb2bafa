import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCycles, readImportGraph, readImports } from './import-graph.ts'

/** A folder with these files, by path. */
const folderOf = async (files: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-graph-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

describe('the import graph', () => {
  it('reads static, dynamic and type imports, and no comments', () => {
    const source = `
      import { a,
        type B } from './a.ts'
      import './side-effect.ts'
      import type { C } from './c.ts'
      export * from './d.ts'
      // import { e } from './e.ts'
      const load = () => import('./f.ts')
      import react from 'react'`
    expect(readImports(source)).toEqual([
      { specifier: './a.ts', kind: 'static' },
      { specifier: './side-effect.ts', kind: 'static' },
      { specifier: './c.ts', kind: 'type' },
      { specifier: './d.ts', kind: 'static' },
      { specifier: './f.ts', kind: 'dynamic' },
    ])
  })

  it('finds a cycle across folders and names the files on the way', async () => {
    await using files = await folderOf({
      'a.ts': `import { b } from './below/b.ts'`,
      'below/b.ts': `import { c } from './c.ts'`,
      'below/c.ts': `import { a } from '../a.ts'`,
    })
    expect(findCycles(readImportGraph(files.folder))).toEqual([['a.ts', 'below/b.ts', 'below/c.ts', 'a.ts']])
  })

  it('lets types and later imports close a circle', async () => {
    await using files = await folderOf({
      'a.ts': `import type { B } from './b.ts'\nconst later = () => import('./c.ts')`,
      'b.ts': `import { a } from './a.ts'`,
      'c.ts': `import { a } from './a.ts'`,
    })
    expect(findCycles(readImportGraph(files.folder))).toEqual([])
  })
})
