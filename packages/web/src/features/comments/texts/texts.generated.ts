// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "comments.title": null
  "comments.count": { readonly count: number }
  "comments.list": null
  "comments.empty": null
  "comments.empty.text": null
  "comments.off": null
  "comments.off.text": null
  "comments.off.own": null
  "comments.refused.off": null
  "comments.refused.some": null
  "comments.refused.banned": null
  "comments.failed": null
  "comments.more": null
  "comments.more.failed": null
  "comments.toComment": null
  "comments.toReact": null
  "comments.gone": null
  "comments.manage": null
  "comment.by": { readonly name: string | number }
  "comment.answer.by": { readonly name: string | number }
  "comment.pinner": null
  "comment.highlighted": null
  "comment.edited": null
  "comment.photo": { readonly name: string | number }
  "comment.photo.open": { readonly name: string | number }
  "comment.like": { readonly name: string | number }
  "comment.likes": { readonly count: number }
  "comment.helpful": null
  "comment.helpful.mark": { readonly name: string | number }
  "comment.helpfuls": { readonly count: number }
  "comment.reply": null
  "comment.reply.to": { readonly name: string | number }
  "comment.answers.show": { readonly count: number }
  "comment.answers.hide": null
  "comment.answers.more": null
  "comment.answers": { readonly name: string | number }
  "comment.answers.failed": null
  "comment.answers.none": null
  "comment.menu": { readonly name: string | number }
  "comment.edit": null
  "comment.delete": null
  "comment.highlight": null
  "comment.highlight.end": null
  "comment.hide.everyone": null
  "comment.hide.me": null
  "comment.hideAll": { readonly name: string | number }
  "comment.block": { readonly name: string | number }
  "comment.flag": null
  "comment.unmention": null
  "comment.unmention.all": null
  "comment.translate": null
  "comment.copy": null
  "comment.copied": null
  "comment.copyFailed": null
  "comment.translation": null
  "comment.translation.none": null
  "comment.translation.hide": null
  "comment.delete.title": null
  "comment.delete.text": { readonly count: number }
  "comment.delete.keep": null
  "comment.deleted": null
  "comment.undo": null
  "comment.undoFailed": null
  "comment.hidden.everyone": null
  "comment.hidden.me": null
  "comment.hiddenAll": { readonly name: string | number }
  "comment.unmentioned": null
  "comment.unmentioned.all": null
  "comment.failed": null
  "composer.add": null
  "composer.label": null
  "composer.reply.label": { readonly name: string | number }
  "composer.edit.label": null
  "composer.hint": null
  "composer.post": null
  "composer.post.anyway": null
  "composer.save": null
  "composer.cancel": null
  "composer.posted": null
  "composer.photo": null
  "composer.photo.remove": null
  "composer.photo.alt": null
  "composer.photo.progress": null
  "composer.mentions": null
  "composer.mentions.found": { readonly count: number }
  "flag.title": null
  "flag.text": null
  "flag.reason": null
  "flag.reason.spam": null
  "flag.reason.harassment": null
  "flag.reason.hate": null
  "flag.reason.nudity": null
  "flag.reason.violence": null
  "flag.reason.self_harm": null
  "flag.reason.misinformation": null
  "flag.reason.private_information": null
  "flag.details": null
  "flag.detail": { readonly detail: string }
  "flag.send": null
  "flag.close": null
  "flag.choose": null
  "flag.sent": null
  "flag.hide": null
  "features.title": null
  "features.close": null
  "features.pin": null
  "features.pin.comments": null
  "features.pin.comments.hint": null
  "features.all": null
  "features.comments": null
  "features.photos": null
  "features.mentions": null
  "features.save": null
  "features.saved": null
  "features.failed": null
  "pin.interests": null
}

