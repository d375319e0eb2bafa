// Made by `npm run gen` from the sources next to it.
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
  "collaborating.invite": "Invite collaborators",
  "collaborating.invited.nobody": "You’re invited to this board.",
  "collaborating.accept": "Accept",
  "collaborating.accept.named": ["Accept the invitation to “",["board"],"”"],
  "collaborating.decline": "Decline",
  "collaborating.decline.named": ["Decline the invitation to “",["board"],"”"],
  "collaborating.leave": "Leave board",
  "collaborating.cancelOffer": "Cancel request",
  "collaborators.joined": ["You joined “",["board"],"”"],
  "collaborators.declined": ["Invitation to “",["board"],"” declined"],
  "collaborators.left": ["You left “",["board"],"”. Pins you saved will stay."],
  "collaborators.asked": ["You asked to join “",["board"],"”"],
  "collaborators.askedNoMore": ["Request to join “",["board"],"” canceled"],
  "collaborators.tookOver": ["“",["board"],"” is yours now"],
  "collaborators.offerCanceled": ["“",["board"],"” is still yours"],
  "collaborators.offerDeclined": ["You declined to take over “",["board"],"”"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
