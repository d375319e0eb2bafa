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

/** The site of one file of journeys, and the people who come to it. */
export interface Journeys {
  readonly site: TestSite
  /** Somebody the site does not know, at a new window. */
  visitor(seat?: Seat): Promise<Person>
  /** Somebody with an account, signed in at a new window. Each name once a file. */
  member(firstName: string, seat?: Seat): Promise<Member>
}

/**
 * Starts a real site for the tests of this file. After each test every window is closed, and whatever went wrong behind
 * its person's back fails the test.
 * @param config where the site is another than it is everywhere else
 * @param social where people may also log in from
 * @param trustedServers servers of this file to which links may lead, asked for once its own preparations are over
 */
export const startJourneys = (
  config: Partial<ServerConfig> = {},
  social: TestSiteOptions['social'] = [],
  trustedServers?: () => readonly string[],
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
      ...(trustedServers && { trustedServers: trustedServers() }),
      // The machine under a test may be busy with other tests; nobody is to be turned away for that.
      config: { overload: { maxLagMs: Infinity, maxPoolWaiting: Infinity }, ...config },
    })
    // The first account owns the instance; nobody in a journey is that by accident.
    await site.person('Olivia')
  })
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    if (hasFailed) await Promise.all([...people].map((person) => photograph(person, task.name)))
    const troubles = [...people].flatMap((person) => person.troubles.found())
    troubles.push(...errorsIn(running().logged.slice(read)))
    read = running().logged.length
    await Promise.all([...people].map((person) => person.leaves({ forGood: hasFailed })))
    people.clear()
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
    const person = await sitDown(await sharedBrowser(inject('browserAddress')), running().origin, seat)
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

/** What the site itself called an error. */
const errorsIn = (lines: TestSite['logged']): string[] =>
  lines.filter(({ level }) => Number(level) >= ERROR_LEVEL).map((line) => `logged: ${JSON.stringify(line)}`)

/** What the window showed when its test failed. */
const photograph = async ({ page }: Person, title: string): Promise<void> => {
  if (page.isClosed()) return
  await mkdir(PICTURES_OF_FAILURES, { recursive: true })
  const name = title.replaceAll(/\W+/g, '-').slice(0, 80)
  await page.screenshot({ path: path.join(PICTURES_OF_FAILURES, `${name}.png`) })
}
