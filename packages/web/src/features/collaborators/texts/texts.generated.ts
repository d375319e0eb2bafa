// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "collaborators.title": { readonly board: string | number }
  "collaborators.search": null
  "collaborators.search.suggest": null
  "collaborators.search.clear": null
  "collaborators.suggest.hint": null
  "collaborators.address.hint": null
  "collaborators.found": null
  "collaborators.nobody": null
  "collaborators.notFound": null
  "collaborators.failed": null
  "collaborators.invite": null
  "collaborators.invite.named": { readonly name: string | number }
  "collaborators.suggest": null
  "collaborators.suggest.named": { readonly name: string | number }
  "collaborators.waiting": null
  "collaborators.working": null
  "collaborators.invited": null
  "collaborators.owner": null
  "collaborators.owner.you": null
  "collaborators.you": null
  "collaborators.state.accepted": null
  "collaborators.state.new": null
  "collaborators.state.asks": null
  "collaborators.state.suggested": null
  "collaborators.state.suggestedBy": { readonly name: string | number }
  "collaborators.access": null
  "collaborators.access.named": { readonly name: string | number }
  "collaborators.access.write": null
  "collaborators.access.delete": null
  "collaborators.approve": null
  "collaborators.approve.named": { readonly name: string | number }
  "collaborators.deny": null
  "collaborators.deny.named": { readonly name: string | number }
  "collaborators.cancel": null
  "collaborators.cancel.named": { readonly name: string | number }
  "collaborators.takenBack": { readonly name: string | number }
  "collaborators.remove": null
  "collaborators.remove.named": { readonly name: string | number }
  "collaborators.remove.title": { readonly name: string | number; readonly board: string | number }
  "collaborators.remove.text": null
  "collaborators.remove.keep": null
  "collaborators.removed": { readonly name: string | number; readonly board: string | number }
  "collaborators.leave.title": { readonly board: string | number }
  "collaborators.leave.text": null
  "collaborators.leave.secret": null
  "collaborators.leave.stay": null
  "takeover.title": { readonly board: string | number }
  "takeover.text": { readonly name: string | number }
  "takeover.confirm": null
  "takeover.cancel": null
}

const messages = {
  "collaborators.title": ["Collaborators on “",["board"],"”"],
  "collaborators.search": "Search by name, or type an email address",
  "collaborators.search.suggest": "Search by name",
  "collaborators.search.clear": "Clear",
  "collaborators.suggest.hint": "The board’s owner approves suggestions before we invite anyone.",
  "collaborators.address.hint": "They’ll see the invitation once they verify this email address.",
  "collaborators.found": "People to invite",
  "collaborators.nobody": "Type a name to find someone",
  "collaborators.notFound": "No one found. Try a different name.",
  "collaborators.failed": "We couldn’t load this list",
  "collaborators.invite": "Invite",
  "collaborators.invite.named": ["Invite ",["name"]],
  "collaborators.suggest": "Suggest",
  "collaborators.suggest.named": ["Suggest ",["name"]],
  "collaborators.waiting": "Requests",
  "collaborators.working": "On this board",
  "collaborators.invited": "Invited",
  "collaborators.owner": "Owner",
  "collaborators.owner.you": "Owner (you)",
  "collaborators.you": "You",
  "collaborators.state.accepted": "Collaborator",
  "collaborators.state.new": "Invited",
  "collaborators.state.asks": "Wants to join",
  "collaborators.state.suggested": "Suggested",
  "collaborators.state.suggestedBy": ["Suggested by ",["name"]],
  "collaborators.access": "They can",
  "collaborators.access.named": ["What ",["name"]," can do"],
  "collaborators.access.write": "Save pins",
  "collaborators.access.delete": "Save and organize",
  "collaborators.approve": "Approve",
  "collaborators.approve.named": ["Approve ",["name"]],
  "collaborators.deny": "Deny",
  "collaborators.deny.named": ["Deny ",["name"]],
  "collaborators.cancel": "Cancel",
  "collaborators.cancel.named": ["Cancel the invitation for ",["name"]],
  "collaborators.takenBack": ["Invitation for ",["name"]," canceled"],
  "collaborators.remove": "Remove",
  "collaborators.remove.named": ["Remove ",["name"]],
  "collaborators.remove.title": ["Remove ",["name"]," from “",["board"],"”?"],
  "collaborators.remove.text": "They won’t be notified, and they can’t save to this board anymore. Pins they saved will stay. You can invite them again.",
  "collaborators.remove.keep": "Keep them",
  "collaborators.removed": [["name"]," removed from “",["board"],"”"],
  "collaborators.leave.title": ["Leave “",["board"],"”?"],
  "collaborators.leave.text": "You won’t be able to save to this board. Pins you saved will stay.",
  "collaborators.leave.secret": "This board is secret, so you won’t be able to see it or save to it. Pins you saved will stay.",
  "collaborators.leave.stay": "Stay",
  "takeover.title": ["Take over “",["board"],"”?"],
  "takeover.text": ["You’ll own the board and every pin on it, and its link will change. ",["name"]," stays on as a collaborator."],
  "takeover.confirm": "Take over",
  "takeover.cancel": "Not now",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
