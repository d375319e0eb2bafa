/**
 * An error that the product can return, with its HTTP status and the text users read. `api` is the numeric product code
 * that clients of such sites expect (docs/spec, field facts §3.7); if they define none, it is the HTTP status.
 */
export interface CatalogEntry {
  readonly status: number
  readonly api: number
  readonly message: string
}

export const defineErrors = <const T extends Record<string, CatalogEntry>>(entries: T): T => entries
