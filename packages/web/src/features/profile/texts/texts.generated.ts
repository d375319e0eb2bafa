// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "profile.invite": null
  "collaborating.profile": null
  "collaborating.profile.invited": { readonly name: string | number; readonly board: string | number }
  "profile.createPin": null
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
  "collaborating.profile": "Boards you are asked to work on",
  "collaborating.profile.invited": [["name"]," asks you to work on “",["board"],"”"],
  "profile.createPin": "Create pin",
  "profile.edit": "Edit profile",
  "profile.look": "Cover and view",
  "profile.putAway": "Boards put away",
  "profile.putAway.none": "No board is put away.",
  "profile.tab.favorites": "Favorites",
  "profile.favorites": "Your favorites, which only you see",
  "profile.empty.favorites": "No favorites yet",
  "profile.empty.favorites.text": "The star below a pin puts it here. Only you see them.",
  "profile.empty.created.own": "Show the world something",
  "profile.empty.created.own.text": "Pins you make yourself appear here.",
  "profile.empty.saved.own": "Your boards live here",
  "profile.empty.saved.own.text": "A board gathers what belongs together: a room, a trip, a recipe to try.",
  "board.people": [["count","plural",{"one":["#"," person"],"other":["#"," people"]}]],
  "profile.tab.created": "Created",
  "profile.tab.saved": "Saved",
  "profile.tab.stories": "Stories",
  "profile.tab.tried": "Tried",
  "profile.story": ["Stories by ",["name"]],
  "profile.tried": ["Pins that ",["name"]," tried"],
  "profile.empty.story": "No stories here",
  "profile.empty.tried": "No tried pins here",
  "profile.tabs": ["What ",["name"]," shares"],
  "profile.followers": [["count","plural",{"one":["follower"],"other":["followers"]}]],
  "profile.following": "following",
  "profile.blocked": ["You have blocked ",["name"]],
  "profile.blocked.empty": ["Nothing of ",["name"]," is shown to you"],
  "profile.blocked.empty.text": "As long as they are blocked, what they share stays out of your way, and what you share out of theirs.",
  "profile.share.private": "Copy link (only followers can open it)",
  "profile.unblock": "Unblock",
  "profile.more": ["More about ",["name"]],
  "profile.report": "Report",
  "profile.block": "Block",
  "profile.message": "Message",
  "profile.pins": [["count","plural",{"one":["pin"],"other":["pins"]}]],
  "profile.boards": ["Boards of ",["name"]],
  "profile.created": ["Pins made by ",["name"]],
  "profile.empty.created.others": [["name"]," shows no pins here"],
  "profile.empty.saved.others": [["name"]," shows no boards here"],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
