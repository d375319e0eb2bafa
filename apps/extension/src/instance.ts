const NAME = 'instance'

/** Sites on this machine need no certificate. */
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Some browsers encode what is no name of a host. */
const HOST = /^[\w.-]+$|^\[[\da-f:]+\]$/i

/** The origin of the site that the user entered; `undefined` for anything that is none. */
export const originIn = (typed: string): string | undefined => {
  const text = typed.trim()
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)
  if (!url || !HOST.test(url.hostname)) return undefined
  const isLocal = url.protocol === 'http:' && LOCAL.test(url.hostname)
  return url.protocol === 'https:' || isLocal ? url.origin : undefined
}

/** The site that the user saves to, if they have chosen one. */
export const readInstance = async (): Promise<string | undefined> => {
  const { [NAME]: stored } = await chrome.storage.local.get(NAME)
  return typeof stored === 'string' ? stored : undefined
}

export const storeInstance = (origin: string): Promise<void> => chrome.storage.local.set({ [NAME]: origin })
