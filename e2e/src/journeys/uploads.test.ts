import { ERRORS, LIMITS } from '@corkboard/contract'
import { describe, expect, it } from 'vitest'
import { chooseFiles, dropFiles, noiseFile, pastePicture, type PersonsFile, pictureFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'
import type { Member } from '../person.ts'

const corkboard = startJourneys()

/** Slow enough to see the progress of a small picture. */
const slowUpload = async ({ context, page }: Member): Promise<() => Promise<void>> => {
  const network = await context.newCDPSession(page)
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await limit(40_000)
  return async () => {
    await limit(-1)
    await network.detach()
  }
}

describe('adding pictures', () => {
  it('[CREATE-01 c] uploads several together, with progress, to one board', async () => {
    const alice = await corkboard.member('Alice')
    await alice.does.createsBoard('Doors')
    await alice.opens('/pin/create/')
    const hurry = await slowUpload(alice)
    const files = await Promise.all(['red.jpg', 'green.jpg', 'blue.jpg'].map(noiseFile))
    await chooseFiles(alice.page, () => alice.presses('button', 'Choose files'), files)
    await alice.sees('progressbar', 'Uploading red.jpg')
    await alice.sees('progressbar', 'Uploading green.jpg')
    await alice.within('article', 'blue.jpg').reads('Waiting to upload')
    await hurry()
    for (const { name } of files) await alice.within('article', name).reads('400 × 600 pixels')

    await alice.presses('button', 'One board for all pins')
    await alice.within('dialog', 'Choose a board').presses('button', /^Doors/)
    // A double click, as users do: the pins keep their order and are reported once.
    await alice.at('button', 'Publish all 3').dblclick()
    await alice.reads('3 of 3 published')
    await alice.reads('3 pins published')
    await alice.opens('/alice/doors/')
    await expect.poll(() => alice.within('list', '3 pins').at('listitem').count()).toBe(3)
  })

  it('[CREATE-01 c] works by dropping them anywhere on the page', async () => {
    const bob = await corkboard.member('Bob')
    await bob.opens('/pin/create/')
    await dropFiles(bob.page, [await pictureFile('gate.jpg'), await pictureFile('fence.png')])
    for (const name of ['gate.jpg', 'fence.png']) {
      const draft = bob.within('article', name)
      await draft.reads('400 × 600 pixels')
    }
  })

  it('[CREATE-01 c] works by pasting', async () => {
    const carol = await corkboard.member('Carol')
    await carol.opens('/pin/create/')
    await pastePicture(carol.page, await pictureFile('wall.png', { width: 300, height: 450 }))
    await carol.reads('300 × 450 pixels')
    await carol.sees('button', 'Publish')
  })
})

const named = (name: string, mimeType: string, buffer: Buffer): PersonsFile => ({ name, mimeType, buffer })

describe('an unusable file says why, and the others continue', () => {
  it.each([
    [
      'Dora',
      'another kind of file',
      named('notes.pdf', 'application/pdf', Buffer.from('%PDF-1.7')),
      'media.unsupported_file',
      [],
    ],
    ['Emil', 'an empty one', named('empty.jpg', 'image/jpeg', Buffer.alloc(0)), 'media.broken', []],
    [
      'Ezra',
      'one above 100 MB',
      {
        ...named('poster.jpg', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff])),
        paddedToBytes: LIMITS.uploadMaxBytes + 1,
      },
      'media.too_large',
      [],
    ],
    [
      'Enid',
      'one that only pretends to be a picture',
      named('letter.jpg', 'image/jpeg', Buffer.from('Dear all, this is a letter and not a picture.')),
      'media.unsupported',
      [/^4\d\d POST \/v3\/media\//],
    ],
  ] as const)('%s has %s', async (name, _, file, code, troubles) => {
    const person = await corkboard.member(name)
    for (const trouble of troubles) person.expects(trouble)
    await person.opens('/pin/create/')
    await dropFiles(person.page, [await pictureFile('good.jpg'), file])
    await person.within('article', file.name).reads(ERRORS[code].message)
    await person.within('article', 'good.jpg').reads('400 × 600 pixels')
    await person.presses('button', `Remove ${file.name}`)
    await person.misses('article', file.name)
    await person.sees('article', 'good.jpg')
  })

  it('a picture cut off in its middle', async () => {
    const frank = await corkboard.member('Frank')
    frank.expects('422 POST /v3/media/')
    const whole = await pictureFile('bridge.jpg', { width: 900, height: 1200 })
    await frank.opens('/pin/create/')
    await dropFiles(frank.page, [{ ...whole, buffer: whole.buffer.subarray(0, 600) }])
    const draft = frank.within('article', 'bridge.jpg')
    await draft.reads(ERRORS['media.broken'].message)
  })
})

