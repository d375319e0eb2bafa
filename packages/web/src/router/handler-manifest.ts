/** Files of each handler, `file:` in front of each, and the root they stand below (SHELL-03). */
export interface HandlerManifest {
  readonly base: string
  readonly files: readonly string[]
  /** By handler id: indexes into `files`; the handler's own module is the first. */
  readonly handlers: Readonly<Record<string, readonly number[]>>
}
