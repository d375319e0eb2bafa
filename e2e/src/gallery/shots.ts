import type { Pin } from '@corkboard/contract'
import { articlePath } from '@corkboard/contract/finding/editorial'
import { PASSWORD } from '@corkboard/testkit'
import type { Seat } from '../browser.ts'
import { chooseFiles } from '../files.ts'
import type { Person } from '../person.ts'
import type { Cast } from './cast.ts'

/** A picture of the gallery. */
export interface Shot {
  /** The name of its file. */
  readonly name: string
  readonly caption: string
  readonly who: 'visitor' | 'mara' | 'robin' | 'olivia'
  readonly seat?: Seat
  /** In a right-to-left layout. */
  readonly mirrored?: boolean
  /** Brings the window to that state. */
  show(person: Person, cast: Cast): Promise<unknown>
}

export interface Chapter {
  readonly title: string
  readonly shots: readonly Shot[]
}

type Show = Shot['show']
type More = Pick<Shot, 'seat' | 'mirrored'>

const DARK = { theme: 'dark' } as const satisfies Seat
const PHONE = { device: 'phone' } as const satisfies Seat
const TABLET = { device: 'tablet' } as const satisfies Seat
const DARK_PHONE = { ...PHONE, ...DARK } as const satisfies Seat

const shot = (name: string, caption: string, who: Shot['who'], show: Show, more: More = {}): Shot => ({
  name,
  caption,
  who,
  show,
  ...more,
})

const at =
  (path: string | ((cast: Cast) => string), ...then: Show[]): Show =>
  async (person, cast) => {
    await person.opens(typeof path === 'string' ? path : path(cast))
    for (const step of then) await step(person, cast)
  }

/** Returns the bytes of a pin's picture, as a user would have it on disk. */
const bytesOf = async ({ context }: Person, { images }: Pin, { origin }: Cast): Promise<Buffer> =>
  (await context.request.get(new URL(images.orig!.url, origin).href)).body()

const pinAt = ({ id }: { readonly id: string }): string => `/pin/${id}/`

/** Scrolls a heading to the top of the window, below the header. */
const scrollTo =
  (text: string) =>
  async ({ page }: Pick<Person, 'page'>): Promise<void> => {
    const heading = page.getByRole('heading', { name: text }).first()
    await heading.waitFor()
    await heading.evaluate((it) => scrollBy(0, it.getBoundingClientRect().top - 96))
  }

const openBoardPicker: Show = async (person) => {
  await person.within('article').presses('button', /^Board:/)
  await person.within('dialog').sees('button', /^Create board/)
}

const writeMention: Show = async (person) => {
  await scrollTo('comments')(person)
  await person.presses('button', 'Add a comment')
  await person.sees('textbox', 'Your comment')
  await person.page.keyboard.type('Those tiles again. Ask @le')
  await person.at('listbox', 'People to mention').waitFor()
}

const organize: Show = async (person) => {
  await person.presses('button', 'Organize')
  await person.sees('heading', /^Organize/)
  const cards = person.page.locator('[data-pin]')
  for (const place of [0, 1, 3]) await cards.nth(place).click()
  await person.reads('3 pins selected')
  await scrollTo('Organize')(person)
}

const openVeil: Show = async (person) => {
  const card = person.within('list', 'Home feed').at('listitem').nth(1)
  await card.hover()
  await card.getByRole('button', { name: 'Save', exact: true }).waitFor()
}

const types =
  (text: string): Show =>
  async (person) => {
    const field = person.page.locator('header input[type=search]')
    await field.click()
    await field.pressSequentially(text)
    await person.within('grid', 'Suggestions').at('gridcell').first().waitFor()
  }

const kitchens = '/search/pins/?q=kitchen'

