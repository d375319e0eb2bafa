import path from 'node:path'

/** Folder of the bundled server: `main.js` and what it starts. */
export const SERVER_DIST = path.resolve(import.meta.dirname, '../dist')
