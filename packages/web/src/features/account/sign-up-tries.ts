import type { ErrorCode } from '@corkboard/contract/errors'
import { ApiError, errorOf } from '../../api/errors.ts'

const RETRIES = 3
/** (ours) The two codes of consumer §8. */
const RETRIED: readonly string[] = ['request.overloaded', 'request.unavailable'] satisfies ErrorCode[]
const RETRY_AFTER_MS = 1_000

/** No response, one that is not ours (a proxy's), or an unforeseen error: none of them has a code of its own. */
const hasNoCode = (code: string): boolean => code === 'unknown'

/**
 * IDENT-01: tries up to three times more when there is no error code or one of two codes. Any other code is final.
 * @param recover returns the result if an attempt succeeded although its response was lost
 * @throws the last attempt's ApiError
 */
export const trySignUp = async <Result>(
  attempt: (tries: number) => Promise<Result>,
  recover: () => Promise<Result | undefined>,
  wait: (ms: number) => Promise<void>,
): Promise<Result> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(tries)
    } catch (thrown) {
      const { error_code: code } = errorOf(thrown)
      const isRetried = hasNoCode(code) || RETRIED.includes(code)
      if (!(thrown instanceof ApiError) || !isRetried || tries === RETRIES) throw thrown
      await wait(RETRY_AFTER_MS * 2 ** tries)
      const recovered = await recover().catch(() => undefined)
      if (recovered !== undefined) return recovered
    }
  }
}
