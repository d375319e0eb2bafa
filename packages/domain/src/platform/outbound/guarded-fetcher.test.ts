import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { type LocalServer, sendPage, startLocalServer } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { createGuardedFetcher, type FetcherOptions, type FetchRequest } from './guarded-fetcher.ts'

const HTML: FetchRequest = { types: ['text/html'], maxBytes: 10_000 }

const page = (
  response: ServerResponse,
  body: string | Buffer = '<p>Hello',
  headers: Readonly<Record<string, string>> = {},
) => sendPage(response, body, headers)

const fetcherFor = (server: LocalServer, more: Partial<FetcherOptions> = {}) =>
  createGuardedFetcher({ userAgent: 'Corkboard (+https://pins.example/)', trusted: [server.place], ...more })

const redirectingTo = (location: (path: string) => string) =>
  startLocalServer((request, response) => {
    if (request.url === '/end') return void page(response)
    response.writeHead(302, { location: location(request.url ?? '') }).end()
  })

describe('[PIN-05 a] the guarded fetcher', () => {
  it('reads a page, identifies itself, and sends neither cookies nor a referrer', async () => {
    await using server = await startLocalServer((_, response) =>
      page(response, '<p>Hello', { 'set-cookie': 'a=1', etag: '"7"' }),
    )
    const fetcher = fetcherFor(server)
    await fetcher.fetch(`${server.origin}/first`, HTML)
    const fetched = await fetcher.fetch(`${server.origin}/a?b=c#d`, HTML)
    expect(fetched).toMatchObject({ ok: true, type: 'text/html', charset: 'utf-8', etag: '"7"', isUnchanged: false })
    expect(fetched.ok && fetched.bytes.toString()).toBe('<p>Hello')
    const { url, headers } = server.requests[1]!
    expect(url).toBe('/a?b=c')
    expect(headers).toMatchObject({ 'user-agent': 'Corkboard (+https://pins.example/)', host: server.place })
    for (const name of ['cookie', 'referer', 'authorization', 'origin']) expect(headers).not.toHaveProperty(name)
  })

  it.each([
    ['ftp://example.org/', 'address'],
    ['file:///etc/passwd', 'address'],
    ['data:text/html,hello', 'address'],
    ['javascript:alert(1)', 'address'],
    ['gopher://example.org/', 'address'],
    ['not an address', 'address'],
    ['http://user@example.org/', 'address'],
    ['http://user:password@example.org/', 'address'],
    ['http://8.8.8.8:22/', 'address'],
    ['http://8.8.8.8:443/', 'address'],
    ['https://8.8.8.8:80/', 'address'],
    ['http://127.0.0.1/', 'host'],
    ['http://127.1/', 'host'],
    ['http://2130706433/', 'host'],
    ['http://0x7f000001/', 'host'],
    ['http://0177.0.0.1/', 'host'],
    ['http://0/', 'host'],
    ['http://169.254.169.254/latest/meta-data/', 'host'],
    ['http://10.0.0.1/', 'host'],
    ['http://[::1]/', 'host'],
    ['http://[::ffff:127.0.0.1]/', 'host'],
    ['http://[::ffff:7f00:1]/', 'host'],
    ['http://[64:ff9b::7f00:1]/', 'host'],
    ['http://[2002:7f00:1::]/', 'host'],
    ['http://[fe80::1]/', 'host'],
    ['http://①②⑦.⓪.⓪.①/', 'host'],
  ])('does not fetch %s', async (url, reason) => {
    const fetcher = createGuardedFetcher({ userAgent: 'Corkboard', resolve: async () => ['8.8.8.8'] })
    expect(await fetcher.fetch(url, HTML)).toMatchObject({ ok: false, reason })
  })

  it.each([
    ['to a private address', ['10.0.0.1']],
    ['to loopback', ['127.0.0.1']],
    ['to loopback, mapped', ['::ffff:127.0.0.1']],
    ['to an address outside and one inside', ['8.8.8.8', '10.0.0.1']],
    ['nowhere', []],
  ])('does not connect to a name that leads %s', async (_, addresses) => {
    const fetcher = createGuardedFetcher({ userAgent: 'Corkboard', resolve: async () => addresses })
    expect(await fetcher.fetch('https://shop.example/', HTML)).toEqual({ ok: false, reason: 'host' })
  })

  it('resolves a name once, and connects to the address it has checked', async () => {
    await using server = await startLocalServer((_, response) => page(response))
    const hosts: string[] = []
    const resolve = async (name: string) => {
      hosts.push(name)
      return hosts.length === 1 ? ['127.0.0.1'] : ['10.0.0.1']
    }
    const fetcher = fetcherFor(server, { resolve })
    expect(await fetcher.fetch(`http://rebound.example:${server.port}/`, HTML)).toMatchObject({ ok: true })
    expect(server.requests[0]!.headers.host).toBe(`rebound.example:${server.port}`)
    expect(hosts).toEqual(['rebound.example'])
    expect(await fetcher.fetch(`http://rebound.example/`, HTML)).toEqual({ ok: false, reason: 'host' })
  })

  it('follows three redirects but not a fourth', async () => {
    await using server = await redirectingTo((path) => (path === '/1' ? '/end' : `/${Number(path.slice(1)) - 1}`))
    const fetcher = fetcherFor(server)
    expect(await fetcher.fetch(`${server.origin}/3`, HTML)).toMatchObject({ ok: true, url: `${server.origin}/end` })
    expect(await fetcher.fetch(`${server.origin}/4`, HTML)).toEqual({ ok: false, reason: 'redirects' })
  })

  it.each([
    ['a port of the same machine', (port: number) => `http://127.0.0.1:${port === 1 ? 2 : 1}/`, 'address'],
    ['the same machine', () => 'http://127.0.0.1/', 'host'],
    ['a cloud’s secrets', () => 'http://169.254.169.254/latest/meta-data/', 'host'],
    ['the same machine by IPv6', () => '//[::1]/', 'host'],
    ['a name of the same machine', () => 'http://localhost/', 'host'],
    ['a file', () => 'file:///etc/passwd', 'address'],
    ['words', () => 'data:text/html,hello', 'address'],
    ['another protocol', () => 'gopher://127.0.0.1:70/', 'address'],
    ['a name and password', (port: number) => `http://me:secret@127.0.0.1:${port}/end`, 'address'],
    ['no address', () => 'http://[/', 'address'],
  ])('does not follow a redirect to %s', async (_, location, reason) => {
    let port = 0
    await using server = await redirectingTo(() => location(port))
    port = server.port
    const fetcher = fetcherFor(server, { resolve: async (name) => (name === 'localhost' ? ['127.0.0.1'] : []) })
    expect(await fetcher.fetch(server.origin, HTML)).toEqual({ ok: false, reason })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['as it is', (text: string) => Buffer.from(text), undefined],
    ['by gzip', gzipSync, 'gzip'],
    ['by deflate', deflateSync, 'deflate'],
    ['by brotli', brotliCompressSync, 'br'],
  ])('reads a body %s, and stops when it grows too long', async (_, code, name) => {
    const headers: Record<string, string> = name === undefined ? {} : { 'content-encoding': name }
    await using server = await startLocalServer(({ url }, response) =>
      page(response, code(url === '/bomb' ? 'a'.repeat(5_000_000) : 'short'), headers),
    )
    const fetcher = fetcherFor(server)
    const short = await fetcher.fetch(server.origin, HTML)
    expect(short.ok && short.bytes.toString()).toBe('short')
    expect(await fetcher.fetch(`${server.origin}/bomb`, HTML)).toEqual({ ok: false, reason: 'size' })
    const cut = await fetcher.fetch(`${server.origin}/bomb`, { ...HTML, cut: true })
    expect(cut.ok && cut.bytes.toString()).toBe('a'.repeat(10_000))
  })

  it('refuses encodings it did not request, and bodies that are not encoded as declared', async () => {
    await using server = await startLocalServer(({ url }, response) =>
      page(response, gzipSync(gzipSync('a')), { 'content-encoding': url === '/two' ? 'gzip, gzip' : 'br' }),
    )
    const fetcher = fetcherFor(server)
    expect(await fetcher.fetch(`${server.origin}/two`, HTML)).toEqual({ ok: false, reason: 'type' })
    expect(await fetcher.fetch(`${server.origin}/wrong`, HTML)).toEqual({ ok: false, reason: 'unreachable' })
  })

  it('accepts only the requested media types', async () => {
    await using server = await startLocalServer(({ url }, response) =>
      response.writeHead(200, url === '/none' ? {} : { 'content-type': 'Image/PNG' }).end('x'),
    )
    const fetcher = fetcherFor(server)
    expect(await fetcher.fetch(server.origin, HTML)).toEqual({ ok: false, reason: 'type' })
    expect(await fetcher.fetch(`${server.origin}/none`, HTML)).toEqual({ ok: false, reason: 'type' })
    expect(await fetcher.fetch(server.origin, { types: ['image/*'], maxBytes: 10 })).toMatchObject({
      type: 'image/png',
    })
  })

  it('reports that a page is unchanged, and how long to stay away', async () => {
    await using server = await startLocalServer(({ url, headers }, response) => {
      if (url === '/busy') return response.writeHead(429, { 'retry-after': '120' }).end()
      return headers['if-none-match'] === '"7"' ? response.writeHead(304).end() : page(response)
    })
    const fetcher = fetcherFor(server)
    const known = { etag: '"7"', lastModified: null }
    expect(await fetcher.fetch(server.origin, { ...HTML, known })).toMatchObject({ ok: true, isUnchanged: true })
    expect(await fetcher.fetch(`${server.origin}/busy`, HTML)).toEqual({
      ok: false,
      reason: 'status',
      status: 429,
      retryAfterMs: 120_000,
    })
  })

  it('waits neither for a silent server nor for a response that never ends', async () => {
    await using server = await startLocalServer(({ url }, response) => {
      if (url === '/silent') return
      response.writeHead(200, { 'content-type': 'text/html' })
      const dripping = setInterval(() => response.write('.'), 10)
      response.once('close', () => clearInterval(dripping))
    })
    const fetcher = fetcherFor(server, { totalMs: 200 })
    expect(await fetcher.fetch(`${server.origin}/silent`, HTML)).toEqual({ ok: false, reason: 'time' })
    expect(await fetcher.fetch(`${server.origin}/endless`, HTML)).toEqual({ ok: false, reason: 'time' })
  })

  it.each([
    ['changes the protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\n'],
    ['hangs up at once', ''],
    ['speaks something else', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['stops in the middle', 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100\r\n\r\nhalf'],
    [
      'stops in the middle of something packed',
      'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\nContent-Length: 100\r\n\r\n',
    ],
    ['has no end of headers', `HTTP/1.1 200 OK\r\n${'X-Much: more\r\n'.repeat(10_000)}`],
  ])('gives up on a server that %s', async (_, result) => {
    const sockets = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => socket.end(result))
    })
    sockets.listen(0, '127.0.0.1')
    await once(sockets, 'listening')
    const { port } = sockets.address() as AddressInfo
    const fetcher = createGuardedFetcher({ userAgent: 'Corkboard', trusted: [`127.0.0.1:${port}`] })
    expect(await fetcher.fetch(`http://127.0.0.1:${port}/`, HTML)).toEqual({ ok: false, reason: 'unreachable' })
    sockets.close()
  })

  it('counts waiting for a name server toward the total time', async () => {
    const fetcher = createGuardedFetcher({
      userAgent: 'Corkboard',
      totalMs: 50,
      resolve: (_, signal) =>
        new Promise((result) => signal.addEventListener('abort', () => result(['8.8.8.8']), { once: true })),
    })
    expect(await fetcher.fetch('http://slow.example/', HTML)).toEqual({ ok: false, reason: 'time' })
  })

  it('returns a result instead of throwing when no server is there', async () => {
    const server = await startLocalServer((_, response) => page(response))
    const fetcher = fetcherFor(server)
    await server[Symbol.asyncDispose]()
    expect(await fetcher.fetch(server.origin, HTML)).toEqual({ ok: false, reason: 'unreachable' })
  })
})
