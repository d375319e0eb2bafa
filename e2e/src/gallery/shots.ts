import type { Pin } from '@corkboard/contract'
import { articlePath } from '@corkboard/contract/finding/editorial'
import { PASSWORD } from '@corkboard/testkit'
import type { Seat } from '../browser.ts'
import { chooseFiles } from '../files.ts'
import type { Person } from '../person.ts'
import type { Cast } from './cast.ts'

/** One picture of the gallery. */
export interface Shot {
  /** Of its file. */
  readonly name: string
  readonly caption: string
  readonly who: 'visitor' | 'mara' | 'robin' | 'olivia'
  readonly seat?: Seat
  /** Read from right to left. */
  readonly mirrored?: boolean
  /** Brings the window there. */
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

/** The picture of a pin, as somebody has it on their disk. */
const bytesOf = async ({ context }: Person, { images }: Pin, { origin }: Cast): Promise<Buffer> =>
  (await context.request.get(new URL(images.orig!.url, origin).href)).body()

const pinAt = ({ id }: { readonly id: string }): string => `/pin/${id}/`

/** Puts something at the top of the window, below the header. */
const scrollTo =
  (words: string) =>
  async ({ page }: Pick<Person, 'page'>): Promise<void> => {
    const heading = page.getByRole('heading', { name: words }).first()
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
  await person.presses('button', 'Board options')
  await person.presses('menuitem', 'Organize')
  await person.sees('heading', /^Organize/)
  const cards = person.page.locator('[data-pin]')
  for (const place of [0, 1, 3]) await cards.nth(place).click()
  await person.reads('3 pins chosen')
  await scrollTo('Organize')(person)
}

const openVeil: Show = async (person) => {
  const card = person.within('list', 'Home feed').at('listitem').nth(1)
  await card.hover()
  await card.getByRole('button', { name: 'Save', exact: true }).waitFor()
}

const types =
  (words: string): Show =>
  async (person) => {
    const field = person.page.locator('header input[type=search]')
    await field.click()
    await field.pressSequentially(words)
    await person.within('grid', 'Suggestions').at('gridcell').first().waitFor()
  }

const kitchens = '/search/pins/?q=kitchen'

/** The gallery: what a stranger would want to see, in the order in which one would meet it. */
export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Coming in',
    shots: [
      shot('home-signed-out', 'The front page, for anybody', 'visitor', at('/')),
      shot('home-signed-out-phone', 'The front page', 'visitor', at('/'), { seat: DARK_PHONE }),
      shot('sign-up', 'Sign up', 'visitor', at('/signup/')),
      shot('log-in', 'Logging in', 'visitor', at('/login/'), { seat: PHONE }),
      shot('welcome', 'Somebody new chooses what they like', 'robin', at('/')),
    ],
  },
  {
    title: 'Home',
    shots: [
      shot('home', 'Home of somebody who has been here for a while', 'mara', at('/', openVeil)),
      shot('home-dark', 'Home, dark', 'mara', at('/'), { seat: DARK }),
      shot('home-mirrored', 'Home, read from right to left (English, for lack of another language)', 'mara', at('/'), {
        mirrored: true,
      }),
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
        'A pin one pinned oneself, dark',
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
        'More like it, as one scrolls',
        'visitor',
        at(({ mountain }) => pinAt(mountain), scrollTo('More like this')),
      ),
      shot(
        'recipe',
        'What a recipe says, with the pin that links to it',
        'visitor',
        at(({ recipe }) => pinAt(recipe)),
      ),
      shot(
        'product',
        'What a shop says, with the pin that links to it',
        'visitor',
        at(({ product }) => pinAt(product)),
        { seat: DARK },
      ),
      shot(
        'product-phone',
        'What a shop says',
        'visitor',
        at(
          ({ product }) => pinAt(product),
          ({ page }) => page.mouse.wheel(0, 700),
        ),
        { seat: PHONE },
      ),
      shot(
        'carousel',
        'Several pictures in one pin',
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
        'Where to save it',
        'mara',
        at(({ mountain }) => pinAt(mountain), openBoardPicker),
      ),
      shot(
        'comments',
        'Comments, and somebody being mentioned',
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
      shot('board-own', 'A board several people work on, dark', 'mara', at('/mara_lindqvist/rooms-that-breathe/'), {
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
        'Putting a board in order',
        'mara',
        at(({ kitchens: board }) => board.url, organize),
      ),
      shot(
        'organize-phone',
        'Putting a board in order',
        'mara',
        at(({ kitchens: board }) => board.url, organize),
        { seat: DARK_PHONE },
      ),
      shot(
        'board-empty',
        'A board nothing is on yet',
        'robin',
        at(({ emptyBoard }) => emptyBoard.url),
      ),
      shot(
        'builder',
        'Making pins',
        'mara',
        at('/pin/create/', async (person, cast) => {
          const files = [cast.kitchen, cast.mountain].map(async (pin, place) => ({
            name: `IMG_${1041 + place}.jpg`,
            mimeType: 'image/jpeg',
            buffer: await bytesOf(person, pin, cast),
          }))
          await chooseFiles(person.page, () => person.presses('button', 'Choose pictures'), await Promise.all(files))
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
      shot('profile-own', 'One’s own profile', 'mara', at('/mara_lindqvist/'), { seat: DARK }),
      shot('profile-phone', 'A profile', 'visitor', at('/kofi_mensah/'), { seat: PHONE }),
      shot(
        'profile-mirrored',
        'A profile, read from right to left (English, for lack of another language)',
        'visitor',
        at('/yuki_tanabe/?tab=created'),
        {
          seat: TABLET,
          mirrored: true,
        },
      ),
      shot(
        'messages',
        'Two people',
        'mara',
        at(({ withLeila }) => `/messages/${withLeila}/`),
      ),
      shot(
        'messages-group',
        'Four people',
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
      shot('messages-empty', 'Before the first conversation', 'robin', at('/messages/')),
      shot('news', 'What others did', 'mara', at('/news/')),
      shot('news-phone', 'What others did', 'mara', at('/news/'), { seat: DARK_PHONE }),
    ],
  },
  {
    title: 'Finding things',
    shots: [
      shot('search', 'Search, with ways to narrow it down', 'visitor', at(kitchens)),
      shot(
        'search-filters',
        'Filters',
        'visitor',
        at(kitchens, async (person) => {
          await person.presses('button', 'Filters')
          await person.sees('dialog', 'Filters')
        }),
      ),
      shot('search-suggestions', 'Suggestions while one types', 'mara', at('/', types('soup'))),
      shot('search-typo', 'A slip of the hand', 'visitor', at('/search/pins/?q=kitchn'), { seat: PHONE }),
      shot('search-boards', 'Boards that were found', 'visitor', at('/search/boards/?q=kitchens'), {
        seat: DARK_PHONE,
      }),
      shot('search-nothing', 'Nothing found', 'visitor', at('/search/pins/?q=xylophonists&exact=1')),
      shot(
        'visual-search',
        'Things that look like a part of a picture',
        'visitor',
        at(({ kitchen }) => `${pinAt(kitchen)}visual-search/?crop=0.1,0.1,0.6,0.5`),
      ),
      shot(
        'visual-search-phone',
        'Looking like a part of a picture',
        'visitor',
        at(({ kitchen }) => `${pinAt(kitchen)}visual-search/?crop=0.1,0.1,0.6,0.5`),
        { seat: DARK_PHONE },
      ),
      shot('visual-search-own', 'Searching by a picture of one’s own', 'visitor', at('/search/visual/')),
      shot('topic', 'A topic', 'visitor', at('/topics/kitchens/')),
      shot('topic-phone', 'A topic', 'visitor', at('/topics/kitchens/'), { seat: DARK_PHONE }),
    ],
  },
  {
    title: 'To read and to look around',
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
      shot('videos-empty', 'Videos, where nobody has any yet', 'visitor', at('/videos/')),
    ],
  },
  {
    title: 'One’s own affairs',
    shots: [
      shot('settings', 'Settings', 'mara', at('/settings/edit/profile/')),
      shot(
        'settings-mirrored',
        'Settings, read from right to left (English, for lack of another language)',
        'mara',
        at('/settings/messages/'),
        {
          mirrored: true,
        },
      ),
      shot('settings-phone', 'Settings', 'mara', at('/settings/privacy/'), { seat: DARK_PHONE }),
      shot(
        'second-step',
        'A second step of the login',
        'mara',
        at('/settings/two-factor/', async (person) => {
          await person.presses('button', 'Set up')
          await person.sees('img', 'QR code for your authenticator app')
        }),
      ),
    ],
  },
  {
    title: 'Running the site',
    shots: [
      shot('admin', 'Accounts', 'olivia', at('/admin/')),
      shot('reports', 'What was reported', 'olivia', at('/admin/reports/')),
      shot('reports-phone', 'What was reported', 'olivia', at('/admin/reports/'), { seat: DARK_PHONE }),
      shot(
        'editor',
        'Writing an article',
        'olivia',
        at(({ article }) => `/admin/today/${article.id}/`),
      ),
    ],
  },
  {
    title: 'When something is not there',
    shots: [
      shot('not-found', 'No such page', 'visitor', (person) => person.opens('/nobody-of-this-name/', { status: 404 })),
      shot(
        'log-in-refused',
        'What is wrong stands beside it',
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
      shot('broken', 'The site has trouble', 'visitor', async (person, { kitchens: board }) => {
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