/** The gallery: what a newcomer would want to see, in the order of a first visit. */
export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Sign up and log in',
    shots: [
      shot('home-signed-out', 'The home page for visitors', 'visitor', at('/')),
      shot('home-signed-out-phone', 'The home page', 'visitor', at('/'), { seat: DARK_PHONE }),
      shot('sign-up', 'Sign up', 'visitor', at('/signup/')),
      shot('log-in', 'Log in', 'visitor', at('/login/'), { seat: PHONE }),
      shot('welcome', 'A new user picks topics', 'robin', at('/')),
    ],
  },
  {
    title: 'Home',
    shots: [
      shot('home', 'The home feed of a longtime member', 'mara', at('/', openVeil)),
      shot('home-dark', 'The home feed in dark mode', 'mara', at('/'), { seat: DARK }),
      shot(
        'home-mirrored',
        'The home feed in a right-to-left layout (in English, the only language so far)',
        'mara',
        at('/'),
        {
          mirrored: true,
        },
      ),
      shot('home-phone', 'Home', 'mara', at('/'), { seat: PHONE }),
    ],
  },
  {
    title: 'Pins',
    shots: [
      shot(
        'closeup',
        'A pin',
        'mara',
        at(({ mountain }) => pinAt(mountain)),
      ),
      shot(
        'closeup-dark',
        'Your own pin in dark mode',
        'mara',
        at(({ kitchen }) => pinAt(kitchen)),
        { seat: DARK },
      ),
      shot(
        'closeup-phone',
        'A pin',
        'mara',
        at(({ mountain }) => pinAt(mountain)),
        { seat: PHONE },
      ),
      shot(
        'more-like-this',
        'More like this, as you scroll',
        'visitor',
        at(({ mountain }) => pinAt(mountain), scrollTo('More like this')),
      ),
      shot(
        'recipe',
        'A pin that links to a recipe',
        'visitor',
        at(({ recipe }) => pinAt(recipe)),
      ),
      shot(
        'product',
        'A pin that links to a product',
        'visitor',
        at(({ product }) => pinAt(product)),
        { seat: DARK },
      ),
      shot(
        'product-phone',
        'A product',
        'visitor',
        at(
          ({ product }) => pinAt(product),
          ({ page }) => page.mouse.wheel(0, 700),
        ),
        { seat: PHONE },
      ),
      shot(
        'carousel',
        'A carousel pin',
        'visitor',
        at(({ carousel }) => pinAt(carousel)),
      ),
      shot(
        'story',
        'A story',
        'visitor',
        at(({ story }) => pinAt(story)),
      ),
      shot(
        'story-phone',
        'A story',
        'visitor',
        at(({ story }) => pinAt(story)),
        { seat: DARK_PHONE },
      ),
      shot(
        'board-picker',
        'The board picker',
        'mara',
        at(({ mountain }) => pinAt(mountain), openBoardPicker),
      ),
      shot(
        'comments',
        'Comments, with a mention',
        'mara',
        at(({ kitchen }) => pinAt(kitchen), writeMention),
      ),
      shot(
        'comments-phone',
        'Comments',
        'mara',
        at(({ kitchen }) => pinAt(kitchen), scrollTo('comments')),
        { seat: PHONE },
      ),
    ],
  },
  {
    title: 'Boards',
    shots: [
      shot(
        'board',
        'A board with sections',
        'visitor',
        at(({ kitchens: board }) => board.url),
      ),
      shot('board-own', 'A shared board in dark mode', 'mara', at('/mara_lindqvist/rooms-that-breathe/'), {
        seat: DARK,
      }),
      shot(
        'board-phone',
        'A board',
        'visitor',
        at(({ kitchens: board }) => board.url),
        { seat: PHONE },
      ),
      shot(
        'organize',
        'Organizing a board',
        'mara',
        at(({ kitchens: board }) => board.url, organize),
      ),
      shot(
        'organize-phone',
        'Organizing a board',
        'mara',
        at(({ kitchens: board }) => board.url, organize),
        { seat: DARK_PHONE },
      ),
      shot(
        'board-empty',
        'An empty board',
        'robin',
        at(({ emptyBoard }) => emptyBoard.url),
      ),
      shot(
        'builder',
        'Creating pins',
        'mara',
        at('/pin/create/', async (person, cast) => {
          const files = [cast.kitchen, cast.mountain].map(async (pin, place) => ({
            name: `IMG_${1041 + place}.jpg`,
            mimeType: 'image/jpeg',
            buffer: await bytesOf(person, pin, cast),
          }))
          await chooseFiles(person.page, () => person.presses('button', 'Choose files'), await Promise.all(files))
          await person.page
            .getByText(/ pixels$/)
            .nth(1)
            .waitFor()
        }),
      ),
    ],
  },
  {
    title: 'People',
    shots: [
      shot('profile', 'A profile', 'visitor', at('/leila_haddad/')),
      shot('profile-own', 'Your own profile', 'mara', at('/mara_lindqvist/'), { seat: DARK }),
      shot('profile-phone', 'A profile', 'visitor', at('/kofi_mensah/'), { seat: PHONE }),
      shot(
        'profile-mirrored',
        'A profile in a right-to-left layout (in English, the only language so far)',
        'visitor',
        at('/yuki_tanabe/?tab=created'),
        {
          seat: TABLET,
          mirrored: true,
        },
      ),
      shot(
        'messages',
        'A conversation',
        'mara',
        at(({ withLeila }) => `/messages/${withLeila}/`),
      ),
      shot(
        'messages-group',
        'A group conversation',
        'mara',
        at(({ cabin }) => `/messages/${cabin}/`),
        { seat: DARK },
      ),
      shot(
        'messages-phone',
        'A conversation',
        'mara',
        at(({ withLeila }) => `/messages/${withLeila}/`),
        { seat: PHONE },
      ),
      shot('messages-empty', 'Messages before the first conversation', 'robin', at('/messages/')),
      shot('news', 'Notifications', 'mara', at('/news/')),
      shot('news-phone', 'Notifications', 'mara', at('/news/'), { seat: DARK_PHONE }),
    ],
  },
  {
    title: 'Search',
    shots: [
      shot('search', 'Search results with guides', 'visitor', at(kitchens)),
      shot(
        'search-filters',
        'Search filters',
        'visitor',
        at(kitchens, async (person) => {
          await person.presses('button', 'Filters')
          await person.sees('dialog', 'Filters')
        }),
      ),
      shot('search-suggestions', 'Suggestions as you type', 'mara', at('/', types('soup'))),
      shot('search-typo', 'A corrected typo', 'visitor', at('/search/pins/?q=kitchn'), { seat: PHONE }),
      shot('search-boards', 'Boards found by search', 'visitor', at('/search/boards/?q=kitchens'), {
        seat: DARK_PHONE,
      }),
      shot('search-nothing', 'No results', 'visitor', at('/search/pins/?q=qzxvw&exact=1')),
      shot(
        'visual-search',
        'Searching with part of a picture',
        'visitor',
        at(({ kitchen }) => `${pinAt(kitchen)}visual-search/?crop=0.1,0.1,0.6,0.5`),
      ),
      shot(
        'visual-search-phone',
        'Searching with part of a picture',
        'visitor',
        at(({ kitchen }) => `${pinAt(kitchen)}visual-search/?crop=0.1,0.1,0.6,0.5`),
        { seat: DARK_PHONE },
      ),
      shot('visual-search-own', 'Searching with your own picture', 'visitor', at('/search/visual/')),
      shot('topic', 'A topic', 'visitor', at('/topics/kitchens/')),
      shot('topic-phone', 'A topic', 'visitor', at('/topics/kitchens/'), { seat: DARK_PHONE }),
    ],
  },
  {
    title: 'Explore',
    shots: [
      shot('today', 'Today', 'visitor', at('/today/')),
      shot('today-phone', 'Today', 'visitor', at('/today/'), { seat: DARK_PHONE }),
      shot(
        'article',
        'An article',
        'visitor',
        at(({ article }) => articlePath(article)),
      ),
      shot('ideas', 'Ideas', 'visitor', at('/ideas/')),
      shot('shopping', 'Shopping', 'visitor', at('/shopping/')),
      shot('shopping-phone', 'Shopping', 'visitor', at('/shopping/'), { seat: PHONE }),
      shot('videos-empty', 'Videos, before there are any', 'visitor', at('/videos/')),
    ],
  },
  {
    title: 'Settings',
    shots: [
      shot('settings', 'Settings', 'mara', at('/settings/edit/profile/')),
      shot(
        'settings-mirrored',
        'Settings in a right-to-left layout (in English, the only language so far)',
        'mara',
        at('/settings/messages/'),
        {
          mirrored: true,
        },
      ),
      shot('settings-phone', 'Settings', 'mara', at('/settings/privacy/'), { seat: DARK_PHONE }),
      shot(
        'second-step',
        'Setting up two-factor authentication',
        'mara',
        at('/settings/two-factor/', async (person) => {
          await person.presses('button', 'Set up')
          await person.sees('img', 'QR code for your authenticator app')
        }),
      ),
    ],
  },
  {
    title: 'Admin',
    shots: [
      shot('admin', 'Accounts', 'olivia', at('/admin/')),
      shot('reports', 'Reports', 'olivia', at('/admin/reports/')),
      shot('reports-phone', 'Reports', 'olivia', at('/admin/reports/'), { seat: DARK_PHONE }),
      shot(
        'editor',
        'Writing an article',
        'olivia',
        at(({ article }) => `/admin/today/${article.id}/`),
      ),
    ],
  },
  {
    title: 'Errors',
    shots: [
      shot('not-found', 'Page not found', 'visitor', (person) =>
        person.opens('/nobody-of-this-name/', { status: 404 }),
      ),
      shot(
        'log-in-refused',
        'A login error',
        'visitor',
        async (person) => {
          person.expects(/40\d POST .*UserSessionResource/)
          await person.opens('/login/')
          await person.writes('Email or username', 'mara_lindqvist')
          await person.writes('Password', PASSWORD.toUpperCase())
          await person.within('main').presses('button', 'Log in')
          await person.reads(/incorrect/)
        },
        { seat: DARK_PHONE },
      ),
      shot('broken', 'A server error', 'visitor', async (person, { kitchens: board }) => {
        person.expects(/^500 GET \/resource\/UserResource\/get\//)
        await person.opens(board.url)
        const breaksDown = { status: 500, contentType: 'application/json', body: '{"status":"failure"}' }
        await person.page.route('**/resource/UserResource/get/**', (route) => route.fulfill(breaksDown))
        await person.within('main').at('link', 'Mara Lindqvist').first().click()
        await person.sees('button', 'Try again')
      }),
    ],
  },
]
