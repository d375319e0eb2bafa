// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "notifications.kind.new_follower": null
  "notifications.kind.new_follower.text": null
  "notifications.kind.pin_saved": null
  "notifications.kind.pin_saved.text": null
  "notifications.kind.comment": null
  "notifications.kind.comment.text": null
  "notifications.kind.reaction": null
  "notifications.kind.reaction.text": null
  "notifications.kind.mention": null
  "notifications.kind.mention.text": null
  "notifications.kind.message": null
  "notifications.kind.message.text": null
  "notifications.kind.board_invite": null
  "notifications.kind.board_invite.text": null
  "notifications.kind.board_activity": null
  "notifications.kind.board_activity.text": null
}

const messages = {
  "notifications.kind.new_follower": "New followers",
  "notifications.kind.new_follower.text": "Someone follows you or one of your boards.",
  "notifications.kind.pin_saved": "Saves",
  "notifications.kind.pin_saved.text": "Someone saves one of your pins.",
  "notifications.kind.comment": "Comments",
  "notifications.kind.comment.text": "Someone comments on your pin or replies to you.",
  "notifications.kind.reaction": "Reactions",
  "notifications.kind.reaction.text": "Someone likes your pin or comment.",
  "notifications.kind.mention": "Mentions",
  "notifications.kind.mention.text": "Someone mentions you.",
  "notifications.kind.message": "Messages",
  "notifications.kind.message.text": "Someone messages you.",
  "notifications.kind.board_invite": "Board invitations",
  "notifications.kind.board_invite.text": "Someone invites you to a board.",
  "notifications.kind.board_activity": "Shared boards",
  "notifications.kind.board_activity.text": "Someone joins a board you share, adds to it or takes it over.",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
