// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "collaborating.invite": null
  "collaborating.invited.nobody": null
  "collaborating.accept": null
  "collaborating.accept.named": { readonly board: string | number }
  "collaborating.decline": null
  "collaborating.decline.named": { readonly board: string | number }
  "collaborating.leave": null
  "collaborating.cancelOffer": null
  "collaborators.joined": { readonly board: string | number }
  "collaborators.declined": { readonly board: string | number }
  "collaborators.left": { readonly board: string | number }
  "collaborators.asked": { readonly board: string | number }
  "collaborators.askedNoMore": { readonly board: string | number }
  "collaborators.tookOver": { readonly board: string | number }
  "collaborators.offerCanceled": { readonly board: string | number }
  "collaborators.offerDeclined": { readonly board: string | number }
}

const messages = {
  "collaborating.invite": "Invite people to work on this board",
  "collaborating.invited.nobody": "You are asked to work on this board.",
  "collaborating.accept": "Accept",
  "collaborating.accept.named": ["Accept the invitation to “",["board"],"”"],
  "collaborating.decline": "Decline",
  "collaborating.decline.named": ["Decline the invitation to “",["board"],"”"],
  "collaborating.leave": "Leave board",
  "collaborating.cancelOffer": "Take it back",
  "collaborators.joined": ["You work on “",["board"],"” now"],
  "collaborators.declined": ["Invitation to “",["board"],"” declined"],
  "collaborators.left": ["You left “",["board"],"”. Your pins stay there."],
  "collaborators.asked": ["You asked to join “",["board"],"”"],
  "collaborators.askedNoMore": ["You no longer ask to join “",["board"],"”"],
  "collaborators.tookOver": ["“",["board"],"” is yours now"],
  "collaborators.offerCanceled": ["“",["board"],"” stays yours"],
  "collaborators.offerDeclined": ["“",["board"],"” stays its owner’s"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
