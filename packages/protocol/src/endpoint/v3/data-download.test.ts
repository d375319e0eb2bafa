import { readdir } from 'node:fs/promises'
import type { DataDownload } from '@corkboard/contract'
import { createCtx, VISITOR } from '@corkboard/domain/kernel'
import { makeDataDownload } from '@corkboard/domain/upkeep/data-downloads'
import { purgeDeletedItems } from '@corkboard/domain/upkeep/erase'
import { type Actor, PASSWORD, TestSite, type Visitor } from '@corkboard/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const DAY_MS = 86_400_000
const FILE = '/v3/users/me/data-download/'

let site: TestSite

beforeEach(async () => {
  site = await TestSite.start()
  await site.person('Olivia')
})
afterEach(() => site[Symbol.asyncDispose]())

const last = (actor: Visitor) => actor.asks<DataDownload | null>('DataDownloadResource', 'get')

const requests = (actor: Visitor) => actor.asks<DataDownload>('DataDownloadResource', 'create', { password: PASSWORD })

const isMade = (actor: Visitor) =>
  vi.waitFor(async () => expect(await last(actor)).toMatchObject({ state: 'ready' }), { timeout: 60_000 })

const requestsAndReceives = async (actor: Visitor): Promise<void> => {
  await requests(actor)
  await isMade(actor)
}

const refusal = async (response: ReturnType<Visitor['resource']>) => {
  const { status, envelope } = await response
  return { status, code: envelope.resource_response.error?.error_code }
}

const opened = async (actor: Actor) =>
  JSON.parse(await (await actor.browser.send(FILE)).text()) as Record<string, Record<string, unknown>[]> & {
    profile: Record<string, unknown>
    settings: Record<string, unknown>
  }

const copies = async (): Promise<string[]> => {
  const root = site.site.media.store.localPath!('downloads')
  const files = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return files.filter((file) => file.isFile()).map(({ name }) => name)
}