const messages = {
  "comments.title": "Comments",
  "comments.count": [["count","plural",{"one":["#"," comment"],"other":["#"," comments"]}]],
  "comments.list": "Comments",
  "comments.empty": "No comments yet",
  "comments.empty.text": "Say what you like about it, or ask how it was made.",
  "comments.off": "Comments are off",
  "comments.off.text": "Nobody can comment on this pin.",
  "comments.off.own": "You have turned comments off for this pin. What was said comes back when you turn them on.",
  "comments.refused.off": "You cannot comment on this pin.",
  "comments.refused.some": "Only people this person follows can comment here.",
  "comments.refused.banned": "You cannot comment at the moment.",
  "comments.failed": "Comments could not be loaded",
  "comments.more": "Show more comments",
  "comments.more.failed": "More comments could not be loaded.",
  "comments.toComment": "Log in to comment",
  "comments.toReact": "Log in to react to comments",
  "comments.gone": "The comment you were led to is not here any more.",
  "comments.manage": "Comment settings",
  "comment.by": ["Comment by ",["name"]],
  "comment.answer.by": ["Answer by ",["name"]],
  "comment.pinner": "Pinned this",
  "comment.highlighted": "Highlighted",
  "comment.edited": "edited",
  "comment.photo": ["Photo by ",["name"]],
  "comment.photo.open": ["Open the photo by ",["name"]],
  "comment.like": ["Like the comment by ",["name"]],
  "comment.likes": [["count","plural",{"one":["#"," like"],"other":["#"," likes"]}]],
  "comment.helpful": "Helpful",
  "comment.helpful.mark": ["Mark the comment by ",["name"]," as helpful"],
  "comment.helpfuls": [["count","plural",{"one":["Helpful to ","#"," person"],"other":["Helpful to ","#"," people"]}]],
  "comment.reply": "Reply",
  "comment.reply.to": ["Reply to ",["name"]],
  "comment.answers.show": [["count","plural",{"one":["Show ","#"," answer"],"other":["Show ","#"," answers"]}]],
  "comment.answers.hide": "Hide answers",
  "comment.answers.more": "Show more answers",
  "comment.answers": ["Answers to ",["name"]],
  "comment.answers.failed": "Answers could not be loaded.",
  "comment.answers.none": "None of them is shown to you.",
  "comment.menu": ["More about the comment by ",["name"]],
  "comment.edit": "Edit",
  "comment.delete": "Delete",
  "comment.highlight": "Highlight",
  "comment.highlight.end": "Stop highlighting",
  "comment.hide.everyone": "Hide from everyone",
  "comment.hide.me": "Hide from me",
  "comment.hideAll": ["Hide all comments by ",["name"]],
  "comment.block": ["Block ",["name"]],
  "comment.flag": "Report",
  "comment.unmention": "Remove my mention",
  "comment.unmention.all": "Remove mentions",
  "comment.translate": "Translate",
  "comment.copy": "Copy link",
  "comment.copied": "Link copied",
  "comment.copyFailed": "The link could not be copied.",
  "comment.translation": "Translation",
  "comment.translation.none": "A translation is not available.",
  "comment.translation.hide": "Hide translation",
  "comment.delete.title": "Delete your comment?",
  "comment.delete.text": [["count","plural",{"0":["It disappears from this pin."],"one":["It disappears from this pin, with the answer to it."],"other":["It disappears from this pin, with the ","#"," answers to it."]}]],
  "comment.delete.keep": "Keep it",
  "comment.deleted": "Comment deleted",
  "comment.undo": "Undo",
  "comment.undoFailed": "This could not be undone. Try again.",
  "comment.hidden.everyone": "The comment is hidden from everyone",
  "comment.hidden.me": "The comment is hidden from you",
  "comment.hiddenAll": ["You see no comments by ",["name"]," any more"],
  "comment.unmentioned": "You are not mentioned there any more",
  "comment.unmentioned.all": "Nobody is mentioned there any more",
  "comment.failed": "That did not work. Try again.",
  "composer.add": "Add a comment",
  "composer.label": "Your comment",
  "composer.reply.label": ["Your answer to ",["name"]],
  "composer.edit.label": "Change your comment",
  "composer.hint": "Write @ to mention somebody.",
  "composer.post": "Post",
  "composer.post.anyway": "Post anyway",
  "composer.save": "Save",
  "composer.cancel": "Cancel",
  "composer.posted": "Comment posted",
  "composer.photo": "Add a photo",
  "composer.photo.remove": "Remove the photo",
  "composer.photo.alt": "Your photo",
  "composer.photo.progress": "Uploading your photo",
  "composer.mentions": "People to mention",
  "composer.mentions.found": [["count","plural",{"0":["Nobody found"],"one":["#"," person found. Use the arrow keys"],"other":["#"," people found. Use the arrow keys"]}]],
  "flag.title": "Report comment",
  "flag.text": "Whoever runs this site will see it. Nobody learns that you reported it.",
  "flag.reason": "What is wrong with it?",
  "flag.reason.spam": "Spam",
  "flag.reason.harassment": "Harassment or bullying",
  "flag.reason.hate": "Hate",
  "flag.reason.nudity": "Nudity or sexual content",
  "flag.reason.violence": "Violence",
  "flag.reason.self_harm": "Self-harm",
  "flag.reason.misinformation": "False information",
  "flag.reason.private_information": "Private information",
  "flag.details": "What exactly? (optional)",
  "flag.detail": [["detail","select",{"repeated":["The same again and again"],"advertising":["Advertising"],"scam":["A scam"],"insult":["Insults"],"threat":["Threats"],"unwanted_contact":["Does not stop"],"slur":["Slurs"],"stereotype":["Contempt for a group"],"sexual_words":["Sexual words"],"sexual_request":["Asks for sex"],"praise":["Praises violence"],"encourages":["Encourages it"],"at_risk":["Somebody may be in danger"],"health":["About health"],"public_affairs":["About elections or public matters"],"address":["Where somebody lives or is"],"contact_details":["A phone number or an address"],"other":[["detail"]]}]],
  "flag.send": "Report",
  "flag.close": "Close",
  "flag.choose": "Choose what is wrong.",
  "flag.sent": "Thank you. We will look at it.",
  "flag.hide": "Hide it",
  "features.title": "Comment settings",
  "features.close": "Close",
  "features.pin": "This pin",
  "features.pin.comments": "Comments on this pin",
  "features.pin.comments.hint": "Turned off, what was said is hidden until you turn them on again.",
  "features.all": "All your pins",
  "features.comments": "Others may comment",
  "features.photos": "Others may add photos to comments",
  "features.mentions": "Others may mention you",
  "features.save": "Save",
  "features.saved": "Comment settings saved",
  "features.failed": "Your settings could not be loaded",
  "pin.interests": "Topics of this pin",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
