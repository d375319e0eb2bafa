// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "report.title": null
  "report.title.did_it": null
  "report.title.board": null
  "report.title.user": null
  "report.title.conversation": null
  "report.block": null
  "report.text": null
  "report.reason": null
  "report.choose": null
  "report.details": null
  "report.send": null
  "report.text.conversation": null
  "report.sent": null
  "report.hide": null
  "report.reason.spam": null
  "report.reason.spam.hint": null
  "report.reason.nudity": null
  "report.reason.nudity.hint": null
  "report.reason.self_harm": null
  "report.reason.self_harm.hint": null
  "report.reason.misinformation": null
  "report.reason.misinformation.hint": null
  "report.reason.hate": null
  "report.reason.hate.hint": null
  "report.reason.dangerous_goods": null
  "report.reason.dangerous_goods.hint": null
  "report.reason.harassment": null
  "report.reason.harassment.hint": null
  "report.reason.violence": null
  "report.reason.violence.hint": null
  "report.reason.private_information": null
  "report.reason.private_information.hint": null
  "report.reason.intellectual_property": null
  "report.reason.intellectual_property.hint": null
  "report.close": null
}

const messages = {
  "report.title": "Report this pin",
  "report.title.did_it": "Report this try",
  "report.title.board": "Report this board",
  "report.title.user": "Report this person",
  "report.title.conversation": "Report this conversation",
  "report.block": "Block them",
  "report.text": "What’s wrong? An admin reviews every report. Reports are confidential.",
  "report.reason": "Reason",
  "report.choose": "Choose a reason.",
  "report.details": "Anything else we should know?",
  "report.send": "Report",
  "report.text.conversation": "What’s wrong? An admin can then read the other person’s latest messages, but not yours. Reports are confidential.",
  "report.sent": "Thanks. An admin will review it.",
  "report.hide": "Hide it",
  "report.reason.spam": "Spam",
  "report.reason.spam.hint": "Misleading or repetitive posts",
  "report.reason.nudity": "Nudity or sexual content",
  "report.reason.nudity.hint": "Sexual acts or explicit nudity",
  "report.reason.self_harm": "Self-harm",
  "report.reason.self_harm.hint": "Eating disorders, cutting, suicide",
  "report.reason.misinformation": "Misinformation",
  "report.reason.misinformation.hint": "Health, climate, elections, conspiracy theories",
  "report.reason.hate": "Hateful activities",
  "report.reason.hate.hint": "Prejudice, stereotypes, white supremacy, slurs",
  "report.reason.dangerous_goods": "Dangerous goods",
  "report.reason.dangerous_goods.hint": "Drugs, weapons, regulated products",
  "report.reason.harassment": "Harassment or criticism",
  "report.reason.harassment.hint": "Insults, threats, unwanted sexual messages",
  "report.reason.violence": "Graphic violence",
  "report.reason.violence.hint": "Violent images or calls for violence",
  "report.reason.private_information": "Privacy violation",
  "report.reason.private_information.hint": "Private photos, personal information",
  "report.reason.intellectual_property": "My intellectual property",
  "report.reason.intellectual_property.hint": "Copyright or trademark infringement",
  "report.close": "Close",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
