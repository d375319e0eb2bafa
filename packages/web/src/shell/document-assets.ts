import type { HandlerManifest } from '@corkboard/contract/platform/wire/handler-manifest'

/** What a document links to. All addresses are on this site. */
export interface DocumentAssets {
  /** The module that starts the app. */
  readonly entry: string
  /** Modules that the entry imports, fetched in parallel with it. */
  readonly entryImports: readonly string[]
  readonly styles: readonly string[]
  /** What the shell needs in addition for signed-in users. */
  readonly signedIn: { readonly modules: readonly string[]; readonly styles: readonly string[] }
  /** The handlers' files; absent in development, where modules are found by path. */
  readonly handlers?: HandlerManifest
  /** Markup added to the head: the development server's client. */
  readonly extraHead?: string
  readonly icon: string
}
