import { describe, expect, it } from 'vitest'
import { startServer, type Reply } from '../api/test-server.ts'
import { fileAddress, FileGoneError, loadHandler, LoaderError, preferModern } from './chunk-loader.ts'
import { definePage } from './define-page.ts'

const page = definePage({ head: () => ({ title: 'A' }), variant: () => () => null })
const manifest = { base: '/', files: ['file:assets/a.mjs', 'file:assets/b.mjs'], handlers: { 'www/a': [0, 1] } }

const start = async (...replies: Reply[]) => {
  const server = await startServer(...replies)
  const waits: number[] = []
  const imported: string[] = []
  const env = {
    fetch: (input: string | URL | Request) => fetch(new URL(String(input), server.env.origin)),
    // The files include no style sheet.
    document: {} as Document,
    wait: async (ms: number) => void waits.push(ms),
    importModule: async (href: string): Promise<unknown> => {
      imported.push(href)
      return { page }
    },
  }
  return { ...server, env, waits, imported }
}

describe('[SHELL-11 a b c d] loading a page’s files', () => {
  it('fetches all of them, then imports the first one once', async () => {
    await using it = await start()
    expect(await loadHandler(it.env, manifest, 'www/a')).toBe(page)
    expect(it.received.map(({ url }) => url.pathname).toSorted()).toEqual(['/assets/a.mjs', '/assets/b.mjs'])
    expect(it.imported).toEqual(['/assets/a.mjs'])
  })

  it('tries three times, waiting 500 ms and then twice as long', async () => {
    await using it = await start({ status: 503 }, { hangUp: true }, {})
    const one = { ...manifest, handlers: { 'www/a': [0] } }
    expect(await loadHandler(it.env, one, 'www/a')).toBe(page)
    expect(it.waits).toEqual([500, 1_000])
  })

  it('rethrows the last failure and imports nothing', async () => {
    await using it = await start({ status: 503 })
    const one = { ...manifest, handlers: { 'www/a': [0] } }
    await expect(loadHandler(it.env, one, 'www/a')).rejects.toThrow('answered 503')
    expect([it.received.length, it.imported]).toEqual([3, []])
  })

  it('tells a missing file from a failed request', async () => {
    await using it = await start({ status: 404 })
    const one = { ...manifest, handlers: { 'www/a': [0] } }
    await expect(loadHandler(it.env, one, 'www/a')).rejects.toThrow(FileGoneError)
    expect(it.received.length).toBe(3)
  })

  it.each([
    ['protocol unsupported', 'https://other.example/a.mjs'],
    ['unsupported extension', 'file:assets/a.wasm'],
    ['unsupported extension', 'file:assets/a'],
  ])('%s: %s', (kind, entry) => {
    expect(() => fileAddress(manifest, entry)).toThrow(expect.objectContaining({ name: 'LoaderError', kind }))
  })

  it.each([
    ['file:x.css', { href: '/x.css', extension: 'css' }],
    ['file:x.js', { href: '/x.js', extension: 'js' }],
    ['file:x.mjs', { href: '/x.mjs', extension: 'mjs' }],
  ])('%s can be loaded', (entry, address) => {
    expect(fileAddress(manifest, entry)).toEqual(address)
  })

  it('reports a module without a page, and an unknown handler', async () => {
    await using it = await start()
    const empty = { ...it.env, importModule: async () => ({}) }
    const unreported = expect.objectContaining({ kind: 'handler module not loaded' })
    await expect(loadHandler(empty, manifest, 'www/a')).rejects.toEqual(unreported)
    await expect(loadHandler(it.env, manifest, 'www/b')).rejects.toEqual(unreported)
  })

  it('fails for a style sheet if the document has no head', async () => {
    await using it = await start()
    const styled = { base: '/', files: ['file:a.css'], handlers: { 'www/a': [0] } }
    const failure = await loadHandler(it.env, styled, 'www/a').catch((thrown: unknown) => thrown)
    expect(failure).toBeInstanceOf(LoaderError)
    expect(failure).toMatchObject({ kind: 'document head missing' })
  })

  it('prefers modern module files', () => {
    expect(preferModern(['file:a.js', 'file:a.mjs', 'file:b.js', 'file:c.css'])).toEqual([
      'file:a.mjs',
      'file:b.js',
      'file:c.css',
    ])
  })
})
