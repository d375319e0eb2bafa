/** Texts of what happens between people: lists of followers, blocking, news, messages. Loaded where somebody opens them. */
export const peopleTexts = {
  'people.close': 'Close',
  'people.more': 'Show more',
  'people.failed': 'This list could not be loaded',
  'people.followers': 'Followers of {name}',
  'people.following': 'Whom {name} follows',
  'people.followers.none': 'Nobody here whom you can see',
  'people.following.none': 'Nobody here whom you can see',
  'people.followAll': '{count, plural, one {Follow # person} other {Follow all #}}',
  'people.followedAll': '{count, plural, one {You follow # more person} other {You follow # more people}}',

  'block.title': 'Block {name}?',
  'block.text':
    'You no longer follow each other. They cannot follow you, send you messages or comment on your pins, and you do not see each other in lists.',
  'block.confirm': 'Block',
  'block.cancel': 'Cancel',
  'block.done': '{name} is blocked',
  'unblock.title': 'Unblock {name}?',
  'unblock.text':
    'They can follow you, write to you and comment on your pins again. Following does not come back by itself.',
  'unblock.confirm': 'Unblock',
  'unblock.done': '{name} is no longer blocked',

  'news.title': 'News',
  'news.unread': 'Unread',
  'news.settings': 'Choose what you hear of',
  'news.failed': 'Your news could not be loaded',
  'news.none': 'Nothing new yet',
  'news.none.text': 'Follows, saves, comments and likes of what is yours appear here.',
  'news.none.action': 'Find ideas',
  'news.all': 'See all {count}',
  'news.details': 'See all of: {words}',
  'news.followed':
    '{others, plural, =0 {{name} follows you now} one {{name} and # other person follow you now} other {{name} and # others follow you now}}',
  'news.pin_saved':
    '{others, plural, =0 {{name} saved your pin} one {{name} and # other person saved your pin} other {{name} and # others saved your pin}}',
  'news.pin_reacted':
    '{others, plural, =0 {{name} reacted to your pin} one {{name} and # other person reacted to your pin} other {{name} and # others reacted to your pin}}',
  'news.pin_tried':
    '{others, plural, =0 {{name} tried your pin} one {{name} and # other person tried your pin} other {{name} and # others tried your pin}}',
  'news.commented':
    '{others, plural, =0 {{name} commented on your pin} one {{name} and # other person commented on your pin} other {{name} and # others commented on your pin}}',
  'news.replied':
    '{others, plural, =0 {{name} answered your comment} one {{name} and # other person answered your comment} other {{name} and # others answered your comment}}',
  'news.mentioned':
    '{others, plural, =0 {{name} mentioned you in a comment} one {{name} and # other person mentioned you} other {{name} and # others mentioned you}}',
  'news.story_mentioned':
    '{others, plural, =0 {{name} named you in a story} one {{name} and # other person named you in a story} other {{name} and # others named you in a story}}',
  'news.comment_liked':
    '{others, plural, =0 {{name} likes your comment} one {{name} and # other person like your comment} other {{name} and # others like your comment}}',
  'news.comment_helpful':
    '{others, plural, =0 {{name} found your comment helpful} one {{name} and # other person found your comment helpful} other {{name} and # others found your comment helpful}}',
  'news.comment_highlighted':
    '{others, plural, =0 {{name} put your comment first} one {{name} and # other person put your comment first} other {{name} and # others put your comment first}}',
  'news.board_invited':
    '{others, plural, =0 {{name} asks you to work on “{board}” together} one {{name} and # other person ask you to work on “{board}” together} other {{name} and # others ask you to work on “{board}” together}}',
  'news.board_joined':
    '{others, plural, =0 {{name} works on “{board}” now} one {{name} and # other person work on “{board}” now} other {{name} and # others work on “{board}” now}}',
  'news.board_join_requested':
    '{others, plural, =0 {{name} asks to join “{board}”} one {{name} and # other person ask to join “{board}”} other {{name} and # others ask to join “{board}”}}',
  'news.board_join_approved':
    '{others, plural, =0 {{name} lets you work on “{board}”} one {{name} and # other person let you work on “{board}”} other {{name} and # others let you work on “{board}”}}',
  'news.board_suggested':
    '{others, plural, =0 {{name} suggests somebody for “{board}”} one {{name} and # other person suggest somebody for “{board}”} other {{name} and # others suggest somebody for “{board}”}}',
  'news.board_transfer_requested':
    '{others, plural, =0 {{name} asks you to take “{board}” over} one {{name} and # other person ask you to take “{board}” over} other {{name} and # others ask you to take “{board}” over}}',
  'news.board_transferred':
    '{others, plural, =0 {{name} took “{board}” over} one {{name} and # other person took “{board}” over} other {{name} and # others took “{board}” over}}',
  'news.board_followed':
    '{others, plural, =0 {{name} follows “{board}” now} one {{name} and # other person follow “{board}” now} other {{name} and # others follow “{board}” now}}',
  'news.board_pin_added':
    '{others, plural, =0 {{name} added to “{board}”} one {{name} and # other person added to “{board}”} other {{name} and # others added to “{board}”}}',
  'news.sponsor_asked':
    '{others, plural, =0 {{name} names you as the sponsor of a pin: approve or decline there} one {{name} and # other person name you as the sponsor of a pin} other {{name} and # others name you as the sponsor of a pin}}',
  'news.moderated':
    '{target, select, comment {A comment of yours was hidden} board {A board of yours was hidden: only you see it} did_it {What you told of trying a pin was hidden} user {A picture on your profile was taken off} other {A pin of yours was hidden}} by whoever runs this site',
  'news.warned':
    '{target, select, pin {Whoever runs this site warns you about a pin of yours} comment {Whoever runs this site warns you about a comment of yours} did_it {Whoever runs this site warns you about what you told of trying a pin} board {Whoever runs this site warns you about a board of yours} conversation {Whoever runs this site warns you about what you wrote} other {Whoever runs this site warns you}}',
  'news.reasons': 'Reported for: {reasons}',
  'news.reason':
    '{reason, select, spam {Spam} nudity {Nudity} self_harm {Self-harm} misinformation {Misinformation} hate {Hate} dangerous_goods {Dangerous goods} harassment {Harassment} violence {Violence} private_information {Private information} intellectual_property {Intellectual property} other {Something else}}',
  'removed.title': 'Your pin “{title}” was removed',
  'removed.title.untitled': 'Your pin was removed',
  'removed.text': 'Whoever runs this site took it away; nobody sees it any more.',
  'removed.text.picture': 'Whoever runs this site does not allow its picture; nobody sees it any more.',
  'removed.next': 'They can bring it back as it was: if you think it was a mistake, write to them.',
  'removed.news': 'Go to your news',

  'messages.title': 'Messages',
  'messages.report': 'Report',
  'messages.choose': 'Choose a conversation',
  'messages.failed': 'Your messages could not be loaded',
  'messages.none': 'No messages yet',
  'messages.none.text': 'Send somebody a pin from its share menu, or write to them from their profile.',
  'messages.you': 'You: {text}',
  'messages.sentPin': 'Sent a pin',
  'messages.sentPin.own': 'You sent a pin',
  'messages.byYou': 'You',
  'messages.with': 'Conversation with {name}',
  'messages.back': 'All messages',
  'messages.more': 'More about the conversation with {name}',
  'messages.profile': 'Look at their profile',
  'messages.remove': 'Remove conversation',
  'messages.removed': 'The conversation is out of your list',
  'messages.several':
    '{count, plural, =0 {Only you} =1 {{first}} =2 {{first} and {second}} other {{first}, {second} and {others} more}}',
  'messages.by': '{name}: {text}',
  'messages.seenBy':
    '{count, plural, =1 {Seen by {first}} =2 {Seen by {first} and {second}} other {Seen by {first}, {second} and {others} more}}',
  'messages.seenByAll': 'Seen by all',
  'messages.people': '{count, plural, one {# person} other {# people}}',
  'messages.someone': 'Somebody who left',
  'messages.toYou': 'you',
  'messages.event.began': '{name} began this conversation',
  'messages.event.added': '{name} added {subject}',
  'messages.event.left': '{name} left',
  'messages.event.named': '{name} named this conversation “{text}”',
  'messages.event.unnamed': '{name} took the name of this conversation away',
  'messages.older': 'Show older messages',
  'messages.seen': 'Seen',
  'messages.sending': 'Sending…',
  'messages.notSent': 'Not sent. {problem}',
  'messages.discard': 'Discard',
  'messages.pinGone': 'This pin is not available',
  'messages.write': 'Write a message',
  'messages.send': 'Send message',

  'requests.title': 'People who would like to write to you',
  'requests.text': '{name} would like to send you messages. They do not know whether you have read this.',
  'requests.look': 'Look',
  'requests.toast': '{name} would like to send you messages',
  'requests.toast.group': '{name} would like to have you in a conversation',
  'requests.group':
    '{name} would like to have you in a conversation of several. They do not know whether you have read this.',
  'requests.group.line': 'asks you into a conversation',
  'requests.group.line.named': 'asks you into “{group}”',
  'requests.accept': 'Accept',
  'requests.decline': 'Decline',
  'requests.declined': 'Declined. They are not told.',

  'group.new': 'New group',
  'group.name': 'Name (optional)',
  'group.name.hint': 'Without one it is called by who is in it.',
  'group.found': 'People to choose from',
  'group.chosen': 'Chosen people',
  'group.unchoose': 'Leave out',
  'group.choose': 'Choose',
  'group.choose.named': 'Choose {name}',
  'group.chosen.one': 'Chosen',
  'group.chosen.named': 'Chosen: {name}',
  'group.few': 'Choose at least two people.',
  'group.begin': 'Begin',
  'group.people': 'People in “{name}”',
  'group.in': 'In this conversation',
  'group.asked': 'Asked',
  'group.added': 'In it',
  'group.add': 'Add people',
  'group.add.hint': 'They see what is written from then on. {most} people at most.',
  'group.add.one': 'Add',
  'group.add.named': 'Add {name}',
  'group.rename': 'Name this conversation',
  'group.save': 'Save',
  'group.leave': 'Leave',
  'group.leave.title': 'Leave “{name}”?',
  'group.leave.text': 'The others are told, and keep what was written. You come back only if somebody asks you to.',
  'group.leave.confirm': 'Leave',
  'group.left': 'You have left',

  'write.title': 'Write to {name}',
  'write.send': 'Send',
  'write.done': 'Sent to {name}',
  'write.open': 'Open',

  'send.title': 'Send this pin',
  'send.search': 'Search people by name',
  'send.clear': 'Clear',
  'send.people': 'People to send it to',
  'send.groups': 'Groups',
  'send.nobody': 'Follow people, and they appear here. Or search by username.',
  'send.notFound': 'Nobody by that name takes your messages',
  'send.text': 'Add a message',
  'send.send': 'Send',
  'send.to': 'Send to {name}',
  'send.sent': 'Sent',
  'send.done': 'Done',
  'sent.title': 'Sent',
  'sent.messages': 'See your messages',
  'sent.back': 'Back to the pin',
  'sent.others': 'Send it to somebody else',
} as const satisfies Readonly<Record<string, string>>
