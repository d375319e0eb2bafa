import { createHash } from 'node:crypto'

export interface ContentPolicies {
  /** For a document of one visitor: scripts by nonce, and what those load. */
  readonly withNonce: (nonce: string) => string
  /** For a document shared by visitors: our own files, and fixed inline scripts by hash. */
  readonly shared: string
}

const rest = (pictures: string, connections: string, hosts = '', check = ''): string =>
  [
    "default-src 'none'",
    // Positions and sizes are written as style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}`,
    `connect-src 'self'${hosts}${check}${connections}`,
    ...(check === '' ? [] : [`frame-src${check}`]),
    `media-src 'self' blob:${pictures}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${hosts}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * @param inlineScripts exact texts of the scripts in shared documents
 * @param hosts the site's other origins, to which a session may be carried (IDENT-11)
 * @param check the origin of a hosted bot check, whose script runs only in documents with a nonce (IDENT-09)
 */
export const createContentPolicies = (
  inlineScripts: readonly string[],
  mediaOrigin: string | undefined,
  hosts: readonly string[] = [],
  check?: string,
): ContentPolicies => {
  const pictures = mediaOrigin === undefined ? '' : ` ${mediaOrigin}`
  const others = hosts.map((host) => ` ${host}`).join('')
  const common = rest(pictures, '', others, check === undefined ? '' : ` ${check}`)
  const hashes = inlineScripts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('')
  return {
    withNonce: (nonce) => `script-src 'nonce-${nonce}' 'strict-dynamic'; ${common}`,
    shared: `script-src 'self'${hashes}; ${common}`,
  }
}

/** For the development server, which has its own scripts and socket. */
export const developmentPolicies = (mediaOrigin: string | undefined): ContentPolicies => {
  const all = `script-src 'self' 'unsafe-inline'; ${rest(mediaOrigin === undefined ? '' : ` ${mediaOrigin}`, ' ws: wss:')}`
  return { withNonce: () => all, shared: all }
}
