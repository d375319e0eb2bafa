// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "profile.invite": null
  "collaborating.profile": null
  "collaborating.profile.invited": { readonly name: string | number; readonly board: string | number }
  "profile.createPin": null
  "profile.scheduled": null
  "profile.edit": null
  "profile.look": null
  "profile.putAway": null
  "profile.putAway.none": null
  "profile.tab.favorites": null
  "profile.favorites": null
  "profile.empty.favorites": null
  "profile.empty.favorites.text": null
  "profile.empty.created.own": null
  "profile.empty.created.own.text": null
  "profile.empty.saved.own": null
  "profile.empty.saved.own.text": null
  "board.people": { readonly count: number }
  "profile.tab.created": null
  "profile.tab.saved": null
  "profile.tab.stories": null
  "profile.tab.tried": null
  "profile.story": { readonly name: string | number }
  "profile.tried": { readonly name: string | number }
  "profile.empty.story": null
  "profile.empty.tried": null
  "profile.tabs": { readonly name: string | number }
  "profile.followers": { readonly count: number }
  "profile.following": null
  "profile.blocked": { readonly name: string | number }
  "profile.blocked.empty": { readonly name: string | number }
  "profile.blocked.empty.text": null
  "profile.share.private": null
  "profile.unblock": null
  "profile.options": null
  "profile.more": { readonly name: string | number }
  "profile.report": null
  "profile.block": null
  "profile.message": null
  "profile.pins": { readonly count: number }
  "profile.boards": { readonly name: string | number }
  "profile.created": { readonly name: string | number }
  "profile.empty.created.others": { readonly name: string | number }
  "profile.empty.saved.others": { readonly name: string | number }
}

const messages = {
  "profile.invite": "Invite people",
  "collaborating.profile": "Board invitations",
  "collaborating.profile.invited": [["name"]," invited you to “",["board"],"”"],
  "profile.createPin": "Create pin",
  "profile.scheduled": "Scheduled pins",
  "profile.edit": "Edit profile",
  "profile.look": "Customize",
  "profile.putAway": "Archived boards",
  "profile.putAway.none": "No archived boards.",
  "profile.tab.favorites": "Favorites",
  "profile.favorites": "Your favorites, visible only to you",
  "profile.empty.favorites": "No favorites yet",
  "profile.empty.favorites.text": "Tap the star on a pin to add it here. Only you can see your favorites.",
  "profile.empty.created.own": "Show the world something",
  "profile.empty.created.own.text": "Pins you create show up here.",
  "profile.empty.saved.own": "Your boards live here",
  "profile.empty.saved.own.text": "Make a board for anything: a room, a trip, a recipe to try.",
  "board.people": [["count","plural",{"one":["#"," person"],"other":["#"," people"]}]],
  "profile.tab.created": "Created",
  "profile.tab.saved": "Saved",
  "profile.tab.stories": "Stories",
  "profile.tab.tried": "Tried",
  "profile.story": ["Stories by ",["name"]],
  "profile.tried": ["Pins ",["name"]," tried"],
  "profile.empty.story": "No stories yet",
  "profile.empty.tried": "No tried pins yet",
  "profile.tabs": ["What ",["name"]," shares"],
  "profile.followers": [["count","plural",{"one":["follower"],"other":["followers"]}]],
  "profile.following": "following",
  "profile.blocked": ["You blocked ",["name"]],
  "profile.blocked.empty": ["You won’t see anything from ",["name"]],
  "profile.blocked.empty.text": "While they’re blocked, you won’t see what they share, and they won’t see what you share.",
  "profile.share.private": "Copy link (only followers can open it)",
  "profile.unblock": "Unblock",
  "profile.options": "Profile options",
  "profile.more": ["More actions for ",["name"]],
  "profile.report": "Report",
  "profile.block": "Block",
  "profile.message": "Message",
  "profile.pins": [["count","plural",{"one":["pin"],"other":["pins"]}]],
  "profile.boards": ["Boards by ",["name"]],
  "profile.created": ["Pins created by ",["name"]],
  "profile.empty.created.others": [["name"]," hasn’t created any pins yet"],
  "profile.empty.saved.others": [["name"]," hasn’t shared any boards yet"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
