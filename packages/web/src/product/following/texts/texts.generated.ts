// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "closeup.followers": { readonly count: number }
  "follow.follow": null
  "follow.following": null
  "follow.person": { readonly name: string | number }
  "follow.person.stop": { readonly name: string | number }
  "follow.board": null
  "follow.failed": null
  "account.toFollow": { readonly name: string | number }
  "account.toFollow.new": { readonly name: string | number }
}

const messages = {
  "closeup.followers": [["count","plural",{"one":["#"," follower"],"other":["#"," followers"]}]],
  "follow.follow": "Follow",
  "follow.following": "Following",
  "follow.person": ["Follow ",["name"]],
  "follow.person.stop": ["Following ",["name"],", unfollow"],
  "follow.board": "Follow board",
  "follow.failed": "That didn’t work. Try again.",
  "account.toFollow": ["Log in to follow ",["name"]],
  "account.toFollow.new": ["Create an account to follow ",["name"]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
