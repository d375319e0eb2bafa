import { fileURLToPath } from 'node:url'

/**
 * The file the media process runs. From source it is our neighbor; a bundle puts its own build of `child.ts` beside
 * itself under the second name (or passes `childEntry` to `createMediaPool`).
 */
export const CHILD_ENTRY = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './media-child.js', import.meta.url),
)
