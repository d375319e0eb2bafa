// Made by `npm run gen` from the sources next to it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "comments.title": null
  "comments.count": { readonly count: number }
  "comments.list": null
  "comments.empty": null
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
  "comments.toComment.new": null
  "comments.toReact": null
  "comments.toReact.new": null
  "comments.toReport": null
  "comments.toReport.new": null
  "comments.gone": null
  "comments.manage": null
  "comment.by": { readonly name: string | number }
  "comment.reply.by": { readonly name: string | number }
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
  "comment.replies.show": { readonly count: number }
  "comment.replies.hide": null
  "comment.replies.more": null
  "comment.replies": { readonly name: string | number }
  "comment.replies.failed": null
  "comment.replies.none": null
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
  "comments.off": "Comments are off",
  "comments.off.text": "No one can comment on this pin.",
  "comments.off.own": "You turned off comments for this pin. Earlier comments come back when you turn them on.",
  "comments.refused.off": "You can’t comment on this pin.",
  "comments.refused.some": "Only people this person follows can comment here.",
  "comments.refused.banned": "You can’t comment right now.",
  "comments.failed": "We couldn’t load the comments",
  "comments.more": "Show more comments",
  "comments.more.failed": "We couldn’t load more comments.",
  "comments.toComment": "Log in to comment",
  "comments.toComment.new": "Create an account to comment",
  "comments.toReact": "Log in to react to this comment",
  "comments.toReact.new": "Create an account to react to this comment",
  "comments.toReport": "Log in to report this",
  "comments.toReport.new": "Create an account to report this",
  "comments.gone": "That comment is no longer here.",
  "comments.manage": "Comment settings",
  "comment.by": ["Comment by ",["name"]],
  "comment.reply.by": ["Reply by ",["name"]],
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
  "comment.replies.show": [["count","plural",{"one":["Show ","#"," reply"],"other":["Show ","#"," replies"]}]],
  "comment.replies.hide": "Hide replies",
  "comment.replies.more": "Show more replies",
  "comment.replies": ["Replies to ",["name"]],
  "comment.replies.failed": "We couldn’t load the replies.",
  "comment.replies.none": "No replies you can see.",
  "comment.menu": ["More actions for the comment by ",["name"]],
  "comment.edit": "Edit",
  "comment.delete": "Delete",
  "comment.highlight": "Highlight",
  "comment.highlight.end": "Remove highlight",
  "comment.hide.everyone": "Hide from everyone",
  "comment.hide.me": "Hide from me",
  "comment.hideAll": ["Hide all comments by ",["name"]],
  "comment.block": ["Block ",["name"]],
  "comment.flag": "Report",
  "comment.unmention": "Remove my mention",
  "comment.unmention.all": "Remove all mentions",
  "comment.translate": "Translate",
  "comment.copy": "Copy link",
  "comment.copied": "Link copied",
  "comment.copyFailed": "We couldn’t copy the link.",
  "comment.translation": "Translation",
  "comment.translation.none": "No translation available.",
  "comment.translation.hide": "Hide translation",
  "comment.delete.title": "Delete your comment?",
  "comment.delete.text": [["count","plural",{"0":["It’ll be removed from this pin."],"one":["It’ll be removed from this pin, along with its reply."],"other":["It’ll be removed from this pin, along with its ","#"," replies."]}]],
  "comment.delete.keep": "Keep it",
  "comment.deleted": "Comment deleted",
  "comment.undo": "Undo",
  "comment.undoFailed": "We couldn’t undo that. Try again.",
  "comment.hidden.everyone": "Comment hidden from everyone",
  "comment.hidden.me": "Comment hidden from you",
  "comment.hiddenAll": ["You won’t see comments by ",["name"]," anymore"],
  "comment.unmentioned": "Your mention was removed",
  "comment.unmentioned.all": "Mentions removed",
  "comment.failed": "That didn’t work. Try again.",
  "composer.add": "Add a comment",
  "composer.label": "Your comment",
  "composer.reply.label": ["Your reply to ",["name"]],
  "composer.edit.label": "Edit your comment",
  "composer.hint": "Type @ to mention someone.",
  "composer.post": "Post",
  "composer.post.anyway": "Post anyway",
  "composer.save": "Save",
  "composer.cancel": "Cancel",
  "composer.posted": "Comment posted",
  "composer.photo": "Add a photo",
  "composer.photo.remove": "Remove photo",
  "composer.photo.alt": "Your photo",
  "composer.photo.progress": "Uploading your photo",
  "flag.title": "Report comment",
  "flag.text": "The site’s admins will review it. Reports are confidential.",
  "flag.reason": "What’s wrong with it?",
  "flag.reason.spam": "Spam",
  "flag.reason.harassment": "Harassment or bullying",
  "flag.reason.hate": "Hate",
  "flag.reason.nudity": "Nudity or sexual content",
  "flag.reason.violence": "Violence",
  "flag.reason.self_harm": "Self-harm",
  "flag.reason.misinformation": "Misinformation",
  "flag.reason.private_information": "Private information",
  "flag.details": "Tell us more (optional)",
  "flag.detail": [["detail","select",{"repeated":["Posted over and over"],"advertising":["Advertising"],"scam":["Scam"],"insult":["Insults"],"threat":["Threats"],"unwanted_contact":["Unwanted contact"],"slur":["Slurs"],"stereotype":["Contempt for a group"],"sexual_words":["Sexual language"],"sexual_request":["Request for sex"],"praise":["Praises violence"],"encourages":["Encourages it"],"at_risk":["Someone may be in danger"],"health":["About health"],"public_affairs":["About elections or public matters"],"address":["Where someone lives or is"],"contact_details":["A phone number or address"],"other":[["detail"]]}]],
  "flag.send": "Report",
  "flag.close": "Close",
  "flag.choose": "Choose a reason.",
  "flag.sent": "Thanks. We’ll take a look.",
  "flag.hide": "Hide comment",
  "features.title": "Comment settings",
  "features.close": "Close",
  "features.pin": "This pin",
  "features.pin.comments": "Comments on this pin",
  "features.pin.comments.hint": "When this is off, existing comments are hidden until you turn it back on.",
  "features.all": "All your pins",
  "features.comments": "People can comment",
  "features.photos": "People can add photos to comments",
  "features.mentions": "People can mention you",
  "features.save": "Save",
  "features.saved": "Comment settings saved",
  "features.failed": "We couldn’t load your settings",
  "pin.interests": "Topics on this pin",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
