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

/** Requests style sheets again that failed. The bundler's loader requests each once and then takes it for loaded. */
const reloadSheets = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet }) => sheet === null)
      .map((failed) => {
        const link = failed.cloneNode() as HTMLLinkElement
        failed.replaceWith(link)
        return new Promise<void>((resolve, reject) => {
          link.onload = () => resolve()
          link.onerror = () => reject(new Error(`${link.href} could not be used`))
        })
      }),
  )

/** SHELL-11: loads code and its styles, again if that fails. The build wraps every `import()` in it (retry-imports.ts). */
export const loadAgain = <Code>(load: () => Promise<Code>): Promise<Code> => {
  let isAgain = false
  return tryAgain(async () => {
    if (isAgain) await reloadSheets()
    isAgain = true
    return load()
  })
}
