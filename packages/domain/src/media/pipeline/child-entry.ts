import { fileURLToPath } from 'node:url'

/**
 * The file that the media process runs. From source it is next to this file; a bundle puts its own build of `child.ts`
 * next to itself under the second name (or passes `childEntry` to `createMediaPool`).
 */
export const CHILD_ENTRY = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './media-child.js', import.meta.url),
)
