import type {
  CropInput,
  DeriveInput,
  DescribeInput,
  Description,
  IngestInput,
  IngestResult,
  PreviewInput,
} from './picture.ts'
import type { RefusalMessage } from './refusal.ts'

export type MediaJob =
  | { readonly kind: 'ingest'; readonly input: IngestInput }
  | { readonly kind: 'derive'; readonly input: DeriveInput }
  | { readonly kind: 'describe'; readonly input: DescribeInput }
  | { readonly kind: 'crop'; readonly input: CropInput }
  | { readonly kind: 'preview'; readonly input: PreviewInput }

export type MediaResult = IngestResult | Buffer | Description

/** A child does one job at a time, so messages need no id. */
export type ChildMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: MediaResult }
  | { readonly kind: 'refused'; readonly refusal: RefusalMessage }
  /** Sent right before the child exits. */
  | { readonly kind: 'over_memory'; readonly residentBytes: number }

/** Passes the memory limit to the child. */
export const MEMORY_LIMIT_VARIABLE = 'CORKBOARD_MEDIA_MEMORY_LIMIT'
/** Passes the operator's embedding model to the child. */
export const MODEL_VARIABLE = 'CORKBOARD_MEDIA_MODEL'
