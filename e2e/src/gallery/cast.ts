import type { AggregatedComment, Board, EditorialArticle, Pin, RichMetadata } from '@corkboard/contract'
import { type Actor, createActor, createAuthenticatorApp, signInActor } from '@corkboard/testkit'

/** The demo users in the gallery's pictures. Their password is the testkit's. */
export const LENT = {
  mara: 'mara_lindqvist',
  leila: 'leila_haddad',
  tomasz: 'tomasz_wojcik',
  noah: 'noah_beaumont',
  freya: 'freya_andersen',
  yuki: 'yuki_tanabe',
  priya: 'priya_raman',
} as const

type Lent = Readonly<Record<keyof typeof LENT, Actor>>

/** The users who look, and what there is to look at. */
export interface Cast {
  readonly origin: string
  /** Has used the site for months. */
  readonly mara: Actor
  /** Joined today and has nothing yet. */
  readonly robin: Actor
  /** The admin. */
  readonly olivia: Actor
  readonly kitchens: Board
  readonly emptyBoard: Board
  /** Has comments. */
  readonly kitchen: Pin
  readonly mountain: Pin
  readonly recipe: Pin
  readonly product: Pin
  readonly story: Pin
  readonly carousel: Pin
  readonly article: EditorialArticle
  readonly withLeila: string
  readonly cabin: string
}

const boardOf = (who: Actor, username: string, slug: string): Promise<Board> =>
  who.asks<Board>('BoardResource', 'get', { username, slug })

/** Returns the first of these pins whose linked page matches `says`. */
const linkingTo = async (who: Actor, says: (page: RichMetadata) => unknown, pins: readonly Pin[]): Promise<Pin> => {
  for (const { id } of pins) {
    const pin = await who.asks<Pin>('PinResource', 'get', { id })
    if (pin.rich_metadata && says(pin.rich_metadata)) return pin
  }
  throw new Error('The demo community has no such page where one was looked for.')
}

/** Writes a comment that mentions a user. */
const mentions = (who: Actor, pin: Pin, text: string, whom: Actor): Promise<AggregatedComment> =>
  who.comments(pin, text, {
    tags: [{ id: whom.id, offset: text.indexOf('@'), length: whom.username.length + 1 }],
    force: true,
  })

const talkAbout = async (pin: Pin, { mara, leila, yuki, freya }: Lent): Promise<void> => {
  const question = await mentions(leila, pin, `@${LENT.mara} are those tiles new? They make the whole corner.`, mara)
  await mara.replies(question, 'Flea market, nine euros a box. Two of them are glued.')
  await mentions(yuki, pin, `Open shelves forever. @${LENT.freya} you wanted to see these.`, freya)
  await freya.comments(pin, 'How do you keep the dust off? Asking for a pile of books.', { force: true })
}

const sendThings = async (
  pins: { readonly recipe: Pin; readonly mountain: Pin },
  { mara, leila, tomasz, noah, freya }: Lent,
): Promise<Pick<Cast, 'withLeila' | 'cabin'>> => {
  for (const a of [mara, leila, tomasz, noah, freya])
    for (const b of [mara, leila, tomasz, noah, freya]) if (a !== b) await a.follows(b)
  const { id: withLeila } = await leila.sends(mara, { pin_id: pins.recipe.id, text: 'This one, for Friday?' })
  await mara.writesTo(withLeila, 'Yes. I have everything but the mint.')
  await leila.writesTo(withLeila, 'I bring mint, and two loud friends.')
  await mara.writesTo(withLeila, 'Then I take out the large pot.')
  await leila.writesTo(withLeila, 'Seven o’clock? I can be there earlier and chop.')
  const { id: cabin } = await noah.sendsToSeveral([mara, tomasz, freya], {
    name: 'Cabin in March',
    text: 'The cabin is ours from the 12th. Who drives?',
  })
  await tomasz.writesTo(cabin, 'I do. Room for three and one very large rucksack.')
  await mara.sends(tomasz, { text: 'Is there an oven, or only the stove?' })
  await tomasz.asks('ConversationMessagesResource', 'create', { conversation_id: cabin, pin_id: pins.mountain.id })
  await mara.writesTo(cabin, 'I cook the first evening.')
  await freya.writesTo(cabin, 'I bring wool and no plan at all.')
  return { withLeila, cabin }
}

/** Adds sections and moves half of the pins into them. */
const sortInto = async (who: Actor, board: Board, titles: readonly string[]): Promise<void> => {
  const pins = await who.seesPinsOn(board)
  const each = Math.floor(pins.length / 2 / titles.length)
  for (const [place, title] of titles.entries()) {
    const { id } = await who.addsSection(board, title)
    const first = pins.length - each * (place + 1)
    await who.movesPins(pins.slice(first, first + each), { board, section: id })
  }
}

