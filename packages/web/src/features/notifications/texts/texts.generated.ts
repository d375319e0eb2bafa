// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "news.title": null
  "news.settings": null
  "news.failed": null
  "news.none": null
  "news.none.text": null
  "news.none.action": null
  "news.all": { readonly count: string | number }
  "news.details": { readonly words: string | number }
  "news.followed": { readonly others: number; readonly name: string | number }
  "news.pin_saved": { readonly others: number; readonly name: string | number }
  "news.pin_reacted": { readonly others: number; readonly name: string | number }
  "news.pin_tried": { readonly others: number; readonly name: string | number }
  "news.commented": { readonly others: number; readonly name: string | number }
  "news.replied": { readonly others: number; readonly name: string | number }
  "news.mentioned": { readonly others: number; readonly name: string | number }
  "news.story_mentioned": { readonly others: number; readonly name: string | number }
  "news.comment_liked": { readonly others: number; readonly name: string | number }
  "news.comment_helpful": { readonly others: number; readonly name: string | number }
  "news.comment_highlighted": { readonly others: number; readonly name: string | number }
  "news.board_invited": { readonly others: number; readonly name: string | number; readonly board: string | number }
  "news.board_joined": { readonly others: number; readonly name: string | number; readonly board: string | number }
  "news.board_join_requested": { readonly others: number; readonly name: string | number; readonly board: string | number }
  "news.board_join_approved": { readonly others: number; readonly name: string | number; readonly board: string | number }
  "news.board_suggested": { readonly others: number; readonly name: string | number; readonly board: string | number }
  "news.board_transfer_requested": { readonly others: number; readonly name: string | number; readonly board: string | number }
  "news.board_transferred": { readonly others: number; readonly name: string | number; readonly board: string | number }
  "news.board_followed": { readonly others: number; readonly name: string | number; readonly board: string | number }
  "news.board_pin_added": { readonly others: number; readonly name: string | number; readonly board: string | number }
  "news.sponsor_asked": { readonly others: number; readonly name: string | number }
  "news.moderated": { readonly target: string }
  "news.warned": { readonly target: string }
}

