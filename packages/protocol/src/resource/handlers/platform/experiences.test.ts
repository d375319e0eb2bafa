import type { Experience, SessionState } from '@corkboard/contract'
import { pagesPlugin, type PageRenderer } from '../../../pages/index.ts'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite

/** Renders only the experiences it was given. */
const renderer: PageRenderer = {
  render: async ({ experiences }) => ({
    status: 200,
    html: [JSON.stringify(experiences ?? {})],
    dependsOn: [],
    preload: [],
  }),
  renderFailure: () => ({ status: 500, html: [''], dependsOn: [], preload: [] }),
  pageKey: () => '/',
  handlers: () => ({ base: '/', files: [], handlers: {} }),
  inlineScripts: [],
  offlineWorker: () => '',
}

beforeAll(async () => {
  site = await TestSite.start({
    pages: async (wired) => ({
      plugin: pagesPlugin({
        site: wired,
        renderer,
        defaults: { country: 'US', appVersion: 'v1', stage: 'production' },
      }),
      files: async () => {},
      appVersion: 'v1',
    }),
  })
})
afterAll(() => site[Symbol.asyncDispose]())

const experiencesOf = async (person: Visitor, headers = {}) => {
  const response = await person.browser.send('/_/_/state?source_url=%2F', { headers })
  return ((await response.json()) as { data: SessionState }).data.experiences
}

const EDUCATION = 'change_board_education'

const tells = (person: Actor, status: Experience['status'], experience_id = EDUCATION) =>
  person.asks<Experience | null>('UserExperienceResource', 'update', {
    placement_id: 'change_board',
    experience_id,
    status,
  })

/** FIND-01: new users are asked what they like. */
const PICKER = { experience_id: 'topic_picker', status: 'new' }

describe('[SHELL-26 a b] experience placements', () => {
  it('come with the state, and with pages rendered for the user', async () => {
    const alice = await site.person('Alice')
    const expected = { change_board: { experience_id: EDUCATION, status: 'new' }, home_topics: PICKER }
    expect(await experiencesOf(alice)).toEqual(expected)
    const page = await alice.browser.send('/', { headers: { accept: 'text/html' } })
    expect(JSON.parse(await page.text())).toEqual(expected)
  })

  it.each(['completed', 'dismissed'] as const)('no longer show what is %s, for that user only', async (status) => {
    const [bob, ben] = [await site.person(`Bob${status}`), await site.person(`Ben${status}`)]
    expect(await tells(bob, status)).toBeNull()
    expect(await experiencesOf(bob)).toEqual({ home_topics: PICKER })
    expect(await experiencesOf(ben)).toMatchObject({ change_board: { status: 'new' } })
  })

  it('store any other status in place of the old one', async () => {
    const carol = await site.person('Carol')
    expect(await tells(carol, 'viewed')).toEqual({ experience_id: EDUCATION, status: 'viewed' })
    expect(await experiencesOf(carol)).toEqual({
      change_board: { experience_id: EDUCATION, status: 'viewed' },
      home_topics: PICKER,
    })
    await tells(carol, 'dismissed')
    await tells(carol, 'viewed')
    expect(await experiencesOf(carol)).toMatchObject({ change_board: { status: 'viewed' } })
  })

  it('are empty for bots and visitors', async () => {
    expect(await experiencesOf(site.visitor())).toEqual({})
    expect(await experiencesOf(site.visitor(), { 'user-agent': 'Googlebot/2.1' })).toEqual({})
  })

  it('reject experiences that no placement shows', async () => {
    const dora = await site.person('Dora')
    await expect(tells(dora, 'viewed', 'something_else')).rejects.toMatchObject({
      error: { error_code: 'request.invalid' },
    })
  })
})
