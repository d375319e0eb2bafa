import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import { build } from 'vite'
import { ICON_SIZES, manifestOf, type Target } from './manifest.ts'
import { zip } from './zip.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const SCRIPTS = ['background', 'content', 'options']

const versionOf = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return version
}

/** Readable, so that stores and users can check what runs in their pages. */
const buildScripts = async (folder: string): Promise<void> => {
  for (const name of SCRIPTS) {
    await build({
      root: ROOT,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        target: 'es2023',
        rolldownOptions: {
          input: path.join(ROOT, 'src', `${name}.ts`),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    })
  }
}

const drawIcons = async (folder: string): Promise<void> => {
  const drawing = createRequire(import.meta.url).resolve('@corkboard/design-system/brand/favicon.svg')
  await mkdir(folder)
  for (const size of ICON_SIZES) {
    await sharp(drawing, { density: 72 * Math.ceil(size / 32) })
      .resize(size, size)
      .png()
      .toFile(path.join(folder, `${size}.png`))
  }
}

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
  return Promise.all(
    paths.toSorted().map(async (file) => ({
      name: path.relative(folder, file).split(path.sep).join('/'),
      bytes: await readFile(file),
    })),
  )
}

/**
 * Builds the extension for one kind of browser, without a download: an unpacked folder, and a zip with the same files.
 * @returns the folder
 */
export const buildExtension = async (target: Target, dist = path.join(ROOT, 'dist')): Promise<string> => {
  const folder = path.join(dist, target)
  await rm(folder, { recursive: true, force: true })
  await cp(path.join(ROOT, 'static'), folder, { recursive: true })
  await buildScripts(folder)
  await drawIcons(path.join(folder, 'icons'))
  const manifest = manifestOf(target, await versionOf())
  await writeFile(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await writeFile(path.join(dist, `corkboard-${target}.zip`), zip(await filesIn(folder)))
  return folder
}
