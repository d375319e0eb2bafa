import persisted from '@corkboard/contract/persisted.json' with { type: 'json' }

/** The documents that may be executed, by the SHA-256 of their normalized text. */
export const manifest: Readonly<Record<string, { readonly name: string; readonly document: string }>> = persisted
