import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { openBuiltPages, type ServerConfig } from '@corkboard/protocol'
import { TestSite, type TestSiteOptions } from '@corkboard/testkit'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { type Seat, sharedBrowser } from './browser.ts'
import { type Member, type Person, signIn, sitDown } from './person.ts'

const PICTURES_OF_FAILURES = path.resolve(import.meta.dirname, '..', '..', '.cache', 'journeys')

/**
 * Addresses of earlier files of this worker. The next site takes one over: windows then have the app's files in their
 * cache, parsed and compiled.
 */
const freePorts: number[] = []

/** The site and the users of one test file. */
export interface Journeys {
  readonly site: TestSite
  /** Opens a new window for an unknown visitor. */
  visitor(seat?: Seat): Promise<Person>
  /** Opens a new window for a signed-in member. Each name only once per file. */
  member(firstName: string, seat?: Seat): Promise<Member>
}

/**
 * Starts a real site for the tests of this file. After each test every window is closed, and any unexpected trouble
 * fails the test.
 * @param config settings that differ from the usual ones
 * @param social the providers users can also log in with
 * @param trustedServers the servers of this file that links may lead to, called once the file's own setup is done
 * @param translate the service that translates comments, called at the same time
 * @param more other options of the site
 */
export const startJourneys = (
  config: Partial<ServerConfig> = {},
  social: TestSiteOptions['social'] = [],
  trustedServers?: () => readonly string[],
  translate?: () => NonNullable<TestSiteOptions['translate']>,
  more: Pick<TestSiteOptions, 'transcoding'> = {},
): Journeys => {
  let site: TestSite | undefined
  const people = new Set<Person>()
  let read = 0

  beforeAll(async () => {
    const built = inject('builtApp')
    site = await TestSite.start({
      pages: (of) =>
        openBuiltPages(built, {
          site: of,
          country: 'US',
          hosts: [config.publicOrigin ?? [], ...(config.countryOrigins?.keys() ?? [])].flat(),
        }),
      social,
      port: freePorts.pop(),
      discovery: true,
      ...more,
      ...(translate && { translate: translate() }),
      ...(trustedServers && { trustedServers: trustedServers() }),
      // The machine may be busy with other tests, so the site must not turn anyone away for overload.
      connectWithinMs: 20_000,
      config: { overload: { maxLagMs: Infinity, maxPoolWaiting: Infinity }, ...config },
    })
    // The first account owns the instance, so no user of a journey becomes the owner by accident.
    await site.person('Olivia')
  })
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    const screens = hasFailed ? await Promise.all([...people].map((person) => recordScreen(person, task.name))) : []
    const troubles = [...people].flatMap((person) => person.troubles.found())
    troubles.push(...errorsIn(running().logged.slice(read)))
    read = running().logged.length
    await Promise.all([...people].map((person) => person.leaves({ forGood: hasFailed })))
    people.clear()
    if (hasFailed) throw new Error(['What the test’s users saw when it failed:', ...screens, ...troubles].join('\n'))
    expect(troubles).toEqual([])
  })
  afterAll(async () => {
    if (!site) return
    const { port } = new URL(site.origin)
    await site[Symbol.asyncDispose]()
    freePorts.push(Number(port))
  })

  const running = (): TestSite => {
    if (!site) throw new Error('People come once the site runs: inside tests and their hooks.')
    return site
  }
  const visitor = async (seat?: Seat): Promise<Person> => {
    const person = await sitDown(await sharedBrowser(inject('chromium')), running().origin, seat)
    people.add(person)
    return person
  }
  return {
    get site() {
      return running()
    },
    visitor,
    member: async (firstName, seat) => {
      const actor = await running().person(firstName)
      return signIn(await visitor(seat), actor)
    },
  }
}

const ERROR_LEVEL = 50

/** Returns what the site itself logged as errors. */
const errorsIn = (lines: TestSite['logged']): string[] =>
  lines.filter(({ level }) => Number(level) >= ERROR_LEVEL).map((line) => `logged: ${JSON.stringify(line)}`)

/** A screen in words takes some 10 to 100 lines; the rest says little about a failure. */
const SCREEN_LENGTH = 6_000

/** Takes a screenshot of the window of a failed test, and returns its address and what a screen reader would find. */
const recordScreen = async ({ page }: Person, title: string): Promise<string> => {
  if (page.isClosed()) return 'a closed window'
  await mkdir(PICTURES_OF_FAILURES, { recursive: true })
  const name = title.replaceAll(/\W+/g, '-').slice(0, 80)
  await page.screenshot({ path: path.join(PICTURES_OF_FAILURES, `${name}.png`) })
  return `${page.url()}\n${(await page.locator('body').ariaSnapshot()).slice(0, SCREEN_LENGTH)}`
}
