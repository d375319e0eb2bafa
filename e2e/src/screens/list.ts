import { PASSWORD } from '@corkboard/testkit'
import type { Device } from '../browser.ts'
import { chooseFiles, type PersonsFile, pictureFile } from '../files.ts'
import { type Person, signIn } from '../person.ts'
import { PASSCODE, REPORTED, type Scene } from './scene.ts'

export interface Screen {
  readonly name: string
  readonly who: 'visitor' | 'member' | 'guarded' | 'teen' | 'young' | 'owner'
  /** The window's country; by default one without cookie laws. */
  readonly country?: string
  /** Defaults to all. */
  readonly devices?: readonly Device[]
  /** Shown only by a site that sends email. */
  readonly needsMail?: boolean
  /** Brings the window to that state. */
  show(person: Person, scene: Scene): Promise<void>
}

/** Signs the screen's user in to the window. */
export const enter = async (person: Person, { who, country }: Screen, scene: Scene): Promise<void> => {
  await person.context.setExtraHTTPHeaders(country === undefined ? {} : { 'x-country': country })
  if (who === 'visitor') return
  const actor = scene[who]
  if (!actor) throw new Error(`Nobody here is the ${who}.`)
  await signIn(person, actor)
}

const boardOf = ({ pin }: Scene): string => pin.board.url
const profileOf = ({ pin }: Scene): string => `/${pin.pinner?.username}/`
const pinAt = ({ id }: { readonly id: string }): string => `/pin/${id}/`

const page = (name: string, who: Screen['who'], path: string | ((scene: Scene) => string), status = 200): Screen => ({
  name,
  who,
  show: (person, scene) => person.opens(typeof path === 'string' ? path : path(scene), { status }),
})

/** A dialog or menu over a page. */
const over = (base: Screen, name: string, open: (person: Person, scene: Scene) => Promise<unknown>): Screen => ({
  ...base,
  name: `${base.name}, ${name}`,
  show: async (person, scene) => {
    await base.show(person, scene)
    await open(person, scene)
  },
})

/** A user who has logged out here. */
const people: Screen = {
  name: 'log in, people',
  who: 'visitor',
  show: async (person, { member }) => {
    await person.opens('/login/')
    await person.writes('Email or username', member.username)
    await person.writes('Password', PASSWORD)
    await person.within('main').presses('button', 'Log in')
    await person.presses('button', 'Your account')
    await person.sees('menuitem', 'Log out')
    // Uses the keyboard: a card under the resting pointer would request boards that no one looks at.
    await person.types('End', 'Enter')
    await person.within('banner').sees('link', 'Log in')
    await person.opens('/login/')
    await person.sees('button', /^Robin/)
  },
}

const home = page('home', 'visitor', '/')
const closeup = page('closeup', 'visitor', ({ pin }) => pinAt(pin))
const memberHome = page('member home', 'member', '/')
const memberCloseup = page('member closeup', 'member', ({ pin }) => pinAt(pin))
const closeupToSave = page('member closeup', 'member', ({ pinToSave }) => pinAt(pinToSave))
const ownCloseup = page('own closeup', 'member', ({ ownPin }) => pinAt(ownPin))
const ownBoard = page('own board', 'member', ({ ownBoard }) => ownBoard.url)
const settings = page('settings', 'member', '/settings/account-settings/')
const twoFactor = page('settings, two-factor', 'member', '/settings/two-factor/')
const admin = page('admin', 'owner', '/admin/')
const reports = page('admin, reports', 'owner', '/admin/reports/')
const ownProfile = page('own profile', 'member', ({ member }) => `/${member.username}/`)
const errors = page('admin, errors', 'owner', '/admin/errors/')
const createBoard = page('create board', 'member', '/board/create/')
const passcode = page('parental passcode, young', 'young', '/parental-passcode/')
const passcodeRequired: Screen = {
  name: 'parental passcode, asked for',
  who: 'young',
  show: async (person) => {
    person.expects(/403 POST .*UserSettingsResource/)
    await person.opens('/settings/permissions/')
    await person.within('group', 'Who can comment on your pins').presses('radio', 'Everyone')
    await person.presses('button', 'Save')
    await person.sees('dialog', /^Parental passcode/)
  },
}
const invited = page('invite', 'visitor', ({ pin, invite }) => `${pinAt(pin)}?invite_code=${invite}`)
const cookieBanner: Screen = {
  name: 'cookie banner',
  who: 'visitor',
  country: 'DE',
  show: async (person) => {
    await person.opens('/')
    await person.sees('region', 'May we use more cookies?')
  },
}
const leosMenu = (person: Person) =>
  person.within('group', 'Comment by Leo').presses('button', 'More actions for the comment by Leo')
