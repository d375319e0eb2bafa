// Made by `npm run gen` from the sources beside it.
import type { Catalog } from '../../../i18n/texts.ts'

interface Values {
  "admin.title": null
  "admin.noMail": null
  "admin.failed": null
  "admin.more": null
  "admin.secondStep.title": null
  "admin.secondStep.text": null
  "admin.secondStep.turnOn": null
  "admin.today": null
  "admin.today.open": null
  "admin.errors": null
  "admin.errors.open": null
  "admin.signUps": null
  "admin.signUps.total": { readonly count: number }
  "admin.signUps.day": { readonly date: string | number; readonly count: string | number }
  "admin.users": null
  "admin.users.search": null
  "admin.users.clear": null
  "admin.users.filter": null
  "admin.users.all": null
  "admin.users.staff": null
  "admin.users.banned": null
  "admin.users.none": null
  "admin.users.list": null
  "admin.role.owner": null
  "admin.role.employee": null
  "admin.role.member": null
  "admin.user.since": { readonly date: string | number }
  "admin.user.campaign": { readonly campaign: string | number }
  "admin.user.unverified": null
  "admin.user.secondStep": null
  "admin.user.sessions": { readonly count: number }
  "admin.user.shared": { readonly count: number }
  "admin.user.banned": null
  "admin.user.banned.reason": { readonly reason: string | number }
  "admin.user.merchant": { readonly domain: string | number }
  "admin.user.actions": { readonly name: string | number }
  "admin.keep": null
  "admin.role.change": { readonly role: string }
  "admin.role.title": { readonly name: string | number; readonly role: string }
  "admin.role.text.owner": { readonly name: string | number }
  "admin.role.text.employee": { readonly name: string | number }
  "admin.role.text.member": { readonly name: string | number }
  "admin.role.done": { readonly name: string | number }
  "admin.ban": null
  "admin.ban.title": { readonly name: string | number }
  "admin.ban.text": null
  "admin.ban.reason": null
  "admin.ban.confirm": null
  "admin.ban.done": { readonly name: string | number }
  "admin.unban": null
  "admin.unban.title": { readonly name: string | number }
  "admin.unban.text": null
  "admin.unban.done": { readonly name: string | number }
  "admin.mfa": null
  "admin.mfa.title": { readonly name: string | number }
  "admin.mfa.text": null
  "admin.mfa.done": { readonly name: string | number }
  "admin.merchant.verify": null
  "admin.merchant.change": null
  "admin.merchant.title": { readonly name: string | number }
  "admin.merchant.text": null
  "admin.merchant.domain": null
  "admin.merchant.storefronts": null
  "admin.merchant.storefronts.hint": null
  "admin.merchant.country": null
  "admin.merchant.language": null
  "admin.merchant.url": null
  "admin.merchant.storefront": { readonly number: string | number }
  "admin.merchant.add": null
  "admin.merchant.remove": { readonly number: string | number }
  "admin.merchant.confirm": null
  "admin.merchant.done": { readonly name: string | number }
  "admin.merchant.unverify": null
  "admin.merchant.unverify.title": { readonly name: string | number }
  "admin.merchant.unverify.text": null
  "admin.merchant.unverify.confirm": null
  "admin.merchant.unverify.done": { readonly name: string | number }
  "admin.reports": null
  "admin.reports.open": null
  "moderation.title": null
  "moderation.text": null
  "admin.back": null
  "moderation.which": null
  "moderation.which.open": null
  "moderation.which.closed": null
  "moderation.none.open": null
  "moderation.none.closed": null
  "moderation.list": null
  "moderation.target.pin": null
  "moderation.target.comment": null
  "moderation.target.did_it": null
  "moderation.target.board": null
  "moderation.target.user": null
  "moderation.target.conversation": null
  "moderation.by": { readonly type: string; readonly target: string | number; readonly name: string | number }
  "moderation.byGone": { readonly type: string; readonly target: string | number }
  "moderation.untitled": null
  "moderation.count": { readonly count: number }
  "moderation.hidden": null
  "moderation.gone": null
  "moderation.see": null
  "moderation.picture": null
  "moderation.messages": null
  "moderation.messages.none": null
  "moderation.messages.pin": null
  "moderation.messages.label": null
  "moderation.dismiss": null
  "moderation.hide": null
  "moderation.restore": null
  "moderation.warn": null
  "moderation.block_picture": null
  "moderation.unblock_picture": null
  "moderation.done.dismiss": null
  "moderation.done.hide": null
  "moderation.done.restore": null
  "moderation.done.warn": null
  "moderation.done.block_picture": null
  "moderation.done.unblock_picture": null
  "moderation.account": { readonly name: string | number }
  "moderation.account.more": null
  "moderation.account.loading": null
  "moderation.warn.title": { readonly name: string | number }
  "moderation.warn.text": null
  "moderation.warn.message": null
  "moderation.warn.confirm": null
  "moderation.block.title": null
  "moderation.block.text": null
  "moderation.detail": { readonly detail: string }
  "moderation.reason.spam": null
  "moderation.reason.nudity": null
  "moderation.reason.self_harm": null
  "moderation.reason.misinformation": null
  "moderation.reason.hate": null
  "moderation.reason.dangerous_goods": null
  "moderation.reason.harassment": null
  "moderation.reason.violence": null
  "moderation.reason.private_information": null
  "moderation.reason.intellectual_property": null
  "moderation.reason.times": { readonly reason: string | number; readonly count: string | number }
  "moderation.log": null
  "moderation.log.line.dismiss": { readonly actor: string | number; readonly target: string | number; readonly subject: string | number }
  "moderation.log.line.hide": { readonly actor: string | number; readonly target: string | number; readonly subject: string | number }
  "moderation.log.line.restore": { readonly actor: string | number; readonly target: string | number; readonly subject: string | number }
  "moderation.log.line.warn": { readonly actor: string | number; readonly subject: string | number; readonly detail: string | number }
  "moderation.log.line.read_messages": { readonly actor: string | number; readonly subject: string | number; readonly target: string | number }
  "moderation.log.line.ban": { readonly actor: string | number; readonly subject: string | number; readonly detail: string | number }
  "moderation.log.line.block_picture": { readonly actor: string | number; readonly subject: string | number }
  "moderation.log.copies.block_picture": { readonly count: number }
  "moderation.log.copies.unblock_picture": { readonly count: number }
  "moderation.log.line.unblock_picture": { readonly actor: string | number; readonly subject: string | number }
  "moderation.somebody": null
  "admin.log": null
  "admin.log.none": null
  "admin.log.commandLine": null
  "admin.log.set_role": { readonly actor: string | number; readonly subject: string | number; readonly detail: string | number }
  "admin.log.ban": { readonly actor: string | number; readonly subject: string | number; readonly detail: string | number }
  "admin.log.unban": { readonly actor: string | number; readonly subject: string | number }
  "admin.log.reset_mfa": { readonly actor: string | number; readonly subject: string | number }
  "admin.log.delete": { readonly actor: string | number; readonly detail: string | number }
  "admin.log.verify_merchant": { readonly actor: string | number; readonly subject: string | number; readonly detail: string | number }
  "admin.log.unverify_merchant": { readonly actor: string | number; readonly subject: string | number; readonly detail: string | number }
  "admin.log.set_password": { readonly actor: string | number; readonly subject: string | number }
  "experiments.title": null
  "experiments.close": null
  "experiments.text": null
  "experiments.group": null
  "experiments.share": null
  "experiments.met": null
  "experiments.own": null
}

