import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minify } from 'terser'

/**
 * Minifies the scripts in a folder once more. The bundler's minifier is fast, but leaves 1 % of their compressed size, more
 * of our own code.
 */
export const minifyScripts = async (folder: string): Promise<void> => {
  for (const name of globSync('**/*.mjs', { cwd: folder })) {
    const file = path.join(folder, name)
    const { code } = await minify(await readFile(file, 'utf8'), {
      module: true,
      ecma: 2020,
      compress: { passes: 2 },
      format: { comments: false },
    })
    await writeFile(file, code!)
  }
}