const builder = page('builder', 'member', '/pin/create/')
const scheduledPins = page('scheduled pins', 'member', '/pin/scheduled/')
const storyEditor = page('story editor', 'member', '/pin/create/story/')

const pictures = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      pictureFile(`picture ${index + 1}.jpg`, { width: 500, height: 600 + index * 120 }),
    ),
  )

const choose = (person: Person, files: readonly PersonsFile[]) =>
  chooseFiles(person.page, () => person.presses('button', 'Choose files'), files)

/** Opens a card's actions: by hover, or by a long press. */
const openVeil = async (person: Person): Promise<void> => {
  // A prompt may be above it, and cards out of view are not in the document.
  await person.at('list', 'Home feed').evaluate((feed) => feed.scrollIntoView())
  const card = person.within('list', 'Home feed').at('listitem').first()
  // The header and the tabs lie over the top of the page.
  await card.evaluate((it) => it.scrollIntoView({ block: 'center' }))
  if (person.isTouch) return person.holdsFingerOn(card, () => person.within('dialog').sees('button', 'Save'))
  await card.hover()
  await card.getByRole('button', { name: 'Save', exact: true }).waitFor()
}

/** Waits until a board leads with ideas: they follow the topics that the worker gives to pins. */
const untilIdeas = ({ page }: Person, boardId: string) =>
  page.waitForFunction(
    async (address) => (await (await fetch(address)).json()).resource_response.data[0].type === 'story',
    `/resource/BoardFeedResource/get/?data=${JSON.stringify({ options: { board_id: boardId, add_stories: true } })}`,
    { polling: 500, timeout: 60_000 },
  )

/** On small screens the list of sections is collapsed. */
const openSections = async (person: Person): Promise<void> => {
  const fold = person.page.getByText('Settings · Account')
  if (await fold.isVisible()) await fold.click()
  await person.within('navigation', 'Settings').sees('link', 'Password')
}