const messages = {
  "admin.title": "Run the site",
  "admin.noMail": "Email isn’t set up yet. You’ll find mails in the folder “mail” of the data folder.",
  "admin.failed": "This could not be loaded",
  "admin.more": "Show more",
  "admin.secondStep.title": "Turn on a second step first",
  "admin.secondStep.text": "What stands here is about other people’s accounts. It needs two-factor authentication on yours, so that a stolen password is not enough.",
  "admin.secondStep.turnOn": "Turn it on",
  "admin.today": "Today",
  "admin.today.open": "Edit today",
  "admin.errors": "Errors",
  "admin.errors.open": "See errors",
  "admin.signUps": "New accounts",
  "admin.signUps.total": [["count","plural",{"0":["Nobody has signed up in 30 days."],"one":["One person has signed up in 30 days."],"other":["#"," people have signed up in 30 days."]}]],
  "admin.signUps.day": [["date"],": ",["count"]],
  "admin.users": "Accounts",
  "admin.users.search": "Username or whole email",
  "admin.users.clear": "Empty the search",
  "admin.users.filter": "Show",
  "admin.users.all": "All accounts",
  "admin.users.staff": "People who run the site",
  "admin.users.banned": "People who may not write",
  "admin.users.none": "No account found",
  "admin.users.list": "Accounts found",
  "admin.role.owner": "Owner",
  "admin.role.employee": "Employee",
  "admin.role.member": "Member",
  "admin.user.since": ["Here since ",["date"]],
  "admin.user.campaign": ["Came by “",["campaign"],"”"],
  "admin.user.unverified": "Email not verified",
  "admin.user.secondStep": "Second step on",
  "admin.user.sessions": [["count","plural",{"0":["Logged in nowhere"],"one":["Logged in at one place"],"other":["Logged in at ","#"," places"]}]],
  "admin.user.shared": [["count","plural",{"one":["One other account in the same browser"],"other":["#"," other accounts in the same browsers"]}]],
  "admin.user.banned": "May not write",
  "admin.user.banned.reason": ["May not write: ",["reason"]],
  "admin.user.merchant": ["Verified merchant: ",["domain"]],
  "admin.user.actions": ["What can be done with ",["name"]],
  "admin.keep": "Cancel",
  "admin.role.change": ["Make ",["role","select",{"owner":["an owner"],"employee":["an employee"],"other":["a member"]}]],
  "admin.role.title": ["Make ",["name"]," ",["role","select",{"owner":["an owner"],"employee":["an employee"],"other":["a member"]}],"?"],
  "admin.role.text.owner": ["Owners may do everything to other accounts. ",["name"]," is logged out everywhere."],
  "admin.role.text.employee": ["Employees see all accounts and may ban members. ",["name"]," is logged out everywhere."],
  "admin.role.text.member": ["Members see no account but their own here. ",["name"]," is logged out everywhere."],
  "admin.role.done": [["name"]," has another role"],
  "admin.ban": "Ban…",
  "admin.ban.title": ["Ban ",["name"],"?"],
  "admin.ban.text": "They can read and not write, and are told why.",
  "admin.ban.reason": "Reason",
  "admin.ban.confirm": "Ban",
  "admin.ban.done": [["name"]," may not write any more"],
  "admin.unban": "Lift ban",
  "admin.unban.title": ["Let ",["name"]," write again?"],
  "admin.unban.text": "The reason they were told goes away.",
  "admin.unban.done": [["name"]," may write again"],
  "admin.mfa": "Reset second step",
  "admin.mfa.title": ["Reset the second step of ",["name"],"?"],
  "admin.mfa.text": "Apps, passkeys and recovery codes stop working at once. Make sure that it is them who asks.",
  "admin.mfa.done": [["name"]," logs in with the password alone now"],
  "admin.merchant.verify": "Verify as merchant…",
  "admin.merchant.change": "Change storefronts…",
  "admin.merchant.title": ["Verify ",["name"]," as a merchant"],
  "admin.merchant.text": "Make sure that they are behind the shop. Their profile and pins bear a mark, and their profile leads to the shop.",
  "admin.merchant.domain": "Domain of the shop",
  "admin.merchant.storefronts": "Storefronts",
  "admin.merchant.storefronts.hint": "One for each country and language, the one for everybody else first. Without an address, it is at the domain.",
  "admin.merchant.country": "Country",
  "admin.merchant.language": "Language",
  "admin.merchant.url": "Address",
  "admin.merchant.storefront": ["Storefront ",["number"]],
  "admin.merchant.add": "Add a storefront",
  "admin.merchant.remove": ["Remove storefront ",["number"]],
  "admin.merchant.confirm": "Verify",
  "admin.merchant.done": [["name"]," is a verified merchant"],
  "admin.merchant.unverify": "No longer a verified merchant",
  "admin.merchant.unverify.title": ["Take the mark from ",["name"],"?"],
  "admin.merchant.unverify.text": "Their profile and pins no longer say that they are a verified merchant.",
  "admin.merchant.unverify.confirm": "Take it back",
  "admin.merchant.unverify.done": [["name"]," is no verified merchant any more"],
  "admin.reports": "Reports",
  "admin.reports.open": "See what was reported",
  "moderation.title": "Reports",
  "moderation.text": "What people reported, the newest first. Whatever you do about a report closes it.",
  "admin.back": "Run the site",
  "moderation.which": "Which reports",
  "moderation.which.open": "Open",
  "moderation.which.closed": "Closed",
  "moderation.none.open": "Nothing to look at. Reports come here as people send them.",
  "moderation.none.closed": "Nothing has been closed yet.",
  "moderation.list": "Reports",
  "moderation.target.pin": "Pin",
  "moderation.target.comment": "Comment",
  "moderation.target.did_it": "Try",
  "moderation.target.board": "Board",
  "moderation.target.user": "Person",
  "moderation.target.conversation": "Conversation",
  "moderation.by": [["type","select",{"conversation":[["target"]," with ",["name"]],"user":[["target"],": ",["name"]],"other":[["target"]," by ",["name"]]}]],
  "moderation.byGone": [["type","select",{"conversation":[["target"]," with somebody who left"],"other":[["target"]," by somebody who left"]}]],
  "moderation.untitled": "Without words",
  "moderation.count": [["count","plural",{"one":["#"," report"],"other":["#"," reports"]}]],
  "moderation.hidden": "Hidden by whoever runs the site",
  "moderation.gone": "Deleted since",
  "moderation.see": "See it where it is",
  "moderation.picture": "See the picture",
  "moderation.messages": "Read their last messages",
  "moderation.messages.none": "They had not written anything by then.",
  "moderation.messages.pin": "The pin they sent",
  "moderation.messages.label": "What they wrote last",
  "moderation.dismiss": "Leave it",
  "moderation.hide": "Hide it",
  "moderation.restore": "Bring it back",
  "moderation.warn": "Warn",
  "moderation.block_picture": "Block the picture",
  "moderation.unblock_picture": "Allow the picture again",
  "moderation.done.dismiss": "Left as it is",
  "moderation.done.hide": "Hidden",
  "moderation.done.restore": "Back where it was",
  "moderation.done.warn": "They are told your words",
  "moderation.done.block_picture": "Gone from wherever it was shown, near copies too; new ones are refused",
  "moderation.done.unblock_picture": "Allowed again; what it took along comes back",
  "moderation.account": ["Account of ",["name"]],
  "moderation.account.more": "About their account",
  "moderation.account.loading": "Loading…",
  "moderation.warn.title": ["Warn ",["name"],"?"],
  "moderation.warn.text": "They find your words among their news, and in a mail if they have confirmed their address.",
  "moderation.warn.message": "What they should mind",
  "moderation.warn.confirm": "Send the warning",
  "moderation.block.title": "Block this picture?",
  "moderation.block.text": "Every pin, comment, try, portrait and cover that shows it goes, and nobody can upload it or a copy of it again, resized or not. Allowing it again brings them back.",
  "moderation.detail": [["detail","select",{"repeated":["The same again and again"],"advertising":["Advertising"],"scam":["A scam"],"insult":["Insults"],"threat":["Threats"],"unwanted_contact":["Does not stop"],"slur":["Slurs"],"stereotype":["Contempt for a group"],"sexual_words":["Sexual words"],"sexual_request":["Asks for sex"],"praise":["Praises violence"],"encourages":["Encourages it"],"at_risk":["Somebody may be in danger"],"health":["About health"],"public_affairs":["About elections or public matters"],"address":["Where somebody lives or is"],"contact_details":["A phone number or an address"],"other":[["detail"]]}]],
  "moderation.reason.spam": "Spam",
  "moderation.reason.nudity": "Nudity",
  "moderation.reason.self_harm": "Self-harm",
  "moderation.reason.misinformation": "Misinformation",
  "moderation.reason.hate": "Hate",
  "moderation.reason.dangerous_goods": "Dangerous goods",
  "moderation.reason.harassment": "Harassment",
  "moderation.reason.violence": "Violence",
  "moderation.reason.private_information": "Private information",
  "moderation.reason.intellectual_property": "Intellectual property",
  "moderation.reason.times": [["reason"]," × ",["count"]],
  "moderation.log": "What was done about reports",
  "moderation.log.line.dismiss": [["actor"]," left a ",["target"]," of ",["subject"]," as it is"],
  "moderation.log.line.hide": [["actor"]," hid a ",["target"]," of ",["subject"]],
  "moderation.log.line.restore": [["actor"]," brought a ",["target"]," of ",["subject"]," back"],
  "moderation.log.line.warn": [["actor"]," warned ",["subject"],": ",["detail"]],
  "moderation.log.line.read_messages": [["actor"]," read what ",["subject"]," wrote last in a ",["target"]],
  "moderation.log.line.ban": [["actor"]," banned ",["subject"],": ",["detail"]],
  "moderation.log.line.block_picture": [["actor"]," blocked a picture of ",["subject"]],
  "moderation.log.copies.block_picture": [["count","plural",{"one":["#"," near copy of it went, too"],"other":["#"," near copies of it went, too"]}]],
  "moderation.log.copies.unblock_picture": [["count","plural",{"one":["#"," near copy of it came back, too"],"other":["#"," near copies of it came back, too"]}]],
  "moderation.log.line.unblock_picture": [["actor"]," allowed a picture of ",["subject"]," again"],
  "moderation.somebody": "somebody who left",
  "admin.log": "What was done",
  "admin.log.none": "Nothing yet.",
  "admin.log.commandLine": "The command line",
  "admin.log.set_role": [["actor"]," gave @",["subject"]," another role: ",["detail"]],
  "admin.log.ban": [["actor"]," banned @",["subject"],": ",["detail"]],
  "admin.log.unban": [["actor"]," lifted the ban of @",["subject"]],
  "admin.log.reset_mfa": [["actor"]," reset the second step of @",["subject"]],
  "admin.log.delete": [["actor"]," deleted the account @",["detail"]],
  "admin.log.verify_merchant": [["actor"]," verified @",["subject"]," as the merchant of ",["detail"]],
  "admin.log.unverify_merchant": [["actor"]," no longer vouches for @",["subject"]," as the merchant of ",["detail"]],
  "admin.log.set_password": [["actor"]," set the password of @",["subject"]],
  "experiments.title": "Experiments",
  "experiments.close": "Close experiments",
  "experiments.text": "Who is in which group follows from their account or browser. Whoever runs the site has the groups of employees, which have what is tried.",
  "experiments.group": "Group",
  "experiments.share": "Share",
  "experiments.met": "Met it",
  "experiments.own": "Yours",
}

export const texts = { 'en-US': messages } as unknown as Catalog<Values>