/** Lets nothing reach the server's drafts until the returned function is called. */
const holdsDrafts = async ({ page }: Member): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/resource/PinDraftResource/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

describe('a draft that the site does not have yet', () => {
  it('[SHELL-17] is not lost by a slip', async () => {
    const gina = await corkboard.member('Gina')
    await gina.opens('/pin/create/')
    const release = await holdsDrafts(gina)
    await dropFiles(gina.page, [await pictureFile('stairs.jpg')])
    await gina.within('article', 'stairs.jpg').writes('Title', 'Stairs down to the sea')
    await gina.presses('link', 'Home')
    const question = gina.within('alertdialog', 'Are you sure you want to dismiss?')
    await question.reads('You will lose all of your changes. This cannot be undone')
    await question.presses('button', 'Keep editing')
    expect(await gina.holds('Title')).toBe('Stairs down to the sea')
    await gina.presses('link', 'Home')
    await gina.within('alertdialog').presses('button', 'Dismiss')
    await gina.arrivesAt('/')
    release()
  })

  it('[SHELL-17] asks before back navigation too; a user who stays keeps the address', async () => {
    const gus = await corkboard.member('Gus')
    await gus.opens('/gus/')
    await gus.presses('button', 'Profile options')
    await gus.presses('menuitem', 'Create pin')
    await gus.arrivesAt('/pin/create/')
    const release = await holdsDrafts(gus)
    await dropFiles(gus.page, [await pictureFile('stairs.jpg')])
    await gus.within('article', 'stairs.jpg').writes('Title', 'Stairs')
    await gus.goesBack()
    await gus.within('alertdialog').presses('button', 'Keep editing')
    await gus.arrivesAt('/pin/create/')
    expect(await gus.holds('Title')).toBe('Stairs')
    await gus.goesBack()
    await gus.within('alertdialog').presses('button', 'Dismiss')
    await gus.arrivesAt('/gus/')
    await gus.misses('alertdialog')
    release()
  })

  it('[SHELL-17] makes the browser ask before the page closes, until it is saved', async () => {
    const ida = await corkboard.member('Ida')
    const board = await ida.does.createsBoard('Stairs')
    const dialogs: string[] = []
    ida.page.on('dialog', (dialog) => {
      dialogs.push(dialog.type())
      void dialog.dismiss()
    })
    await ida.opens(`/pin/create/?board=${board.id}`)
    const release = await holdsDrafts(ida)
    await dropFiles(ida.page, [await pictureFile('stairs.jpg')])
    const draft = ida.within('article', 'stairs.jpg')
    await draft.reads('400 × 600 pixels')
    await draft.writes('Title', 'Stairs')
    await ida.page.close({ runBeforeUnload: true })
    await expect.poll(() => dialogs).toEqual(['beforeunload'])
    expect(await ida.holds('Title')).toBe('Stairs')
    release()
    await draft.reads('Saved')
    await ida.reloads()
    expect(dialogs).toEqual(['beforeunload'])
  })
})

describe('a draft', () => {
  it('returns with its text when its removal is undone', async () => {
    const joan = await corkboard.member('Joan')
    await joan.opens('/pin/create/')
    await dropFiles(joan.page, [await pictureFile('stairs.jpg'), await pictureFile('door.jpg')])
    const draft = joan.within('article', 'stairs.jpg')
    await draft.reads('400 × 600 pixels')
    await draft.writes('Title', 'Stairs')
    await joan.presses('button', 'Remove stairs.jpg')
    await joan.misses('article', 'stairs.jpg')
    await joan.reads('stairs.jpg removed')
    await joan.presses('button', 'Undo')
    await draft.reads('400 × 600 pixels')
    expect(await draft.holds('Title')).toBe('Stairs')
    expect(await joan.page.getByRole('article').first().getAttribute('aria-label')).toBe('stairs.jpg')
  })

  it('[CREATE-01 a] says that a link is none as soon as its field is left, and keeps the text', async () => {
    const hana = await corkboard.member('Hana')
    const board = await hana.does.createsBoard('Stairs')
    await hana.opens(`/pin/create/?board=${board.id}`)
    await dropFiles(hana.page, [await pictureFile('stairs.jpg')])
    const draft = hana.within('article', 'stairs.jpg')
    await draft.reads('400 × 600 pixels')
    await draft.writes('Title', 'Stairs')
    await draft.writes('Link', 'not a link')
    await hana.types('Tab')
    await draft.reads(ERRORS['pin.link_invalid'].message)
    await draft.presses('button', 'Publish')
    await draft.reads(ERRORS['pin.link_invalid'].message)
    expect(await draft.holds('Title')).toBe('Stairs')
    await draft.writes('Link', 'example.org/stairs')
    await draft.presses('button', 'Publish')
    await hana.reads('“Stairs” published')
    await draft.presses('link', 'View pin')
    await hana.sees('link', 'example.org')
  })
})
