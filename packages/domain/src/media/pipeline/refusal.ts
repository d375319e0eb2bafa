import { CorkboardError, fail, type ErrorCode, type ErrorDetails } from '@corkboard/contract/errors'

/** An error as it is sent between processes. */
export interface RefusalMessage {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  /** For the log only. */
  readonly reason: string
}

/** Maps the picture decoder's message to our error code. Anything else it cannot read counts as damaged. */
const pictureError = (reason: string): ErrorCode => {
  if (/pixel limit/i.test(reason)) return 'media.too_many_pixels'
  if (/unsupported image format/i.test(reason)) return 'media.unsupported'
  return 'media.broken'
}

export const toRefusal = (error: unknown, codeOf: (reason: string) => ErrorCode = pictureError): RefusalMessage => {
  if (error instanceof CorkboardError) return { code: error.code, details: error.details, reason: error.message }
  const reason = error instanceof Error ? error.message : String(error)
  // A missing file of ours or a full disk is not the file's fault.
  const isSystem = error instanceof Error && 'syscall' in error
  return { code: isSystem ? 'unknown' : codeOf(reason), details: {}, reason }
}

export const fromRefusal = ({ code, details, reason }: RefusalMessage): CorkboardError =>
  fail(code, details, new Error(reason))
