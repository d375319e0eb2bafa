// Made by `npm run gen` from the sources beside it.
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
  "collaborators.search": "Find people by name, or type an email address",
  "collaborators.search.suggest": "Find people by name",
  "collaborators.search.clear": "Clear",
  "collaborators.suggest.hint": "Whom you suggest is asked once the owner of the board agrees.",
  "collaborators.address.hint": "The invitation waits for whoever has shown that this address is theirs.",
  "collaborators.found": "People to ask",
  "collaborators.nobody": "Type a name to find people",
  "collaborators.notFound": "Nobody whom you can ask has this name",
  "collaborators.failed": "This list could not be loaded",
  "collaborators.invite": "Invite",
  "collaborators.invite.named": ["Invite ",["name"]],
  "collaborators.suggest": "Suggest",
  "collaborators.suggest.named": ["Suggest ",["name"]],
  "collaborators.waiting": "Waiting for an answer",
  "collaborators.working": "Working on it",
  "collaborators.invited": "Invited",
  "collaborators.owner": "Owner",
  "collaborators.owner.you": "Owner, you",
  "collaborators.you": "You",
  "collaborators.state.accepted": "Works on it",
  "collaborators.state.new": "Invited",
  "collaborators.state.asks": "Asks to join",
  "collaborators.state.suggested": "Suggested",
  "collaborators.state.suggestedBy": ["Suggested by ",["name"]],
  "collaborators.access": "They may",
  "collaborators.access.named": ["What ",["name"]," may do"],
  "collaborators.access.write": "Save pins",
  "collaborators.access.delete": "Save and organize",
  "collaborators.approve": "Approve",
  "collaborators.approve.named": ["Approve ",["name"]],
  "collaborators.deny": "Deny",
  "collaborators.deny.named": ["Deny ",["name"]],
  "collaborators.cancel": "Take back",
  "collaborators.cancel.named": ["Take back the invitation of ",["name"]],
  "collaborators.takenBack": [["name"]," is not invited any more"],
  "collaborators.remove": "Remove",
  "collaborators.remove.named": ["Remove ",["name"]],
  "collaborators.remove.title": ["Remove ",["name"]," from “",["board"],"”?"],
  "collaborators.remove.text": "They are not told, and can no longer save to this board. Pins they saved stay on it. You can invite them again.",
  "collaborators.remove.keep": "Keep them",
  "collaborators.removed": [["name"]," no longer works on “",["board"],"”"],
  "collaborators.leave.title": ["Leave “",["board"],"”?"],
  "collaborators.leave.text": "You can no longer save to this board. Pins you saved stay on it.",
  "collaborators.leave.secret": "You can no longer save to this board, nor see it: it is secret. Pins you saved stay on it.",
  "collaborators.leave.stay": "Stay",
  "takeover.title": ["Take “",["board"],"” over?"],
  "takeover.text": ["It becomes yours, at an address of yours, with every pin on it. ",["name"]," goes on working on it with you."],
  "takeover.confirm": "Take it over",
  "takeover.cancel": "Not now",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
