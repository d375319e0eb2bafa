import path from 'node:path'

/** Where the bundled server is: `main.js` and what it starts. */
export const SERVER_DIST = path.resolve(import.meta.dirname, '../dist')
