export const texts = {
  'notification.title': 'Notifications',
  'notification.settings': 'Settings',
  'notification.failed': 'We couldn’t load your notifications',
  'notification.none': 'Nothing new yet',
  'notification.none.text': 'When people follow you or save, like or comment on your pins, you’ll see it here.',
  'notification.none.action': 'Find ideas',
  'notification.all': 'See all {count}',
  'notification.details': 'See all: {words}',
  'notification.followed':
    '{others, plural, =0 {{name} started following you} one {{name} and # other started following you} other {{name} and # others started following you}}',
  'notification.pin_saved':
    '{others, plural, =0 {{name} saved your pin} one {{name} and # other saved your pin} other {{name} and # others saved your pin}}',
  'notification.pin_reacted':
    '{others, plural, =0 {{name} reacted to your pin} one {{name} and # other reacted to your pin} other {{name} and # others reacted to your pin}}',
  'notification.pin_tried':
    '{others, plural, =0 {{name} tried your pin} one {{name} and # other tried your pin} other {{name} and # others tried your pin}}',
  'notification.commented':
    '{others, plural, =0 {{name} commented on your pin} one {{name} and # other commented on your pin} other {{name} and # others commented on your pin}}',
  'notification.replied':
    '{others, plural, =0 {{name} replied to your comment} one {{name} and # other replied to your comment} other {{name} and # others replied to your comment}}',
  'notification.mentioned':
    '{others, plural, =0 {{name} mentioned you in a comment} one {{name} and # other mentioned you} other {{name} and # others mentioned you}}',
  'notification.story_mentioned':
    '{others, plural, =0 {{name} mentioned you in a story} one {{name} and # other mentioned you in a story} other {{name} and # others mentioned you in a story}}',
  'notification.pin_mentioned':
    '{others, plural, =0 {{name} mentioned you in a pin} one {{name} and # other mentioned you in a pin} other {{name} and # others mentioned you in a pin}}',
  'notification.comment_liked':
    '{others, plural, =0 {{name} liked your comment} one {{name} and # other liked your comment} other {{name} and # others liked your comment}}',
  'notification.comment_helpful':
    '{others, plural, =0 {{name} found your comment helpful} one {{name} and # other found your comment helpful} other {{name} and # others found your comment helpful}}',
  'notification.comment_highlighted':
    '{others, plural, =0 {{name} highlighted your comment} one {{name} and # other highlighted your comment} other {{name} and # others highlighted your comment}}',
  'notification.board_invited':
    '{others, plural, =0 {{name} invited you to collaborate on “{board}”} one {{name} and # other invited you to collaborate on “{board}”} other {{name} and # others invited you to collaborate on “{board}”}}',
  'notification.board_joined':
    '{others, plural, =0 {{name} joined “{board}”} one {{name} and # other joined “{board}”} other {{name} and # others joined “{board}”}}',
  'notification.board_join_requested':
    '{others, plural, =0 {{name} asked to join “{board}”} one {{name} and # other asked to join “{board}”} other {{name} and # others asked to join “{board}”}}',
  'notification.board_join_approved':
    '{others, plural, =0 {{name} let you join “{board}”} one {{name} and # other let you join “{board}”} other {{name} and # others let you join “{board}”}}',
  'notification.board_suggested':
    '{others, plural, =0 {{name} suggested a collaborator for “{board}”} one {{name} and # other suggested a collaborator for “{board}”} other {{name} and # others suggested a collaborator for “{board}”}}',
  'notification.board_transfer_requested':
    '{others, plural, =0 {{name} asked you to take over “{board}”} one {{name} and # other asked you to take over “{board}”} other {{name} and # others asked you to take over “{board}”}}',
  'notification.board_transferred':
    '{others, plural, =0 {{name} took over “{board}”} one {{name} and # other took over “{board}”} other {{name} and # others took over “{board}”}}',
  'notification.board_followed':
    '{others, plural, =0 {{name} started following “{board}”} one {{name} and # other started following “{board}”} other {{name} and # others started following “{board}”}}',
  'notification.board_pin_added':
    '{others, plural, =0 {{name} added to “{board}”} one {{name} and # other added to “{board}”} other {{name} and # others added to “{board}”}}',
  'notification.sponsor_asked':
    '{others, plural, =0 {{name} named you as the sponsor of a pin. Open it to approve or decline} one {{name} and # other named you as the sponsor of a pin} other {{name} and # others named you as the sponsor of a pin}}',
  'notification.schedule_refused': '“{title}” couldn’t be published at its time. Open your scheduled pins to see why',
  'notification.schedule_refused.untitled':
    'A scheduled pin couldn’t be published at its time. Open your scheduled pins to see why',
  'notification.moderated':
    '{target, select, comment {An admin hid your comment} board {An admin hid your board. Only you can see it} did_it {An admin hid what you shared about trying a pin} user {An admin removed an image from your profile} other {An admin hid your pin}}',
  'notification.warned':
    '{target, select, pin {An admin warned you about your pin} comment {An admin warned you about your comment} did_it {An admin warned you about what you shared after trying a pin} board {An admin warned you about your board} conversation {An admin warned you about your messages} other {An admin warned you}}',
} as const
