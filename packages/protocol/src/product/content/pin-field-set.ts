import type { PinFieldSet } from '@corkboard/domain/content/pins'

/** Clients use many field set names. Only `grid` requests less than everything. */
export const fieldSetOf = (options: { readonly field_set_key?: string | undefined }): PinFieldSet =>
  options.field_set_key === 'grid' ? 'grid' : 'full'