/** Publishes an article like one a team member would write. */
const publish = async (olivia: Actor, board: Board, pins: readonly Pin[]): Promise<EditorialArticle> => {
  const { id, revision } = await olivia.asks<EditorialArticle>('EditorialArticlesResource', 'create', {
    locale: 'en-US',
    title: 'Six kitchens with room to stand still',
  })
  await olivia.asks('EditorialArticleResource', 'update', {
    article_id: id,
    revision,
    article_type: 1,
    description: 'Small kitchens, open shelves, and the one lamp that does most of the work.',
    cover_pin_ids: pins.slice(0, 3).map((pin) => pin.id),
    body: [
      {
        type: 'paragraph',
        text: 'None of these is large. All of them have a place where nothing stands, and that place is the room.',
      },
      { type: 'heading', text: 'Leave the wall alone' },
      { type: 'paragraph', text: 'Tiles to the height of an arm, a shelf above, and then only wall.' },
      ...pins.slice(0, 6).map((pin) => ({ type: 'pin', pin_id: pin.id })),
      { type: 'board', board_id: board.id },
    ],
  })
  return olivia.asks<EditorialArticle>('EditorialPublicationResource', 'create', { article_id: id })
}

/** Creates reports for the moderators' queue. */
const report = async (pin: Pin, { leila, noah, priya }: Lent): Promise<void> => {
  await leila.asks('ReportResource', 'create', {
    id: pin.id,
    type: 'pin',
    reason: 'spam',
    details: 'Links to a shop that sells something else',
  })
  await noah.asks('ReportResource', 'create', { id: pin.id, type: 'pin', reason: 'spam' })
  await leila.asks('ReportResource', 'create', {
    id: priya.id,
    type: 'user',
    reason: 'spam',
    details: 'The same message, four times',
  })
}

/**
 * Sets up a site with the demo community, on which the users in {@link LENT} have the testkit's password.
 * @param putInCharge makes a user an admin, which signs them out
 */
export const setStage = async (origin: string, putInCharge: (userId: string) => Promise<void>): Promise<Cast> => {
  const stamp = Date.now().toString(36)
  const newcomer = await createActor(origin, 'Olivia', {
    username: `olivia${stamp}`,
    email: `olivia${stamp}@example.org`,
  })
  await putInCharge(newcomer.id)
  const olivia = await signInActor(origin, newcomer.username)
  const { secret } = await olivia.asks<{ secret: string }>('TotpResource', 'create')
  await olivia.asks('TotpResource', 'update', { code: createAuthenticatorApp(secret).codeAt(new Date()) })
  const people = await Promise.all(
    Object.entries(LENT).map(async ([key, username]) => [key, await signInActor(origin, username)] as const),
  )
  const lent = Object.fromEntries(people) as Lent
  const { mara, tomasz, leila, freya } = lent
  const kitchens = await boardOf(mara, LENT.mara, 'quiet-kitchens')
  const [ridges, soups, clay] = await Promise.all([
    boardOf(mara, LENT.tomasz, 'above-the-tree-line'),
    boardOf(mara, LENT.mara, 'soup-weather'),
    boardOf(mara, LENT.freya, 'knits-in-progress'),
  ])
  const pins = await mara.seesPinsOn(kitchens)
  const shown = pins.filter(({ alt_text: text }) => text?.startsWith('A kitchen'))
  const [kitchen] = shown
  const [mountain] = (await mara.seesPinsOn(ridges)).filter(({ title }) => title)
  const recipe = await linkingTo(mara, ({ recipe: it }) => it?.cook_times.total, await mara.seesPinsOn(soups))
  const product = await linkingTo(mara, ({ products }) => products[0], await mara.seesPinsOn(clay))
  const ideas = await mara.asks<Pin[]>('ExplorePinsResource', 'get', { kind: 'ideas' })
  const [carousel] = (await mara.asks<Pin[]>('UserHomefeedResource', 'get', { page_size: 250 })).filter(
    (pin) => pin.title === 'One street, four stairwells',
  )
  for (const [reaction, who] of [leila, tomasz, freya, lent.yuki].entries()) {
    await who.asks('ReactionsResource', 'create', { pin_id: kitchen!.id, reaction_type: 1 + (reaction % 2) })
  }
  const likeMinded = [
    [leila, 'Kitchens to cook in', 'Where eight can stand and two can cook.'],
    [tomasz, 'Hut kitchens', 'One stove, one shelf, one window.'],
    [freya, 'Kitchens with a chair', 'To read in while something simmers.'],
  ] as const
  for (const [place, [who, name, description]] of likeMinded.entries()) {
    const board = await who.createsBoard(name, { description })
    for (const pin of [...shown.slice(place + 1, place + 4), kitchen!]) await who.saves(pin, board)
  }
  await talkAbout(kitchen!, lent)
  await sortInto(mara, kitchens, ['Shelves', 'Tiles and lamps'])
  await report(product, lent)
  const robin = await createActor(origin, 'Robin', { username: `robin${stamp}`, email: `robin${stamp}@example.org` })
  return {
    origin,
    mara,
    robin,
    olivia,
    kitchens,
    emptyBoard: await robin.createsBoard('Summer by the lake', { description: 'For the week in August.' }),
    kitchen: kitchen!,
    mountain: mountain!,
    recipe,
    product,
    story: ideas[0]!,
    carousel: carousel!,
    article: await publish(olivia, kitchens, shown),
    ...(await sendThings({ recipe, mountain: mountain! }, lent)),
  }
}
