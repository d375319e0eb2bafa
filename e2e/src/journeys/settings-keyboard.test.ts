import { createActor, startIdentityProvider } from '@corkboard/testkit'
import { afterAll, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'
import { type Member, type Person, signIn } from '../person.ts'

const elsewhere = await startIdentityProvider()
const corkboard = startJourneys({}, [elsewhere.config])
afterAll(() => elsewhere[Symbol.asyncDispose]())

const SCREENS = [
  '/settings/account-settings/',
  '/settings/edit/email/',
  '/settings/edit/password/',
  '/settings/two-factor/',
  '/settings/sessions/',
  '/settings/linked-accounts/',
  '/settings/messages/',
  '/settings/messages/mail/',
  '/settings/messages/news/',
  '/settings/messages/requests/',
  '/settings/permissions/',
  '/settings/edit/mentions/',
  '/settings/privacy/',
  '/settings/saving/',
  '/settings/language/',
  '/settings/cookies/',
  '/parental-passcode/',
] as const

/** The accessible-name rules for every kind of control. */
const NAMES = [
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'input-button-name',
  'label',
  'link-name',
  'select-name',
  'summary-name',
] as const

/** What a page records while the test tabs through it. */
interface Walk {
  readonly controls: readonly HTMLElement[]
  readonly looks: ReadonlyMap<HTMLElement, string>
}

declare global {
  interface Window {
    walk: Walk
    lookOf(control: HTMLElement): string
  }
}

/** Records how every control of the page's content looks without the focus, and starts before the first one. */
const beginWalk = (): void => {
  const main = document.querySelector('main')!
  // The focus ring may be around a control, around its visual stand-in next to it, or around both.
  window.lookOf = (control) =>
    [control, control.parentElement!, ...control.parentElement!.children]
      .map((element) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(element)
        return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor].join()
      })
      .join('|')
  const inGroups = new Map<string, HTMLElement>()
  const controls = [
    ...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ].filter((control) => {
    const isThere =
      control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled, [type=hidden]')
    if (!isThere || !control.matches('[type=radio]')) return isThere
    // A radio group is one stop: the selected option, or the first.
    const { name, checked } = control as HTMLInputElement
    if (!inGroups.has(name) || checked) inGroups.set(name, control)
    return false
  })
  const all = [...controls, ...inGroups.values()]
  window.walk = { controls: all, looks: new Map(all.map((control) => [control, window.lookOf(control)])) }
  main.focus()
}

/** Returns the current stop: the control's index, or `null` outside the content. `isShown`: it looks focused. */
const stopHere = (): { control: number; isShown: boolean; html: string } | null => {
  const here = document.activeElement
  if (!(here instanceof HTMLElement) || !here.closest('main') || here.id === 'content') return null
  const { controls, looks } = window.walk
  return {
    control: controls.indexOf(here),
    isShown: looks.get(here) !== window.lookOf(here),
    html: here.outerHTML.slice(0, 160),
  }
}

/** Returns every control that Tab reaches in the content, in order. */
const walks = async (person: Person): Promise<{ met: Set<number>; hidden: string[]; count: number }> => {
  await person.page.evaluate(beginWalk)
  const count = await person.page.evaluate(() => window.walk.controls.length)
  const met = new Set<number>()
  const hidden: string[] = []
  for (;;) {
    await person.types('Tab')
    const stop = await person.page.evaluate(stopHere)
    if (!stop || met.has(stop.control)) return { met, hidden, count }
    met.add(stop.control)
    if (!stop.isShown) hidden.push(stop.html)
  }
}

/** Creates a 17-year-old user with a parental passcode, who sees the most controls. */
const young = async (): Promise<Member> => {
  const birthday = `${corkboard.site.clock.now().getUTCFullYear() - 17}-01-01`
  const teen = await createActor(corkboard.site.origin, 'Toni', { birthday })
  await teen.asks('ParentalPasscodeResource', 'create', {
    passcode: '2468',
    confirm_passcode: '2468',
    backup_email: 'parent@example.org',
    confirm_backup_email: 'parent@example.org',
  })
  // Logs in elsewhere too, so that there is a session to end.
  await corkboard.site.visitor().logsIn('toni')
  return signIn(await corkboard.visitor({ stillness: true }), teen)
}

describe('[IDENT-13 a] by keyboard only', () => {
  it('Tab reaches every control of every settings screen, and each shows its focus and has a name', async () => {
    const toni = await young()
    for (const path of SCREENS) {
      await toni.opens(path)
      await toni.within('main').at('heading').first().waitFor()
      await toni.page.waitForLoadState('networkidle')
      const { met, hidden, count } = await walks(toni)
      expect.soft({ path, hidden }).toEqual({ path, hidden: [] })
      const missed = await toni.page.evaluate(
        (known) =>
          window.walk.controls.filter((_, place) => !known.includes(place)).map((it) => it.outerHTML.slice(0, 160)),
        [...met],
      )
      expect.soft({ path, missed }).toEqual({ path, missed: [] })
      expect.soft(count, path).toBeGreaterThan(10)
      expect.soft({ path, nameless: await barriersOn(toni.page, NAMES) }).toEqual({ path, nameless: [] })
    }
  })

  it('a control that Tab skips, or that shows no focus, would be detected', async () => {
    const nele = await corkboard.member('Nele', { stillness: true })
    await nele.opens('/settings/edit/email/')
    await nele.page.evaluate(() => {
      const [first, second] = document.querySelectorAll<HTMLElement>('main form input, main form button')
      first!.tabIndex = -1
      second!.style.cssText = 'outline: none !important; box-shadow: none !important'
    })
    const { met, hidden, count } = await walks(nele)
    expect({ missed: count - met.size, hidden: hidden.length }).toEqual({ missed: 1, hidden: 1 })
  })
})
