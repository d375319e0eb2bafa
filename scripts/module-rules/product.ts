import type { EventDefinition } from '@corkboard/contract/events'
import type { ModuleDefinition } from '@corkboard/domain/kernel'
import type { Column } from './sources.ts'

/** What the rules compare: the manifests, and the code they describe. */
export interface Product {
  readonly modules: readonly ModuleDefinition[]
  /** The files below `packages/domain/src` by path, without tests. */
  readonly domain: ReadonlyMap<string, string>
  /** The other server files by path. They own no table. */
  readonly others: ReadonlyMap<string, string>
  /** Every table with its columns. */
  readonly tables: ReadonlyMap<string, readonly Column[]>
  /** Tables that belong to the database package, each with the reason. */
  readonly databaseTables: Readonly<Record<string, string>>
  /** The names of the settings that users can change (IDENT-13). */
  readonly settings: readonly string[]
  /** The events of the contract by the name that code imports. */
  readonly events: Readonly<Record<string, EventDefinition>>
}

/** Returns what the manifests and the code disagree about. */
export type Rule = (product: Product) => readonly string[]

export const KERNEL = 'kernel'
export const isManifest = (file: string): boolean => file.endsWith('/module.ts')

/** The module of a file, or the kernel; `undefined` for `modules.ts`. */
export const moduleOf = ({ modules }: Product, file: string): string | undefined =>
  [KERNEL, ...modules.map(({ name }) => name)].find((name) => file.startsWith(`${name}/`))
