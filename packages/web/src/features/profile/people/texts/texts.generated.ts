// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../../i18n/texts.ts'

interface Values {
  "people.followers": { readonly name: string | number }
  "people.following": { readonly name: string | number }
  "people.followers.none": null
  "people.following.none": null
  "people.followAll": { readonly count: number }
  "people.followedAll": { readonly count: number }
  "write.title": { readonly name: string | number }
  "write.send": null
  "write.done": { readonly name: string | number }
  "write.open": null
}

const messages = {
  "people.followers": ["Followers of ",["name"]],
  "people.following": ["People ",["name"]," follows"],
  "people.followers.none": "No followers yet",
  "people.following.none": "Not following anyone yet",
  "people.followAll": [["count","plural",{"one":["Follow ","#"," person"],"other":["Follow all ","#"]}]],
  "people.followedAll": [["count","plural",{"one":["You’re now following ","#"," more person"],"other":["You’re now following ","#"," more people"]}]],
  "write.title": ["Message ",["name"]],
  "write.send": "Send",
  "write.done": ["Sent to ",["name"]],
  "write.open": "Open",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
