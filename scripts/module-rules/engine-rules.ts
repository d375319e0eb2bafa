import path from 'node:path'
import { readImports } from '../import-graph.ts'
import type { Rule } from './product.ts'

const PROTOCOL = 'packages/protocol/src'
const ENGINE = /^packages\/protocol\/src\/(resource|endpoint)\/engine\//
/** The rooms of the protocol without product code. */
const WITHOUT_PRODUCT = /^(resource\/engine|endpoint\/engine|fields|errors|http)\//
const DOMAIN = /'(@corkboard\/domain\b[^']*)'/g
const KERNEL = '@corkboard/domain/kernel'

/** An engine serves all handlers and imports none: the generated indexes list them. */
export const engines: Rule = ({ others }) =>
  [...others]
    .filter(([file]) => ENGINE.test(file))
    .flatMap(([file, text]) => {
      const rooms = readImports(text)
        .map(({ specifier }) => path.posix.relative(PROTOCOL, path.posix.join(path.posix.dirname(file), specifier)))
        .filter((target) => !WITHOUT_PRODUCT.test(target))
      const modules = [...text.matchAll(DOMAIN)].map(([, name]) => name!).filter((name) => name !== KERNEL)
      return [
        ...rooms.map((target) => `${file} imports ${target}: an engine imports no handler and no product code`),
        ...modules.map((name) => `${file} imports ${name}: an engine imports only the kernel of the domain`),
      ]
    })
