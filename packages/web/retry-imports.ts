import path from 'node:path'
import type { Plugin } from 'vite'

const LOAD_AGAIN = path.resolve(import.meta.dirname, 'src/router/load-again.ts')
/** Pages are imported by their address: the chunk loader retries their files itself. */
const IMPORT = /\bimport\((["'])([^"']+)\1\)/g

/** Wraps every `import()` of a source's own files in `loadAgain`. Returns `undefined` if there is none. */
export const retryImports = (code: string): string | undefined => {
  const wrapped = code.replace(IMPORT, (call) => `loadAgain(() => ${call})`)
  return wrapped === code ? undefined : wrapped
}

/** SHELL-11: the one place that makes dialogs, menus, later parts and all other code that is loaded on demand retry. */
export const retryingImports: Plugin = {
  name: 'retry-imports',
  apply: 'build',
  transform: {
    filter: { id: /\/(?:web|design-system)\/src\/.*\.tsx?$/, code: /\bimport\(/ },
    handler: (code, id) => {
      const wrapped = id === LOAD_AGAIN ? undefined : retryImports(code)
      return wrapped && { code: `import { loadAgain } from ${JSON.stringify(LOAD_AGAIN)}\n${wrapped}`, map: null }
    },
  },
}
