import type { Board } from '@corkboard/contract'
import { drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { chooseFiles, pictureFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'
import type { Name, Role } from '../view.ts'

const corkboard = startJourneys()

let walks: Board

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  walks = await bob.createsBoard('Walks')
  for (let index = 8; index > 0; index -= 1) {
    await bob.pinsTo(walks, { title: `Walk ${index}`, picture: await drawPicture({ width: 300, height: 420 }) })
  }
})

const MAX_STOPS = 80

/** Presses Tab until the element has the focus. Every stop on the way must show its focus. */
const tabsTo = async (person: Person, role: Role, name: Name): Promise<void> => {
  const target = person.at(role, name)
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await person.types('Tab')
    const isShown = await person.page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
      const isField = document.activeElement!.matches('input, textarea, select')
      return isField || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
    })
    expect(isShown, `the ring around ${await describeFocus(person)}`).toBe(true)
    if ((await target.count()) > 0 && (await target.first().evaluate((it) => it === document.activeElement))) return
  }
  throw new Error(`Tab does not reach ${role} ${String(name)}`)
}

const describeFocus = (person: Person): Promise<string> =>
  person.page.evaluate(() => document.activeElement!.outerHTML.slice(0, 160))

describe('by keyboard only', () => {
  it('[PIN-06 a] from the first page to a saved pin', async () => {
    const carol = await corkboard.member('Carol')
    const board = await carol.does.createsBoard('Later')
    await carol.does.createsBoard('Never')
    await carol.opens('/')
    await tabsTo(carol, 'link', /Walk 1$/)
    await carol.types('Enter')
    await carol.sees('heading', 'Walk 1')
    // Her boards arrive after the pin. Before that, there is no such stop.
    await carol.sees('button', /^Board: /)
    await tabsTo(carol, 'button', /^Board: /)
    await carol.types('Enter')
    await carol.sees('dialog', 'Save to board')
    await carol.page.keyboard.type('Later')
    await carol.types('ArrowDown', 'Enter')
    await carol.sees('link', 'Saved to Later')
    expect(await carol.does.seesPinsOn(board)).toMatchObject([{ title: 'Walk 1' }])
  })

  it.each(['desktop', 'tablet', 'phone'] as const)(
    'on a %s, no stop on the way back is behind a bar',
    async (device) => {
      const visitor = await corkboard.visitor({ device })
      await visitor.opens('/bob/walks/')
      await visitor.presses('link', /Walk 8$/)
      await visitor.sees('heading', 'Walk 8')
      // Only cards near the window are in the document, and focusing one does not bring it there.
      await visitor.reads('You’re all caught up')
      await visitor.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await visitor
        .at('link', /Walk 1$/)
        .last()
        .focus()
      for (let stop = 0; stop < MAX_STOPS; stop += 1) {
        await visitor.types('Shift+Tab')
        const covered = () =>
          visitor.page.evaluate(() => {
            const focused = document.activeElement!
            const { left, top, width, height } = focused.getBoundingClientRect()
            const [x, y] = [left + width / 2, top + height / 2]
            const isIn = x >= 0 && x < innerWidth && y >= 0 && y < innerHeight
            const above = isIn ? document.elementFromPoint(x, y) : null
            const isSeen = above === null || focused.contains(above) || above.contains(focused)
            return isSeen ? null : focused.outerHTML.slice(0, 160)
          })
        // The page may still be moving under the focus.
        await expect.poll(covered).toBeNull()
        if (await visitor.page.evaluate(() => document.activeElement!.closest('header') !== null)) return
      }
      throw new Error('Shift+Tab does not reach the header')
    },
  )

  it('the first stop skips the header', async () => {
    const dan = await corkboard.visitor()
    await dan.opens('/')
    await dan.types('Tab', 'Enter')
    await dan.types('Tab')
    expect(await dan.page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
  })

  it('arrows move through a menu, and Escape returns the focus', async () => {
    const erin = await corkboard.member('Erin')
    await erin.opens('/')
    await tabsTo(erin, 'button', 'Your account')
    await erin.types('Enter')
    await erin.sees('menuitem', 'Your profile')
    await erin.types('ArrowDown', 'Escape')
    await erin.misses('menuitem', 'Your profile')
    expect(await erin.at('button', 'Your account').evaluate((it) => it === document.activeElement)).toBe(true)
  })

  it('a dialog traps the focus and returns it', async () => {
    const frida = await corkboard.member('Frida')
    await frida.does.createsBoard('Some')
    await frida.opens(`/pin/${(await frida.does.seesHomeFeed())[0]!.id}/`)
    await frida.sees('button', /^Board: /)
    await tabsTo(frida, 'button', /^Board: /)
    await frida.types('Enter')
    await frida.sees('dialog', 'Save to board')
    for (let stop = 0; stop < 10; stop += 1) {
      await frida.types('Tab')
      const isInside = await frida.page.evaluate(
        () => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
    await frida.types('Escape')
    await frida.misses('dialog', 'Save to board')
    expect(await frida.at('button', /^Board: /).evaluate((it) => it === document.activeElement)).toBe(true)
  })
})

describe('global shortcuts', () => {
  it('/ focuses the search field, n creates pins, ? lists the shortcuts', async () => {
    const gerd = await corkboard.member('Gerd')
    await gerd.opens('/')
    await gerd.types('/')
    const field = gerd.page.locator('header input[type=search]')
    expect(await field.evaluate((it) => it === document.activeElement)).toBe(true)
    await gerd.page.keyboard.type('n?')
    expect(await gerd.holds('Search')).toBe('n?')
    await gerd.types('Tab', 'Tab')
    await gerd.types('?')
    await gerd.sees('dialog', 'Keyboard shortcuts')
    await gerd.types('Escape')
    await gerd.misses('dialog', 'Keyboard shortcuts')
    await gerd.types('n')
    await gerd.arrivesAt('/pin/create/')
    await gerd.sees('heading', 'Create pins')
  })
})

/** Waits until the element has the focus. */
const hasFocusOn = async (person: Person, role: Role, name: Name): Promise<void> => {
  await expect
    .poll(async () => {
      const found = person.at(role, name).first()
      const isFocused =
        (await found.count()) > 0 && (await found.evaluate((it) => it === document.activeElement).catch(() => false))
      return isFocused || (await describeFocus(person))
    })
    .toBe(true)
}

describe('the focus is never lost', () => {
  it('back navigation focuses the link that was followed', async () => {
    const jan = await corkboard.visitor()
    await jan.opens(walks.url)
    await tabsTo(jan, 'link', /Walk 2$/)
    await jan.types('Enter')
    await jan.sees('heading', 'Walk 2')
    await jan.goesBack()
    await jan.arrivesAt(walks.url)
    await hasFocusOn(jan, 'link', /Walk 2$/)
  })

  it('without such a link the page has the focus, and Tab goes into it', async () => {
    const kai = await corkboard.visitor()
    await kai.opens(walks.url)
    await tabsTo(kai, 'link', 'Log in')
    await kai.types('Enter')
    await kai.sees('heading', 'Welcome back')
    await kai.goesBack()
    await kai.arrivesAt(walks.url)
    await kai.sees('heading', 'Walks')
    await expect.poll(() => kai.page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  it('[CREATE-01 a] after publishing, the link to the pin has the focus; after removing, the neighbor', async () => {
    const lea = await corkboard.member('Lea')
    const board = await lea.does.createsBoard('Doors')
    await lea.opens(`/pin/create/?board=${board.id}`)
    const files = await Promise.all(['red.jpg', 'green.jpg', 'blue.jpg'].map((name) => pictureFile(name)))
    await chooseFiles(lea.page, () => lea.presses('button', 'Choose files'), files)
    for (const { name } of files) await lea.within('article', name).reads('400 × 600 pixels')
    await lea.within('article', 'red.jpg').at('button', 'Publish').focus()
    await lea.types('Enter')
    await lea.within('article', 'red.jpg').sees('link', 'View pin')
    await hasFocusOn(lea, 'link', 'View pin')
    await lea.at('button', 'Remove green.jpg').focus()
    await lea.types('Enter')
    await lea.misses('article', 'green.jpg')
    expect(await lea.page.evaluate(() => document.activeElement!.closest('article')?.getAttribute('aria-label'))).toBe(
      'blue.jpg',
    )
  })

  it('[BOARD-02 a] a section moved to the end by its arrow keeps it', async () => {
    const nora = await corkboard.member('Nora')
    const board = await nora.does.createsBoard('House')
    for (const title of ['Kitchen', 'Cellar', 'Attic']) await nora.does.addsSection(board, title)
    await nora.opens(board.url)
    await nora.presses('button', 'Organize')
    await nora.at('button', 'Move section Kitchen later').focus()
    for (const place of [2, 3]) {
      await nora.types('Enter')
      await nora.reads(`Kitchen moved to position ${place}`)
    }
    await hasFocusOn(nora, 'button', 'Move section Kitchen earlier')
  })

  it('[PIN-06 a] a board choice that replaces its button keeps it', async () => {
    const mia = await corkboard.member('Mia')
    await mia.does.createsBoard('Later')
    await mia.opens(`/pin/${(await mia.does.seesPinsOn(walks))[0]!.id}/`)
    await mia.sees('button', /^Board: /)
    await tabsTo(mia, 'button', /^Board: /)
    await mia.types('Enter')
    await mia.sees('dialog', 'Save to board')
    await mia.page.keyboard.type('Later')
    await mia.types('Enter')
    await mia.sees('link', 'Saved to Later')
    await hasFocusOn(mia, 'button', 'Saved')
  })

  it('[BOARD-10 a] Escape in a card’s board picker returns to the card', async () => {
    const nils = await corkboard.member('Nils')
    await nils.does.createsBoard('Later')
    await nils.opens(walks.url)
    const card = () => nils.page.evaluate(() => document.activeElement!.closest('[role=listitem]')?.ariaPosInSet)
    await tabsTo(nils, 'link', /Walk 1$/)
    // Boards load with the first card that shows its actions.
    await nils.sees('button', /^Board: /)
    await tabsTo(nils, 'button', /^Board: /)
    const from = await card()
    await nils.types('Enter')
    await nils.sees('dialog', 'Save to board')
    await nils.types('Escape')
    await nils.misses('dialog', 'Save to board')
    expect(from).toMatch(/^[12]$/)
    await expect.poll(card).toBe(from)
  })
})

describe('without a board', () => {
  it.each(['desktop', 'phone'] as const)('[BOARD-10 a] the first one is named right away, on a %s', async (device) => {
    const name = device === 'phone' ? 'Olga' : 'Otto'
    const person = await corkboard.member(name, { device })
    await person.opens(`/pin/${(await person.does.seesPinsOn(walks))[0]!.id}/`)
    await person.within('article').presses('button', 'Save')
    await person.sees('dialog', 'Your first board')
    await hasFocusOn(person, 'textbox', 'Name')
    await person.page.keyboard.type('Paths')
    await person.types('Enter')
    await person.sees('link', 'Saved to Paths')
  })
})

describe('on a pin', () => {
  it('arrows move along the grid it was opened from, and Escape returns to it', async () => {
    const hans = await corkboard.visitor()
    await hans.opens(walks.url)
    await hans.within('list', '8 pins').presses('link', /Walk 3$/)
    await hans.sees('heading', 'Walk 3')
    await hans.types('ArrowRight')
    await hans.sees('heading', 'Walk 4')
    await hans.types('ArrowLeft')
    await hans.sees('heading', 'Walk 3')
    await hans.types('ArrowLeft')
    await hans.sees('heading', 'Walk 2')
    await hans.types('Escape')
    await hans.arrivesAt(walks.url)
    await hans.sees('heading', 'Walks')
  })

  it('the large picture opens and closes by keyboard', async () => {
    const ines = await corkboard.visitor()
    await ines.opens(`/pin/${(await corkboard.site.visitor().seesPinsOn(walks))[0]!.id}/`)
    await tabsTo(ines, 'button', 'Zoom in')
    await ines.types('Enter')
    await ines.sees('button', 'Close zoom')
    const picture = ines.at('button', 'Magnify').locator('img')
    const width = async () => Math.round((await picture.boundingBox())!.width)
    // The button is there before the picture has loaded.
    await expect.poll(width).toBeGreaterThan(0)
    const fitted = await width()
    await ines.types('+', '+', 'ArrowRight')
    expect(await width()).toBeCloseTo(fitted * 2.25, -1)
    await ines.types('Escape')
    expect(await width()).toBeCloseTo(fitted, -1)
    await ines.types('Enter')
    expect(await width()).toBeCloseTo(fitted * 2.5, -1)
    await ines.types('-', '-', '-', 'Escape')
    await ines.misses('button', 'Close zoom')
    expect(await ines.at('button', 'Zoom in').evaluate((it) => it === document.activeElement)).toBe(true)
  })
})
