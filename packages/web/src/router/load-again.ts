const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** SHELL-11: three tries; the second 500 ms after the first failure, the third after twice that. */
const TRIES = 3
const FIRST_WAIT_MS = 500

/** Loads a file, again if that fails. @throws the failure of the last try */
export const tryAgain = async <Result>(
  load: () => Promise<Result>,
  pause: (ms: number) => Promise<void> = wait,
): Promise<Result> => {
  for (let attempt = 1, ms = FIRST_WAIT_MS; ; attempt += 1, ms *= 2) {
    try {
      return await load()
    } catch (cause) {
      if (attempt === TRIES) throw cause
      await pause(ms)
    }
  }
}

/** An event of the window: code could not be loaded, although it was requested again. Its detail is {@link MissingCode}. */
export const CODE_MISSING = 'code-missing'

export interface MissingCode {
  /** The failure of the last try. */
  readonly error: unknown
  /** The user had just clicked or pressed something when the code was requested first. */
  readonly isRequested: boolean
}

/** Requests a style sheet again. The bundler's loader requests each once, and then takes it for loaded. */
const reload = (failed: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    // Other code that needs the same sheet has requested it again.
    if (!failed.isConnected) return resolve()
    const link = failed.cloneNode() as HTMLLinkElement
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${link.href} could not be used`))
    failed.replaceWith(link)
  })

/**
 * SHELL-11: loads code and its styles, again if that fails. The build wraps every `import()` in it (retry-imports.ts).
 * @throws the failure of the last try, after a `CODE_MISSING` event
 */
export const loadAgain = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  // Before the tries: the browser forgets the click after some seconds.
  const isRequested = navigator.userActivation?.isActive !== false
  const failed: HTMLLinkElement[] = []
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.push(target)
  }
  // Errors of elements do not bubble.
  document.addEventListener('error', note, true)
  try {
    return await tryAgain(async () => {
      await Promise.all(failed.splice(0).map(reload))
      return load()
    })
  } catch (error) {
    window.dispatchEvent(new CustomEvent<MissingCode>(CODE_MISSING, { detail: { error, isRequested } }))
    throw error
  } finally {
    document.removeEventListener('error', note, true)
  }
}
