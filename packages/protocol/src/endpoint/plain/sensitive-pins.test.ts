import type { Board, Conversation, Message, NotificationItem, Pin } from '@corkboard/contract'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let hard: Board
let pin: Pin
beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob } = await site.cast())
  hard = await alice.createsBoard('Wounds')
  pin = await alice.pinsTo(hard, { title: 'A cut', description: 'On the left hand' })
  await alice.pinsTo(await alice.createsBoard('Cats'), { title: 'A cat asleep' })
  await alice.edits(hard, { sensitivity: 'graphic' })
})
afterAll(() => site[Symbol.asyncDispose]())

const textAt = async (path: string, as: Visitor = site.visitor()): Promise<string> =>
  (await as.browser.send(path)).text()

describe('[BOARD-11 b] a pin of a sensitive board', () => {
  it('says so to everyone but the owner of the board and its collaborators', async () => {
    const veiled = { sensitivity: 'graphic', sensitivity_screen: true }
    expect(await bob.sees(pin)).toMatchObject(veiled)
    expect(await site.visitor().sees(pin)).toMatchObject(veiled)
    expect(await alice.sees(pin)).toMatchObject({ sensitivity: 'graphic', sensitivity_screen: false })
    const { pin: read } = await bob.queries('CloseupPageQuery', { pinId: pin.id, isAuth: true })
    expect(read).toMatchObject({ sensitivity: 'graphic', sensitivityScreen: true })
    await alice.invites(bob, hard)
    await bob.acceptsInviteTo(hard)
    expect(await bob.sees(pin)).toMatchObject({ sensitivity_screen: false })
    await bob.takesOff(hard, bob)
  })

  it('has no picture on other sites, for any viewer', async () => {
    const path = `/oembed/?${new URLSearchParams({ url: `${site.origin}/pin/${pin.id}/` }).toString()}`
    for (const visitor of [site.visitor(), alice]) {
      const embedded = await textAt(path, visitor)
      expect(JSON.parse(embedded)).toMatchObject({ type: 'link', title: 'A cut', author_name: 'Alice' })
      expect(embedded).not.toContain('/media/')
    }
  })

  it('is in no feed and no sitemap', async () => {
    for (const format of ['rss', 'atom', 'json']) {
      expect(await textAt(`/alice/feed.${format}`)).toContain('A cat asleep')
      expect(await textAt(`/alice/feed.${format}`)).not.toContain(pin.image_signature)
      expect(await textAt(`${hard.url}feed.${format}`)).not.toContain(pin.image_signature)
    }
    const parts = [...(await textAt('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, at]) => new URL(at!).pathname,
    )
    for (const part of parts) expect(await textAt(part)).not.toContain(pin.image_signature)
  })

  it('has no picture in messages and notifications until the reader opens it', async () => {
    const { id } = await alice.sends(bob, { pin_id: pin.id })
    const messagesOf = (who: Actor) =>
      who.asks<Message[]>('ConversationMessagesResource', 'get', { conversation_id: id })
    expect((await messagesOf(bob))[0]!.pin).toMatchObject({ id: pin.id, title: 'A cut', image: null })
    expect((await messagesOf(alice))[0]!.pin?.image?.url).toContain(pin.image_signature)
    expect(JSON.stringify(await bob.asks<Conversation[]>('ConversationsResource', 'get'))).not.toContain(
      pin.image_signature,
    )
    await alice.replies(await bob.comments(pin, 'Ouch'), 'It was')
    await site.settled()
    const notifications = await bob.asks<NotificationItem[]>('NewsHubResource', 'get')
    expect(notifications.map((item) => item.pin?.id)).toContain(pin.id)
    expect(JSON.stringify(notifications)).not.toContain(pin.image_signature)
  })
})
