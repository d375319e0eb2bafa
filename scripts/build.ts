/** `npm run build`: builds everything, or the named parts. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, PART_NAMES } from './build-state.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const names = process.argv.slice(2)
await build(root, names.length === 0 ? PART_NAMES : PART_NAMES.filter((name) => names.includes(name)))
