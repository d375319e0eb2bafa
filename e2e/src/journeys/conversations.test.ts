import type { NotificationItem } from '@corkboard/contract'
import { describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'
import type { Member } from '../person.ts'

const corkboard = startJourneys()

const followEachOther = async (a: Member, b: Member) => {
  await a.does.follows(b.does)
  await b.does.follows(a.does)
}

describe('[PEOPLE-03 b, PIN-14 a] two users in two browsers', () => {
  it('send a pin, reply, and see the replies arrive by themselves', async () => {
    const [ava, ben] = [await corkboard.member('Ava'), await corkboard.member('Ben', { device: 'phone' })]
    await followEachOther(ava, ben)
    const pin = await ava.does.pinsTo(await ava.does.createsBoard('Doors'), { title: 'A red door' })
    await ben.opens('/')
    await ava.opens(`/pin/${pin.id}/`)
    await ava.presses('button', 'Share')
    await ava.presses('menuitem', 'Send to people')
    await ava.within('dialog').writes('Add a message', 'Is this not red?')
    // SHELL-17: Escape does not lose an unsent message.
    await ava.types('Escape')
    await ava.within('alertdialog', 'Are you sure you want to dismiss?').presses('button', 'Keep editing')
    expect(await ava.holds('Add a message')).toBe('Is this not red?')
    await ava.presses('button', 'Send to Ben')
    await ava.reads('Sent')
    expect.soft(await barriersOn(ava.page)).toEqual([])
    await ben.presses('link', 'Messages, 1 unread')
    await ben.arrivesAt('/messages/')
    await ben.presses('link', /^Unread\s*Ava/)
    const withAva = ben.within('log')
    await withAva.reads('Is this not red?')
    await withAva.sees('link', /A red door/)
    expect.soft(await barriersOn(ben.page)).toEqual([])
    await ben.sees('link', 'Messages')
    await ava.presses('button', 'Done')
    await ava.arrivesAt(`/pin/${pin.id}/sent/`)
    await ava.sees('heading', 'Sent')
    // Ben has not sent it to anyone.
    await ben.opens(`/pin/${pin.id}/sent/`)
    await ben.sees('heading', 'Send this pin')
    expect(await ben.at('heading', 'Sent').count()).toBe(0)
    await ben.goesBack()
    expect.soft(await barriersOn(ava.page)).toEqual([])
    await ava.presses('link', 'See your messages')
    await ava.presses('link', /^Ben/)
    await ava.reads('Seen')
    await ben.writes('Write a message', 'Very red.')
    await ben.presses('button', 'Send message')
    await ava.within('log').reads('Very red.')
    await ava.writes('Write a message', 'I thought so')
    await ava.types('Enter')
    await withAva.reads('I thought so')

    // Sending fails: the message stays there and is sent on retry.
    ava.expects(/^net::ERR_FAILED POST \/resource\/ConversationMessagesResource\//)
    const writing = '**/resource/ConversationMessagesResource/create/'
    await ava.page.route(writing, (route) => route.abort())
    await ava.writes('Write a message', 'And mine')
    await ava.types('Shift+Enter', 'Enter')
    await ava.within('log').reads('And mine')
    await ava.within('log').reads(/^Not sent/)
    await ava.page.unroute(writing)
    await ava.presses('button', 'Try again')
    await withAva.reads('And mine')
    expect.soft(await barriersOn(ava.page)).toEqual([])
  })

  it('keep their drafts when they return from another conversation', async () => {
    const [ann, cyra, dina] = [
      await corkboard.member('Ann'),
      await corkboard.member('Cyra'),
      await corkboard.member('Dina'),
    ]
    for (const other of [cyra, dina]) {
      await followEachOther(ann, other)
      await other.does.sends(ann.does, { text: 'Hello' })
    }
    await ann.opens('/messages/')
    await ann.presses('link', /Cyra/)
    await ann.writes('Write a message', 'Dear Cyra')
    await ann.presses('link', /Dina/)
    await expect.poll(() => ann.holds('Write a message')).toBe('')
    await ann.presses('link', /Cyra/)
    await expect.poll(() => ann.holds('Write a message')).toBe('Dear Cyra')
    await ann.presses('button', 'Send message')
    await ann.within('log').reads('Dear Cyra')
    expect(await ann.holds('Write a message')).toBe('')
  })

  it('[SHELL-15 a] see unsent messages and their retry button while offline', async () => {
    const [lou, moe] = [await corkboard.member('Lou', { device: 'phone' }), await corkboard.member('Moe')]
    await followEachOther(lou, moe)
    const { id } = await moe.does.sends(lou.does, { text: 'Are you there?' })
    for (let n = 0; n < 12; n += 1) await moe.does.writesTo(id, `And now, ${n}?`)
    await lou.opens(`/messages/${id}/`)
    await lou.within('log').reads('And now, 11?')
    lou.expects(/ERR_INTERNET_DISCONNECTED/)
    await lou.context.setOffline(true)
    await lou.writes('Write a message', 'Here I am')
    await lou.presses('button', 'Send message')
    await lou.within('log').reads(/^Not sent/)
    const edges = async () => {
      const [again, field] = [lou.at('button', 'Try again'), lou.page.getByLabel('Write a message')]
      const [above, below] = [await again.boundingBox(), await field.boundingBox()]
      return { isAbove: above!.y + above!.height <= below!.y, isInWindow: below!.y + below!.height <= 844 }
    }
    await expect.poll(edges).toEqual({ isAbove: true, isInWindow: true })
    await lou.context.setOffline(false)
    await lou.presses('button', 'Try again')
    await lou.within('log').reads('Here I am')
    await lou.misses('button', 'Try again')
    // A sent message stays even if the list fails to reload, so that users do not send it twice.
    lou.spoilsWindow()
    lou.expects(/ERR_FAILED/)
    await lou.page.route(/ConversationMessagesResource.get/, (route) => route.abort())
    await lou.writes('Write a message', 'Only once')
    await lou.presses('button', 'Send message')
    await lou.within('log').reads('Only once')
    await expect.poll(() => lou.page.getByText('Sending…').count()).toBe(0)
    expect(await lou.page.getByRole('log').getByText('Only once').count()).toBe(1)
    await moe.opens(`/messages/${id}/`)
    await moe.within('log').reads('Only once')
  })

  it('[PEOPLE-02 d] see new contact requests in a toast, and decline or block there', async () => {
    const [rosa, sven, tove] = [
      await corkboard.member('Rosa'),
      await corkboard.member('Sven'),
      await corkboard.member('Tove'),
    ]
    await Promise.all([rosa.page.waitForResponse(/\/_\/live\//), rosa.opens('/')])
    const firstMessage = { user_id: rosa.does.id, text: 'Buy this' }
    await sven.does.asks('ConversationsResource', 'create', firstMessage)
    await rosa.reads('Sven wants to message you')
    expect.soft(await barriersOn(rosa.page)).toEqual([])
    await rosa.presses('button', 'Decline')
    await rosa.reads('Declined. They won’t be notified.')
    // Whether or not the header has received the response.
    corkboard.site.clock.pass(1)
    await tove.does.asks('ConversationsResource', 'create', firstMessage)
    await rosa.reads('Tove wants to message you')
    await rosa.presses('button', 'Block')
    await rosa.within('alertdialog', 'Block Tove?').presses('button', 'Block')
    await rosa.reads('Tove is blocked')
    await rosa.opens('/messages/')
    await rosa.reads('No messages yet')
  })

  it('[PEOPLE-02 c d, PEOPLE-03 c] send a contact request, accept it, and block', async () => {
    const [cleo, finn] = [await corkboard.member('Cleo'), await corkboard.member('Finn')]
    await finn.opens('/')
    await cleo.opens(`/${finn.does.username}/`)
    await cleo.presses('button', 'Message')
    await cleo.within('dialog').writes('Write a message', 'May I ask you something?')
    await cleo.within('dialog').presses('button', 'Send')
    await cleo.reads('Sent to Finn')
    await finn.reads('Cleo wants to message you')
    await finn.presses('button', 'View')
    await finn.within('log').reads('May I ask you something?')
    expect.soft(await barriersOn(finn.page)).toEqual([])
    await finn.presses('button', 'Accept')
    await finn.writes('Write a message', 'Go on')
    await finn.presses('button', 'Send message')
    await finn.presses('button', 'Options for the conversation with Cleo')
    await finn.presses('menuitem', 'Report')
    await finn.within('dialog', 'Report this conversation').presses('button', 'Close')
    await finn.presses('button', 'Options for the conversation with Cleo')
    await finn.presses('menuitem', 'Block')
    await finn.within('alertdialog').presses('button', 'Block')
    await finn.reads('Cleo is blocked')
    await finn.arrivesAt('/messages/')
    await finn.reads('No messages yet')
    await finn.opens('/cleo/')
    await finn.reads('You won’t see anything from Cleo')
    await finn.opens('/settings/permissions/')
    await finn.presses('button', 'Unblock Cleo')
    await finn.within('alertdialog').presses('button', 'Unblock')
    await finn.reads('You haven’t blocked anyone.')
  })

  it('[PEOPLE-02 c d] can block the sender of a contact request right away', async () => {
    const [hedy, ivar] = [await corkboard.member('Hedy'), await corkboard.member('Ivar')]
    await hedy.does.asks('ConversationsResource', 'create', { user_id: ivar.does.id, text: 'Buy this' })
    await ivar.opens('/messages/')
    await ivar.presses('link', /Hedy/)
    await ivar.presses('button', 'Block')
    await ivar.sees('alertdialog', 'Block Hedy?')
    await ivar.types('Escape')
    await ivar.misses('alertdialog')
    expect(await ivar.at('button', 'Block').evaluate((it) => it === document.activeElement)).toBe(true)
    await ivar.presses('button', 'Options for the conversation with Hedy')
    await ivar.presses('menuitem', 'Report')
    const report = ivar.within('dialog', 'Report this conversation')
    await report.presses('radio', 'Spam')
    await report.presses('button', 'Report')
    await ivar.presses('button', 'Block them')
    await ivar.within('alertdialog', 'Block Hedy?').presses('button', 'Block')
    await ivar.reads('Hedy is blocked')
  })
})

describe('[PEOPLE-04 a] notifications', () => {
  it('reach the bell while the user is active, and link to their subject', async () => {
    const [gina, hugo] = [await corkboard.member('Gina'), await corkboard.member('Hugo')]
    await gina.opens('/')
    await hugo.does.follows(gina.does)
    await gina.presses('link', 'Notifications, 1 unread')
    await gina.arrivesAt('/news/')
    await gina.reads(/Hugo.* started following you/)
    expect.soft(await barriersOn(gina.page)).toEqual([])
    const pin = await gina.does.pinsTo(await gina.does.createsBoard('Rugs'), { title: 'A soft one' })
    await hugo.does.saves(pin, await hugo.does.createsBoard('Ideas'))
    await gina.reads(/Hugo.* saved your pin/)
    // Opening the list marks it as seen; what was new stays highlighted while it is open.
    await gina.sees('link', 'Notifications')
    await gina.page.getByRole('img', { name: 'Unread' }).first().waitFor()
    await gina.reloads()
    await gina.reads(/Hugo.* saved your pin/)
    await gina.sees('link', 'Notifications')
    await gina.misses('img', 'Unread')
    await gina.presses('link', /saved your pin/)
    await gina.arrivesAt(`/pin/${pin.id}/`)
    // A comment is found among many others.
    const said = await hugo.does.comments(pin, 'How soft is it?')
    for (let n = 0; n < 12; n += 1) await gina.does.comments(pin, `Soft, ${n}`)
    await gina.presses('link', 'Notifications, 1 unread')
    await gina.presses('link', /How soft is it/)
    await gina.arrivesAt(`/pin/${pin.id}/?comment=${said.id}`)
    await gina.sees('group', 'Comment by Hugo')
    await expect
      .poll(() => gina.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Comment by Hugo')
  })
})

it('[PEOPLE-03 b, PEOPLE-04 a] show even if they arrive before the live stream starts', async () => {
  const [edwina, wilma, odilo] = [
    await corkboard.member('Edwina'),
    await corkboard.member('Wilma'),
    await corkboard.member('Odilo'),
  ]
  await followEachOther(edwina, odilo)
  const { id } = await odilo.does.sends(edwina.does, { text: 'First' })
  const hat = await wilma.does.pinsTo(await wilma.does.createsBoard('Hats'), { title: 'Hat' })
  const writes = () => odilo.does.sends(edwina.does, { text: 'Second' })
  const saves = async () => {
    await odilo.does.saves(hat, await odilo.does.createsBoard('Ideas'))
    const notifications = () => wilma.does.asks<readonly NotificationItem[]>('NewsHubResource', 'get')
    await expect.poll(async () => (await notifications()).length).toBe(1)
  }
  for (const { who, path, happens, text } of [
    { who: edwina, path: `/messages/${id}/`, happens: writes, text: 'Second' },
    { who: wilma, path: '/news/', happens: saves, text: /saved your pin/ },
  ]) {
    const live = Promise.withResolvers<void>()
    await who.page.route(/\/_\/live\//, async (route) => {
      await live.promise
      await route.continue()
    })
    await who.opens(path)
    await happens()
    live.resolve()
    await who.within('main').reads(text)
    await who.page.unroute(/\/_\/live\//)
    expect.soft(await barriersOn(who.page)).toEqual([])
  }
})

describe('[PEOPLE-02 a] a profile', () => {
  it('shows followers and followed users, whom the viewer can follow there', async () => {
    const [iris, jack, kim] = [
      await corkboard.member('Iris'),
      await corkboard.member('Jack'),
      await corkboard.member('Kim'),
    ]
    await jack.does.follows(iris.does)
    await kim.does.follows(iris.does)
    await jack.opens('/iris/')
    await jack.presses('button', '2 followers')
    const dialog = jack.within('dialog', 'Followers of @iris')
    await dialog.presses('button', /^Follow Kim/)
    await dialog.sees('button', /^Following Kim/)
    expect.soft(await barriersOn(jack.page)).toEqual([])
  })
})
