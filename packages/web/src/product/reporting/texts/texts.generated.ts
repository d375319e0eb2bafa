// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "notification.reasons": { readonly reasons: string | number }
  "notification.reason": { readonly reason: string }
}

const messages = {
  "notification.reasons": ["Reported for: ",["reasons"]],
  "notification.reason": [["reason","select",{"spam":["Spam"],"nudity":["Nudity"],"self_harm":["Self-harm"],"misinformation":["Misinformation"],"hate":["Hate"],"dangerous_goods":["Dangerous goods"],"harassment":["Harassment"],"violence":["Violence"],"private_information":["Private information"],"intellectual_property":["Intellectual property"],"other":["Something else"]}]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
