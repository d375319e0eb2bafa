import { callService } from '../../platform/outbound/index.ts'

/** A service that knows more unsafe URLs than an operator could list. */
export interface LinkCheck {
  /** @throws when the service cannot tell */
  isUnsafe(url: string): Promise<boolean>
}

declare module '../../kernel/context.ts' {
  interface Site {
    /** Knows unsafe links beyond the operator's own list (PIN-16). */
    readonly linkCheck: LinkCheck
  }
}

/** For sites without such a service. */
export const NO_LINK_CHECK: LinkCheck = { isUnsafe: async () => false }

/** (ours) A user is waiting for the result. */
const TIMEOUT_MS = 1_500

/** A service of the operator's: takes JSON `{url}`, returns `{unsafe: true}` or `{unsafe: false}`. */
export const createHttpLinkCheck = ({ url: service }: { readonly url: string }): LinkCheck => ({
  isUnsafe: async (url) => {
    const response = await callService({
      url: service,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
      timeoutMs: TIMEOUT_MS,
    })
    const unsafe =
      typeof response === 'object' && response !== null && 'unsafe' in response ? response.unsafe : undefined
    if (typeof unsafe !== 'boolean') throw new Error('The link check answered without saying whether it is unsafe')
    return unsafe
  },
})