describe('a data download (issue 3)', () => {
  it('is created on request, announced by mail, and contains the user’s data', async () => {
    const [alice, bob] = [await site.person('Alice'), await site.person('Bob')]
    const kitchens = await alice.createsBoard('Kitchens')
    const secret = await alice.createsBoard('Presents', { privacy: 'secret' })
    const made = await alice.pinsTo(kitchens, { title: 'Blue tiles' })
    const theirs = await bob.pinsTo(await bob.createsBoard('Gardens'), { title: 'Ferns' })
    const saved = await alice.saves(theirs, secret)
    await alice.sends(bob, { text: 'Mine are taller' })
    const said = await alice.comments(theirs, 'How tall do they grow?')
    await alice.follows(bob)
    await site.mailbox.next('alice@example.org')
    expect(await last(alice)).toBeNull()
    expect(await requests(alice)).toMatchObject({ state: 'requested', ready_at: null, url: null })
    const mail = await site.mailbox.next('alice@example.org')
    expect(mail).toMatchObject({ subject: 'Your data is ready', link: '/settings/account-settings/' })
    expect(await last(alice)).toMatchObject({ state: 'ready', url: FILE, bytes: expect.any(Number) })

    const response = await alice.browser.send(FILE)
    expect([response.status, ...['cache-control', 'content-type'].map((name) => response.headers.get(name))]).toEqual([
      200,
      'private, no-store',
      'application/json; charset=utf-8',
    ])
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="corkboard-alice-\d{4}-\d\d-\d\d\.json"$/,
    )
    await response.body?.cancel()
    const copy = await opened(alice)
    expect(copy.profile).toMatchObject({ username: 'alice', email: 'alice@example.org' })
    expect(copy.settings).toMatchObject({ save_behavior: 'last_board', is_private_profile: false })
    expect(copy['sessions']).toMatchObject([{ created_at: expect.any(String) }])
    expect(copy['boards']).toMatchObject([
      { name: 'Presents', privacy: 'secret', pin_count: 1 },
      { name: 'Kitchens', privacy: 'public', sections: [] },
    ])
    expect(copy['pins']).toMatchObject([
      { url: `${site.origin}/pin/${saved.id}/`, board: 'Presents', saved_from: `${site.origin}/pin/${theirs.id}/` },
      { url: `${site.origin}/pin/${made.id}/`, board: 'Kitchens', title: 'Blue tiles', saved_from: null },
    ])
    expect(copy['messages']).toMatchObject([{ to: 'bob', text: 'Mine are taller', pin: null }])
    expect(copy['comments']).toMatchObject([
      { url: `${site.origin}/pin/${theirs.id}/?comment=${said.id}`, text: 'How tall do they grow?', answers: null },
    ])
    expect(copy['following']).toMatchObject([{ username: 'bob' }])
    expect(copy['blocked']).toEqual([])
    expect(copy['visited_before_sign_up']).toEqual([])
    const text = JSON.stringify(copy)
    for (const kept of ['password', 'token', 'hash']) expect(text).not.toContain(`${kept}"`)
  })

  it('links to full pictures, those of secret boards included, for as long as it can be downloaded', async () => {
    const carol = await site.person('Carol')
    await carol.pinsTo(await carol.createsBoard('Secret', { privacy: 'secret' }))
    await requestsAndReceives(carol)
    const { pins } = await opened(carol)
    const original = String(pins![0]!['original']).slice(site.origin.length)
    expect(await site.visitor().opens(original)).toBe(200)
    expect(await site.visitor().opens(original.split('?')[0]!)).toBe(404)
  })

  it('contains the user’s reactions, notes and tries, and their carousels and stories', async () => {
    const frida = await site.person('Frida')
    const board = await frida.createsBoard('Walks')
    const pin = await frida.pinsTo(board, { title: 'A path' })
    const of = { pin_id: pin.id }
    await frida.asks('ReactionsResource', 'create', { ...of, reaction_type: 4 })
    await frida.asks('PinFavoriteResource', 'create', of)
    await frida.asks('PinNoteResource', 'update', { ...of, text: 'Again in May' })
    const { media_upload_id } = await frida.uploads()
    await frida.asks('DidItsResource', 'create', { ...of, text: 'Muddy', media_upload_id })
    await frida.asks('PinHideResource', 'create', of)
    await frida.publishesCarousel(board, { slots: [{ title: 'In' }, { title: 'Out' }] })
    await frida.publishesStory(board)
    await requestsAndReceives(frida)
    const copy = await opened(frida)
    const url = `${site.origin}/pin/${pin.id}/`
    expect(copy['reactions']).toMatchObject([{ pin: url, reaction_type: 4 }])
    expect(copy['favorites']).toMatchObject([{ pin: url }])
    expect(copy['hidden_pins']).toMatchObject([{ pin: url }])
    expect(copy['notes']).toMatchObject([{ pin: url, text: 'Again in May' }])
    expect(copy['tried']).toMatchObject([{ pin: url, text: 'Muddy', photo: expect.stringContaining('/media/orig/') }])
    expect(copy['pins']).toMatchObject([
      { story: [{ blocks: [{ original: expect.stringContaining('/media/orig/') }, { text: 'A quiet morning' }] }] },
      { carousel: [{ title: 'In' }, { title: 'Out', original: expect.stringContaining('/media/orig/') }] },
      { title: 'A path' },
    ])
  })

  it('requires the password again, and is closed to everyone else', async () => {
    const dan = await site.person('Dan')
    site.clock.pass(11 * 60_000)
    const download = (options: Readonly<Record<string, string>>) =>
      refusal(dan.resource('DataDownloadResource', 'create', options))
    expect(await download({})).toEqual({ status: 403, code: 'auth.password_required' })
    expect(await download({ password: 'not it at all' })).toEqual({ status: 403, code: 'password.wrong' })
    expect(await last(dan)).toBeNull()
    await requestsAndReceives(dan)
    expect((await site.visitor().browser.send(FILE)).status).toBe(401)
    expect((await (await site.person('Mallory')).browser.send(FILE)).status).toBe(404)
    const [file] = await copies()
    for (const address of [`/media/downloads/${file}`, `/media/orig/do/wn/${file}`]) {
      expect(await dan.opens(address)).toBe(404)
    }
  })

  it('is created once, however often it is requested, and only a few times an hour', async () => {
    const erin = await site.person('Erin')
    const [one, two] = await Promise.all([requests(erin), requests(erin)])
    expect(two.id).toBe(one.id)
    await isMade(erin)
    const before = await last(erin)
    await requestsAndReceives(erin)
    expect((await last(erin))?.id).not.toBe(before?.id)
    // Of two simultaneous requests, each may count.
    const third = await erin.resource('DataDownloadResource', 'create', { password: PASSWORD })
    if (third.status === 200) await isMade(erin)
    expect(await refusal(erin.resource('DataDownloadResource', 'create', { password: PASSWORD }))).toEqual({
      status: 429,
      code: 'request.rate',
    })
  })

  it('can be downloaded for seven days, after which its file is removed', async () => {
    const frank = await site.person('Frank')
    await requestsAndReceives(frank)
    site.clock.pass(7 * DAY_MS - 60_000)
    expect((await frank.browser.send(FILE, { method: 'HEAD' })).status).toBe(200)
    site.clock.pass(60_000)
    expect((await frank.browser.send(FILE)).status).toBe(404)
    expect(await last(frank)).toMatchObject({ state: 'expired', url: null })
    await purgeDeletedItems(createCtx(site.site, VISITOR))
    expect(await copies()).toEqual([])
    expect(await last(frank)).toMatchObject({ state: 'expired' })
    site.clock.pass(30 * DAY_MS)
    await purgeDeletedItems(createCtx(site.site, VISITOR))
    const { rows } = await site.site.database.pool.query('select id from data_downloads')
    expect(rows).toEqual([])
  })

  it('is deleted with the account immediately', async () => {
    const grace = await site.person('Grace')
    await requestsAndReceives(grace)
    expect(await copies()).toHaveLength(1)
    await grace.asks('AccountResource', 'delete', { password: PASSWORD })
    expect((await grace.browser.send(FILE)).status).toBe(401)
    await vi.waitFor(async () => expect(await copies()).toEqual([]), { timeout: 60_000 })
  })

  it('leaves no file when the job was killed after writing it and the account is gone', async () => {
    const { ids, media } = site.site
    const id = ids.next(0)
    const file = `downloads/${id}/${'ab'.repeat(16)}.json`
    await media.store.put(file, Buffer.from('{}'), { contentType: 'application/json' })
    await makeDataDownload(createCtx(site.site, VISITOR), { id, file, origin: site.origin })
    expect(await media.store.has(file)).toBe(false)
  })
})
