import { withoutComments } from '../import-graph.ts'
import { engines } from './engine-rules.ts'
import { emits, eventHandlers, eventKinds } from './event-rules.ts'
import { imports, order, places, uses } from './import-rules.ts'
import { jobs } from './job-rules.ts'
import { pictures, uploads } from './picture-rules.ts'
import type { Product, Rule } from './product.ts'
import { recounted } from './recount-rules.ts'
import { read } from './setting-rules.ts'
import { owners, writes } from './table-rules.ts'
import { copied, erased } from './user-rules.ts'

const RULES: Readonly<Record<string, Rule>> = {
  places,
  imports,
  order,
  uses,
  engines,
  owners,
  writes,
  emits,
  eventHandlers,
  eventKinds,
  jobs,
  pictures,
  uploads,
  read,
  erased,
  copied,
  recounted,
}

const stripped = (product: Product): Product => ({
  ...product,
  domain: new Map([...product.domain].map(([file, text]) => [file, withoutComments(text)])),
  others: new Map([...product.others].map(([file, text]) => [file, withoutComments(text)])),
})

/** Returns what the manifests and the code disagree about, each with the name of its rule. */
export const findOmissions = (product: Product): string[] => {
  const code = stripped(product)
  return Object.entries(RULES).flatMap(([name, rule]) => rule(code).map((problem) => `${name}: ${problem}`))
}