const messages = {
  "news.title": "News",
  "news.settings": "Choose what you hear of",
  "news.failed": "Your news could not be loaded",
  "news.none": "Nothing new yet",
  "news.none.text": "Follows, saves, comments and likes of what is yours appear here.",
  "news.none.action": "Find ideas",
  "news.all": ["See all ",["count"]],
  "news.details": ["See all of: ",["words"]],
  "news.followed": [["others","plural",{"0":[["name"]," follows you now"],"one":[["name"]," and ","#"," other person follow you now"],"other":[["name"]," and ","#"," others follow you now"]}]],
  "news.pin_saved": [["others","plural",{"0":[["name"]," saved your pin"],"one":[["name"]," and ","#"," other person saved your pin"],"other":[["name"]," and ","#"," others saved your pin"]}]],
  "news.pin_reacted": [["others","plural",{"0":[["name"]," reacted to your pin"],"one":[["name"]," and ","#"," other person reacted to your pin"],"other":[["name"]," and ","#"," others reacted to your pin"]}]],
  "news.pin_tried": [["others","plural",{"0":[["name"]," tried your pin"],"one":[["name"]," and ","#"," other person tried your pin"],"other":[["name"]," and ","#"," others tried your pin"]}]],
  "news.commented": [["others","plural",{"0":[["name"]," commented on your pin"],"one":[["name"]," and ","#"," other person commented on your pin"],"other":[["name"]," and ","#"," others commented on your pin"]}]],
  "news.replied": [["others","plural",{"0":[["name"]," answered your comment"],"one":[["name"]," and ","#"," other person answered your comment"],"other":[["name"]," and ","#"," others answered your comment"]}]],
  "news.mentioned": [["others","plural",{"0":[["name"]," mentioned you in a comment"],"one":[["name"]," and ","#"," other person mentioned you"],"other":[["name"]," and ","#"," others mentioned you"]}]],
  "news.story_mentioned": [["others","plural",{"0":[["name"]," named you in a story"],"one":[["name"]," and ","#"," other person named you in a story"],"other":[["name"]," and ","#"," others named you in a story"]}]],
  "news.comment_liked": [["others","plural",{"0":[["name"]," likes your comment"],"one":[["name"]," and ","#"," other person like your comment"],"other":[["name"]," and ","#"," others like your comment"]}]],
  "news.comment_helpful": [["others","plural",{"0":[["name"]," found your comment helpful"],"one":[["name"]," and ","#"," other person found your comment helpful"],"other":[["name"]," and ","#"," others found your comment helpful"]}]],
  "news.comment_highlighted": [["others","plural",{"0":[["name"]," put your comment first"],"one":[["name"]," and ","#"," other person put your comment first"],"other":[["name"]," and ","#"," others put your comment first"]}]],
  "news.board_invited": [["others","plural",{"0":[["name"]," asks you to work on “",["board"],"” together"],"one":[["name"]," and ","#"," other person ask you to work on “",["board"],"” together"],"other":[["name"]," and ","#"," others ask you to work on “",["board"],"” together"]}]],
  "news.board_joined": [["others","plural",{"0":[["name"]," works on “",["board"],"” now"],"one":[["name"]," and ","#"," other person work on “",["board"],"” now"],"other":[["name"]," and ","#"," others work on “",["board"],"” now"]}]],
  "news.board_join_requested": [["others","plural",{"0":[["name"]," asks to join “",["board"],"”"],"one":[["name"]," and ","#"," other person ask to join “",["board"],"”"],"other":[["name"]," and ","#"," others ask to join “",["board"],"”"]}]],
  "news.board_join_approved": [["others","plural",{"0":[["name"]," lets you work on “",["board"],"”"],"one":[["name"]," and ","#"," other person let you work on “",["board"],"”"],"other":[["name"]," and ","#"," others let you work on “",["board"],"”"]}]],
  "news.board_suggested": [["others","plural",{"0":[["name"]," suggests somebody for “",["board"],"”"],"one":[["name"]," and ","#"," other person suggest somebody for “",["board"],"”"],"other":[["name"]," and ","#"," others suggest somebody for “",["board"],"”"]}]],
  "news.board_transfer_requested": [["others","plural",{"0":[["name"]," asks you to take “",["board"],"” over"],"one":[["name"]," and ","#"," other person ask you to take “",["board"],"” over"],"other":[["name"]," and ","#"," others ask you to take “",["board"],"” over"]}]],
  "news.board_transferred": [["others","plural",{"0":[["name"]," took “",["board"],"” over"],"one":[["name"]," and ","#"," other person took “",["board"],"” over"],"other":[["name"]," and ","#"," others took “",["board"],"” over"]}]],
  "news.board_followed": [["others","plural",{"0":[["name"]," follows “",["board"],"” now"],"one":[["name"]," and ","#"," other person follow “",["board"],"” now"],"other":[["name"]," and ","#"," others follow “",["board"],"” now"]}]],
  "news.board_pin_added": [["others","plural",{"0":[["name"]," added to “",["board"],"”"],"one":[["name"]," and ","#"," other person added to “",["board"],"”"],"other":[["name"]," and ","#"," others added to “",["board"],"”"]}]],
  "news.sponsor_asked": [["others","plural",{"0":[["name"]," names you as the sponsor of a pin: approve or decline there"],"one":[["name"]," and ","#"," other person name you as the sponsor of a pin"],"other":[["name"]," and ","#"," others name you as the sponsor of a pin"]}]],
  "news.moderated": [["target","select",{"comment":["A comment of yours was hidden"],"board":["A board of yours was hidden: only you see it"],"did_it":["What you told of trying a pin was hidden"],"user":["A picture on your profile was taken off"],"other":["A pin of yours was hidden"]}]," by whoever runs this site"],
  "news.warned": [["target","select",{"pin":["Whoever runs this site warns you about a pin of yours"],"comment":["Whoever runs this site warns you about a comment of yours"],"did_it":["Whoever runs this site warns you about what you told of trying a pin"],"board":["Whoever runs this site warns you about a board of yours"],"conversation":["Whoever runs this site warns you about what you wrote"],"other":["Whoever runs this site warns you"]}]],
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
