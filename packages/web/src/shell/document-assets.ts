import type { HandlerManifest } from '@corkboard/contract/platform/wire/handler-manifest'

/** What a document links to. Addresses are of this site. */
export interface DocumentAssets {
  /** The module that starts the app. */
  readonly entry: string
  /** Modules the entry imports, to be fetched beside it. */
  readonly entryImports: readonly string[]
  readonly styles: readonly string[]
  /** What the shell needs besides for whoever is signed in. */
  readonly signedIn: { readonly modules: readonly string[]; readonly styles: readonly string[] }
  /** Handlers' own files; absent in development, where modules are found by their path. */
  readonly handlers?: HandlerManifest
  /** Goes into the head as it is: the development server's client. */
  readonly extraHead?: string
  readonly icon: string
}
