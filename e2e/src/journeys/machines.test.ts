import type { Board } from '@corkboard/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

let board: Board
beforeAll(async () => {
  const alice = await corkboard.site.person('Alice')
  board = await alice.createsBoard('Kitchens')
  await alice.pinsTo(board, { title: 'A green tap' })
})

const documentOf = async (path: string): Promise<string> => (await fetch(corkboard.site.origin + path)).text()

describe('crawlers', () => {
  it.each(['/alice/', '/alice/kitchens/'])('find the feeds of %s from its page', async (path) => {
    const links = [
      ...(await documentOf(path)).matchAll(/<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)">/g),
    ]
    expect(links.map(([, type]) => type)).toEqual([
      'application/rss+xml',
      'application/atom+xml',
      'application/feed+json',
    ])
    for (const [, type = '', address = ''] of links) {
      const response = await fetch(new URL(address, corkboard.site.origin), { redirect: 'error' })
      expect(response.headers.get('content-type')).toContain(type)
      expect(await response.text()).toContain('A green tap')
    }
  })

  it('[BOARD-01 b] find no feeds of a page that is not public', async () => {
    const bruno = await corkboard.site.person('Bruno')
    const linked = await bruno.createsBoard('By address', { privacy: 'protected' })
    const away = await bruno.createsBoard('Last year')
    expect(await documentOf(away.url)).toContain('rel="alternate"')
    await bruno.asks('BoardArchiveResource', 'create', { board_id: away.id })
    for (const { url } of [linked, away]) {
      expect(await documentOf(url)).not.toContain('rel="alternate"')
      expect((await fetch(`${corkboard.site.origin}${url}feed.rss`)).status).toBe(404)
    }
  })

  it('[BOARD-11 b, PIN-11 b] are asked not to index a sensitive board and its pins', async () => {
    const carla = await corkboard.site.person('Carla')
    const hard = await carla.createsBoard('Hard to look at')
    const pin = await carla.pinsTo(hard, { title: 'A wound' })
    const paths = [hard.url, `/pin/${pin.id}/`]
    for (const path of paths) expect(await documentOf(path)).not.toContain('noindex')
    await carla.edits(hard, { sensitivity: 'graphic' })
    for (const path of paths) expect(await documentOf(path)).toContain('<meta name="robots" content="noindex">')
  })

  it('[BOARD-11 b, PIN-11 b] get no picture of a pin of a sensitive board', async () => {
    const dana = await corkboard.site.person('Dana')
    const hard = await dana.createsBoard('Injuries')
    const pin = await dana.pinsTo(hard, { title: 'A burn' })
    const headOf = async () => (await documentOf(`/pin/${pin.id}/`)).split('</head>')[0]!
    expect(await headOf()).toContain(pin.image_signature)
    await dana.edits(hard, { sensitivity: 'graphic' })
    const head = await headOf()
    for (const tag of ['og:image', 'summary_large_image', pin.image_signature]) expect(head).not.toContain(tag)
    expect(await documentOf(`/pin/${pin.id}/`)).not.toMatch(/<img[^>]+\/media\//)
  })

  it('[IDENT-21 d, PIN-11 c] do not learn what a private user pinned on a group board', async () => {
    const [owner, guest] = [await corkboard.site.person('Olaf'), await corkboard.site.person('Zelda')]
    const shared = await owner.createsBoard('Shared')
    await owner.invites(guest, shared)
    await guest.acceptsInviteTo(shared)
    const pin = await guest.pinsTo(shared)
    await guest.asks('UserSettingsResource', 'update', { is_private_profile: true })
    for (const path of [shared.url, `/pin/${pin.id}/`]) {
      const page = await documentOf(path)
      expect(page).toContain(`/pin/${pin.id}/`)
      expect(page.toLowerCase()).not.toContain('zelda')
    }
  })

  it.each(['/', '/topics/kitchens/'])(
    '[FIND-02 a] read a description of %s, and find a picture of it',
    async (path) => {
      const head = async () => (await documentOf(path)).split('</head>')[0]!
      await expect.poll(head).toMatch(/<meta property="og:image" content="[^"]+\.webp">/)
      expect(await head()).toContain(`<link rel="canonical" href="${corkboard.site.origin}${path}">`)
      expect(await head()).toMatch(/<meta name="description" content="[^"]+">/)
      expect(await head()).not.toContain('noindex')
    },
  )

  it.each(['/topics/chess/', '/shopping/animals/100/'])(
    '[FIND-02 a, FIND-04 c] are asked not to index %s while it is empty',
    async (path) => {
      expect(await documentOf(path)).toContain('<meta name="robots" content="noindex">')
    },
  )

  it('find every public page from robots.txt, and are kept out of personal pages', async () => {
    const rules = await documentOf('/robots.txt')
    expect(rules).toContain('Disallow: /settings/\n')
    const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(rules) ?? []
    expect(await (await fetch(sitemap)).text()).toContain('/sitemaps/pins/0.xml</loc>')
  })
})
