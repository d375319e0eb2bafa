import { wait } from '../shell/environment.ts'

/** SHELL-11: three tries, as for page handlers; the second 500 ms after the first failure, the third after twice that. */
const TRIES = 3
const FIRST_WAIT_MS = 500

/** Loads code that the app cannot start without, again if that fails. @throws the failure of the last try */
export const loadAgain = async <Code>(
  load: () => Promise<Code>,
  pause: (ms: number) => Promise<void> = wait,
): Promise<Code> => {
  for (let attempt = 1, ms = FIRST_WAIT_MS; ; attempt += 1, ms *= 2) {
    try {
      return await load()
    } catch (cause) {
      if (attempt === TRIES) throw cause
      await pause(ms)
    }
  }
}