/** Every screen, in the order in which a new user would see them. */
export const SCREENS: readonly Screen[] = [
  home,
  {
    ...home,
    name: 'home, further down',
    show: async (person, scene) => {
      await home.show(person, scene)
      await person.page.mouse.wheel(0, 1_600)
      await person.page.waitForFunction(() => scrollY > 500)
    },
  },
  over(home, 'card', openVeil),
  closeup,
  page('closeup, story', 'visitor', ({ story }) => pinAt(story)),
  page('closeup, carousel', 'visitor', ({ carousel }) => pinAt(carousel)),
  page('closeup, sensitive', 'visitor', ({ sensitivePin }) => pinAt(sensitivePin)),
  over(closeup, 'more from this board', (person) => person.at('heading', 'More like this').scrollIntoViewIfNeeded()),
  over(closeup, 'share', (person) => person.within('article').presses('button', 'Share')),
  over(closeup, 'sign up to save', async (person) => {
    await person.page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click()
    await person.sees('dialog', 'Create an account to save this')
  }),
  page('visual search', 'visitor', ({ pin }) => `${pinAt(pin)}visual-search/?crop=0.15,0.15,0.7,0.7`),
  page('visual search, own picture', 'member', '/search/visual/'),
  page('board', 'visitor', boardOf),
  page('board, sensitive', 'visitor', ({ sensitiveBoard }) => sensitiveBoard.url),
  page('profile', 'visitor', profileOf),
  page('profile, created', 'visitor', (scene) => `${profileOf(scene)}?tab=created`),
  page('log in', 'visitor', '/login/'),
  page('log in, session over', 'visitor', '/login/?session_over=1'),
  {
    name: 'log in, refused',
    who: 'visitor',
    show: async (person) => {
      await person.opens('/login/')
      await person.within('main').presses('button', 'Log in')
      await person.reads('This field is required.')
    },
  },
  {
    name: 'log in, second step',
    who: 'visitor',
    show: async (person, { guarded }) => {
      await person.opens('/login/')
      await person.writes('Email or username', guarded.username)
      await person.writes('Password', PASSWORD)
      await person.within('main').presses('button', 'Log in')
      await person.sees('heading', 'One more step')
    },
  },
  people,
  over(people, 'chosen', async (person) => {
    await person.presses('button', /^Robin/)
    await person.sees('button', 'Not Robin?')
  }),
  page('password reset', 'visitor', '/password/reset/'),
  {
    name: 'password reset, link over',
    who: 'visitor',
    show: async (person) => {
      await person.opens('/password/reset/?token=used')
      await person.sees('heading', 'This link no longer works')
    },
  },
  page('sign up', 'visitor', '/signup/'),
  {
    name: 'sign up, young',
    who: 'visitor',
    show: async (person) => {
      await person.opens('/signup/')
      await person.writes('First name', 'Kim')
      await person.writes('Email', 'kim@example.org')
      await person.writes('Password', PASSWORD)
      await person.writes('Date of birth (optional)', `${new Date().getUTCFullYear() - 11}-01-01`)
      await person.within('main').presses('button', 'Sign up')
      await person.sees('alertdialog')
    },
  },
  {
    ...over(invited, 'popover', (person) => person.sees('region', /invites you to Corkboard/)),
    devices: ['desktop'],
  },
  over({ ...invited, who: 'guarded' }, 'toast', (person) => person.reads(/ invites you/)),
  cookieBanner,
  over(cookieBanner, 'choices', async (person) => {
    await person.presses('button', 'Choose')
    await person.sees('checkbox', 'Analytics')
  }),
  page('not found', 'visitor', '/nobody-of-this-name/', 404),
  page('search, start', 'visitor', '/search/pins/'),
  page('search', 'visitor', ({ pin }) => `/search/pins/?q=${encodeURIComponent(pin.title)}`),
  page('search, nothing', 'visitor', '/search/pins/?q=qzxvw&exact=1'),
  page('search, boards', 'visitor', '/search/boards/?q=walks'),
  page('search, people', 'visitor', '/search/users/?q=robin'),
  page('search, own pins', 'member', '/search/my_pins/?q=light'),
  page('topic', 'visitor', '/topics/kitchens/'),
  page('today', 'visitor', '/today/'),
  page('ideas', 'visitor', '/ideas/'),
  page('videos', 'visitor', '/videos/'),
  page('shopping', 'visitor', '/shopping/'),
  memberHome,
  over(memberHome, 'card', openVeil),
  over(memberHome, 'account', (person) => person.presses('button', 'Your account')),
  over(memberHome, 'create', (person) => person.presses('button', 'Create')),
  {
    ...over(memberHome, 'shortcuts', async (person) => {
      await person.types('?')
      await person.sees('dialog', 'Keyboard shortcuts')
    }),
    devices: ['desktop'],
  },
  memberCloseup,
  over(memberCloseup, 'board picker', async (person) => {
    await person.within('article').presses('button', /^Board:/)
    await person.within('dialog').sees('button', /^Create board/)
    await person.within('dialog').reads('Things for the new flat')
  }),
  over(memberCloseup, 'new board', async (person) => {
    await person.within('article').presses('button', /^Board:/)
    await person.within('dialog').presses('button', 'Create board')
    await person.sees('textbox', 'Name')
  }),
  over(closeupToSave, 'saved', async (person) => {
    await person.within('article').presses('button', 'Save')
    await person.sees('link', /^Saved to /)
  }),
  over(memberCloseup, 'picture', async (person) => {
    await person.presses('button', 'Zoom in')
    await person.sees('button', 'Close zoom')
  }),
  over(memberCloseup, 'writing a comment', async (person) => {
    await person.presses('button', 'Add a comment')
    await person.sees('textbox', 'Your comment')
    await person.page.keyboard.type('Look at this, @')
    await person.at('listbox', 'People to mention').waitFor()
  }),
  over(memberCloseup, 'answers', async (person) => {
    await person.presses('button', 'Show 1 reply')
    await person.sees('group', 'Reply by Robin')
  }),
  over(memberCloseup, 'menu of a comment', leosMenu),
  over(memberCloseup, 'reporting a comment', async (person) => {
    await leosMenu(person)
    await person.presses('menuitem', 'Report')
    await person.sees('dialog', 'Report comment')
  }),
  ownCloseup,
  over(ownCloseup, 'comment settings', async (person) => {
    await person.presses('button', 'Comment settings')
    await person.sees('checkbox', 'Comments on this pin')
  }),
  over(ownCloseup, 'actions', (person) => person.within('article').presses('button', 'More actions')),
  over(ownCloseup, 'edit', async (person) => {
    await person.within('article').presses('button', 'More actions')
    await person.presses('menuitem', 'Edit pin')
    await person.sees('dialog', 'Edit pin')
  }),
  over(ownCloseup, 'delete', async (person) => {
    await person.within('article').presses('button', 'More actions')
    await person.presses('menuitem', 'Delete pin')
    await person.sees('alertdialog')
  }),
  over(ownCloseup, 'taking off a board', async (person) => {
    await person.within('article').presses('button', 'Saved')
    await person.within('dialog').sees('button', /Saved here/)
  }),
  ownBoard,
  {
    ...ownBoard,
    name: 'own board, ideas',
    show: async (person, { ownBoard: { id, url } }) => {
      await person.opens('/')
      await untilIdeas(person, id)
      await person.opens(url)
      await person.sees('link', 'New ideas for this board')
    },
  },
  page('section', 'member', ({ sectionUrl }) => sectionUrl),
  over(ownBoard, 'organize', async (person) => {
    await person.presses('button', 'Organize')
    await person.sees('heading', /^Organize/)
  }),
  page('notifications', 'member', '/news/'),
  page('messages, none', 'guarded', '/messages/'),
  page('conversation', 'member', ({ conversationId }) => `/messages/${conversationId}/`),
  over(ownBoard, 'options', (person) => person.presses('button', 'Board options')),
  over(ownBoard, 'edit', async (person) => {
    await person.presses('button', 'Board options')
    await person.presses('menuitem', 'Edit board')
    await person.sees('dialog', 'Edit board')
  }),
  over(ownBoard, 'delete', async (person) => {
    await person.presses('button', 'Board options')
    await person.presses('menuitem', 'Delete board')
    await person.sees('alertdialog')
  }),
  page('empty board', 'member', ({ emptyBoard }) => emptyBoard.url),
  ownProfile,
  over(ownProfile, 'invites', async (person) => {
    await person.within('main').presses('button', 'Share')
    await person.presses('menuitem', 'Invite people')
    await person.presses('button', 'Create link')
    await person.sees('textbox', 'Your link')
  }),
  page('own profile, favorites', 'member', ({ member }) => `/${member.username}/?tab=favorites`),
  page('own profile, created', 'member', ({ member }) => `/${member.username}/?tab=created`),
  page('member board', 'member', boardOf),
  page('member profile', 'member', profileOf),
  createBoard,
  over(createBoard, 'as another user', async (person, { teen }) => {
    // Also the badges that the page asks for meanwhile.
    person.expects(/^409 (?:GET |POST .*BoardResource\/create)/)
    await person.writes('Name', 'Whose board')
    await signIn(person, teen)
    // Not with a finger: the page may have noticed by itself, and the dialog is in front of the button.
    await person.within('main').at('button', 'Create').dispatchEvent('click')
    await person.sees('alertdialog', /^You’re now logged in as Leo/)
  }),
  settings,
  over(settings, 'sections', (person) => openSections(person)),
  over(settings, 'delete account', async (person) => {
    await person.presses('button', 'Delete account')
    await person.sees('dialog', /^Delete the account of/)
  }),
  page('account deleted', 'visitor', '/settings/deleted/'),
  page('settings, linked accounts', 'member', '/settings/linked-accounts/'),
  page('settings, mentions', 'member', '/settings/edit/mentions/'),
  page('settings, message requests', 'member', '/settings/messages/requests/'),
  page('settings, email', 'member', '/settings/edit/email/'),
  page('settings, password', 'member', '/settings/edit/password/'),
  page('settings, profile', 'member', '/settings/edit/profile/'),
  twoFactor,
  over(twoFactor, 'app', async (person) => {
    await person.presses('button', 'Set up')
    const code = person.at('img', 'QR code for your authenticator app')
    const password = person.page.getByLabel('Password', { exact: true })
    await code.or(password).waitFor()
    // Asked for again when the login is some time ago.
    if (await password.isVisible()) {
      await password.fill(PASSWORD)
      await person.presses('button', 'Continue')
    }
    await code.waitFor()
  }),
  over(twoFactor, 'passkey', async (person) => {
    await person.presses('button', 'Add a passkey')
    await person.sees('dialog', 'Add a passkey')
  }),
  page('settings, sessions', 'member', '/settings/sessions/'),
  page('settings, notifications', 'member', '/settings/messages/'),
  page('settings, email notifications', 'member', '/settings/messages/mail/'),
  page('settings, permissions', 'member', '/settings/permissions/'),
  page('settings, privacy', 'member', '/settings/privacy/'),
  page('settings, save from anywhere', 'member', '/settings/saving/'),
  page('settings, language', 'member', '/settings/language/'),
  page('settings, cookies', 'member', '/settings/cookies/'),
  page('parental passcode', 'member', '/parental-passcode/'),
  over(page('parental passcode, teen', 'teen', '/parental-passcode/'), 'create', async (person) => {
    await person.presses('button', 'Set up')
    await person.sees('dialog', 'Create a parental passcode')
  }),
  passcode,
  over(passcode, 'change', async (person) => {
    await person.presses('button', 'Change passcode')
    await person.sees('dialog', 'Change passcode')
  }),
  over(passcode, 'backup email', async (person) => {
    await person.presses('button', 'Change backup email')
    await person.sees('dialog', 'Change backup email')
  }),
  passcodeRequired,
  over(passcodeRequired, 'refused', async (person) => {
    person.expects(/403 POST .*ParentalPasscodeValidationResource/)
    await person.writes('Enter a 4-digit code', PASSCODE.replaceAll('2', '3'))
    await person.presses('button', 'Enter')
    await person.reads(/ left\.$/)
  }),
  page('email subscriptions', 'visitor', '/email/subscription/'),
  {
    ...over(settings, 'verify email', async (person) => {
      await person.within('main').sees('heading', 'Account')
      await person.presses('button', 'Verify your email')
      await person.sees('dialog', 'Verify your email')
    }),
    needsMail: true,
  },
  admin,
  page('admin, today', 'owner', '/admin/today/'),
  over(admin, 'actions', (person, { member }) => person.presses('button', `Actions for @${member.username}`)),
  over(admin, 'ban', async (person, { member }) => {
    await person.presses('button', `Actions for @${member.username}`)
    await person.presses('menuitem', 'Ban…')
    await person.sees('textbox', 'Reason')
  }),
  over(admin, 'role', async (person, { member }) => {
    await person.presses('button', `Actions for @${member.username}`)
    await person.presses('menuitem', 'Make an employee')
    await person.sees('alertdialog')
  }),
  errors,
  over(errors, 'one', async (person) => {
    await person.presses('link', REPORTED)
    await person.sees('heading', 'Latest reports')
  }),
  reports,
  over(reports, 'warning', async (person) => {
    await person.at('button', 'Warn').first().click()
    await person.sees('textbox', 'Message')
  }),
  over(page('owner home', 'owner', '/'), 'experiments', async (person) => {
    await person.presses('button', 'Your account')
    await person.presses('menuitem', 'Experiments')
    await person.sees('heading', 'homefeed_keep')
  }),
  builder,
  over(builder, 'one picture', async (person) => {
    await choose(person, await pictures(1))
    await person.reads('500 × 600 pixels')
  }),
  over(builder, 'three pictures', async (person) => {
    await choose(person, await pictures(3))
    await person.reads('500 × 840 pixels')
  }),
  over(builder, 'refused', async (person) => {
    await choose(person, [{ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }])
    await person.reads('Use a JPEG, PNG, WebP, AVIF or GIF image, or an MP4, MOV, WebM or MKV video.')
  }),
  over(builder, 'published later', async (person) => {
    await choose(person, await pictures(1))
    const draft = person.within('article', 'picture 1.jpg')
    await draft.presses('radio', 'Publish later')
    await draft.writes('Date', '2020-01-01')
    await draft.presses('button', 'Schedule')
    await draft.reads('Choose a time at least 5 minutes from now.')
  }),
  page('scheduled pins, none', 'teen', '/pin/scheduled/'),
  scheduledPins,
  storyEditor,
  over(scheduledPins, 'edit', async (person) => {
    await person.presses('button', 'Edit A lamp for the hall')
    await person.sees('dialog', 'Edit scheduled pin')
  }),
  over(builder, 'published', async (person) => {
    await choose(person, await pictures(1))
    await person.reads('500 × 600 pixels')
    await person.writes('Title', 'Lamp over the table')
    await person.presses('button', /^Board/)
    await person
      .within('dialog')
      .at('button', /^Things for the new flat/)
      .first()
      .click()
    await person.presses('button', 'Publish')
    await person.reads('“Lamp over the table” published')
  }),
]
