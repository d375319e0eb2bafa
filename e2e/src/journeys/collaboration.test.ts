import { boxOf } from '../box-of.ts'
import { describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

describe('[BOARD-04 a c] two users in two browsers', () => {
  it('collaborate on a secret board: one invites; the other accepts, saves and is removed', async () => {
    const [nora, omar] = [await corkboard.member('Nora'), await corkboard.member('Omar', { device: 'phone' })]
    const board = await nora.does.createsBoard('Our house', { privacy: 'secret' })
    await nora.does.pinsTo(board, { title: 'A door' })
    const found = await omar.does.pinsTo(await omar.does.createsBoard('Windows'), { title: 'A window' })

    await nora.opens(board.url)
    await nora.presses('button', 'Invite collaborators')
    const dialog = nora.within('dialog', 'Collaborators on “Our house”')
    await dialog.writes('Search by name, or type an email address', 'oma')
    await dialog.presses('button', 'Invite Omar')
    await dialog.within('list', 'Invited').reads('Omar')
    expect.soft(await barriersOn(nora.page)).toEqual([])

    // Before that, the board has only a name.
    await omar.opens(`/${omar.does.username}/`)
    await omar.presses('link', 'Nora invited you to “Our house”')
    await omar.arrivesAt(board.url)
    await omar.reads('Accept to see what’s on this board')
    await omar.misses('link', /A door/)
    expect.soft(await barriersOn(omar.page)).toEqual([])
    await omar.presses('button', 'Accept the invitation to “Our house”')
    await omar.reads('You joined “Our house”')
    await omar.sees('link', /A door/)
    await omar.does.saves(found, board)

    await nora.reloads()
    await nora.sees('link', /A window/)
    await nora.reads('and 1 other')
    await nora.presses('button', /Collaborators/)
    await nora.within('dialog').presses('button', 'Remove Omar')
    await nora.within('alertdialog').presses('button', 'Remove')
    await nora.reads('Omar removed from “Our house”')
    await nora.types('Escape')
    await nora.sees('link', /A window/)
    await omar.opens(board.url, { status: 404 })
  })

  it('[SHELL-16 a] see toasts above the sheet on a phone', async () => {
    const wes = await corkboard.member('Wes', { device: 'phone' })
    await corkboard.site.person('Xenia')
    const board = await wes.does.createsBoard('Our garden')
    await wes.opens(board.url)
    await wes.presses('button', 'Invite collaborators')
    const dialog = wes.within('dialog', 'Collaborators on “Our garden”')
    const search = 'Search by name, or type an email address'
    await dialog.writes(search, 'xeni')
    await dialog.presses('button', 'Invite Xenia')
    await dialog.within('list', 'Invited').reads('Xenia')
    await dialog.presses('button', 'Cancel the invitation for Xenia')
    await dialog.reads('Invitation for Xenia canceled')
    // It stays while it has the focus.
    await dialog.at('button', 'Undo').focus()
    const top = async () => (await boxOf(dialog.at('heading', /^Collaborators on/))).y
    const { y, height } = await boxOf(dialog.at('button', 'Undo'))
    await expect.poll(top).toBeGreaterThan(y + height)
  })

  it('request to join, cancel, request again and are accepted, by keyboard', async () => {
    const [pia, quin, rosa] = [
      await corkboard.member('Pia'),
      await corkboard.member('Quin'),
      await corkboard.member('Rosa'),
    ]
    const board = await pia.does.createsBoard('Street food')
    await pia.does.invites(rosa.does, board)
    await rosa.does.acceptsInviteTo(board)
    await quin.opens(board.url)
    await quin.presses('button', 'Ask to join')
    await quin.reads('You asked to join “Street food”')
    await quin.presses('button', 'Undo')
    await quin.presses('button', 'Ask to join')
    await quin.sees('button', 'Asked to join')
    expect.soft(await barriersOn(quin.page)).toEqual([])

    await pia.opens(board.url)
    await pia.at('button', 'Review').focus()
    await pia.types('Enter')
    const dialog = pia.within('dialog')
    await (await dialog.sees('button', 'Approve Quin')).focus()
    await pia.types('Enter')
    await dialog.within('list', 'On this board').reads('Quin')
    // The list shows it before the server has answered.
    const answered = pia.page.waitForResponse(/BoardCollaboratorResource\/update/)
    await dialog.at('combobox', 'What Quin can do').selectOption('delete')
    await answered
    await pia.types('Escape')
    await quin.reloads()
    await quin.sees('button', 'Organize')
    await quin.presses('button', 'Board options')
    await quin.presses('menuitem', 'Leave board')
    await quin.within('alertdialog').presses('button', 'Leave board')
    await quin.reads('You left “Street food”. Pins you saved will stay.')
    await quin.sees('button', 'Ask to join')
  })
})

describe('[BOARD-05 a b] a board', () => {
  it('changes its owner: offered in the form, canceled, offered again and accepted, at a new address', async () => {
    const [sara, theo] = [await corkboard.member('Sara'), await corkboard.member('Theo')]
    const board = await sara.does.createsBoard('Allotment')
    await sara.does.invites(theo.does, board)
    await theo.does.acceptsInviteTo(board)
    await sara.opens(board.url)
    await sara.presses('button', 'Board options')
    await sara.presses('menuitem', 'Edit board')
    const form = sara.within('dialog', 'Edit board')
    await form.at('combobox', 'New owner').selectOption('Theo')
    await form.presses('button', 'Send request')
    await sara.within('alertdialog').presses('button', 'Ask Theo')
    await form.reads('Theo has been asked to take over this board.')
    expect.soft(await barriersOn(sara.page)).toEqual([])
    await form.presses('button', 'Cancel request')
    await form.sees('combobox', 'New owner')
    await sara.types('Escape')

    await sara.does.offers(board, theo.does)
    await theo.opens(board.url)
    await theo.presses('button', 'Take over')
    expect.soft(await barriersOn(theo.page)).toEqual([])
    await theo.within('alertdialog').presses('button', 'Take over')
    await theo.arrivesAt(`/theo/allotment/`)
    await sara.opens(board.url)
    await sara.arrivesAt(`/theo/allotment/`)
    await sara.reads('Theo')
  })

  it('that was accepted in the meantime shows its new state to the owner who wants to cancel', async () => {
    const [uma, vito] = [await corkboard.member('Uma'), await corkboard.member('Vito')]
    const board = await uma.does.createsBoard('Orchard')
    await uma.does.invites(vito.does, board)
    await vito.does.acceptsInviteTo(board)
    await uma.does.offers(board, vito.does)
    await uma.opens(board.url)
    await uma.reads('Vito has been asked to take over this board.')
    await vito.does.takesOver(board)
    uma.expects(/404 POST .*BoardOwnershipTransferResource/)
    await uma.presses('button', 'Cancel request')
    await uma.reads('No one has been asked to take over this board.')
    await uma.misses('button', 'Cancel request')
    await uma.within('main').sees('link', 'Vito')
  })
})
