export const texts = {
  'organize.title': 'Organize {name}',
  'organize.help':
    'Choose pins by pressing them; hold Shift for a row. Drag them onto a section or beside another pin, and sections beside each other. With the keyboard: Space chooses, Alt with an arrow key moves, Delete deletes, Escape ends.',
  'organize.help.finger':
    'Tap pins to choose them. Rest a finger on one until it lifts, then carry it onto a section or beside another pin; sections are carried beside each other.',
  'organize.pins': 'Pins to choose from',
  'organize.empty': 'There is nothing here to organize',
  'organize.selected': '{count, plural, =0 {Nothing chosen} one {# pin chosen} other {# pins chosen}}',
  'organize.all': 'Choose all',
  'organize.none': 'Choose none',
  'organize.move': 'Move',
  'organize.copy': 'Copy',
  'organize.delete': 'Delete',
  'organize.cover': 'Use as cover',
  'organize.earlier': 'Move earlier',
  'organize.later': 'Move later',
  'organize.done': 'Done',
  'organize.order': 'Sort by',
  'organize.order.newest': 'Newest first',
  'organize.order.oldest': 'Oldest first',
  'organize.order.custom': 'My own order',
  'organize.pin.unnamed': 'Pin without a title',
  'organize.sections': 'Drop pins onto a section',
  'organize.beside': 'No section',
  'organize.section.earlier': 'Move section {title} earlier',
  'organize.section.later': 'Move section {title} later',
  'organize.section.put': '{title} is now at place {place}',
  'organize.moved':
    '{count, plural, =0 {No pin could be moved to {place}} one {# pin moved to {place}} other {# pins moved to {place}}}',
  'organize.copied':
    '{count, plural, =0 {No pin could be copied to {place}} one {# pin copied to {place}} other {# pins copied to {place}}}',
  'organize.deleted': '{count, plural, =0 {No pin could be deleted} one {# pin deleted} other {# pins deleted}}',
  'organize.restored': '{count, plural, =0 {No pin could be brought back} one {# pin is back} other {# pins are back}}',
  'organize.movedBack':
    '{count, plural, =0 {No pin could be moved back} one {# pin moved back} other {# pins moved back}}',
  'organize.covered': 'This pin is the cover now',
  'organize.put':
    '{count, plural, one {Pin is now at place {place}} other {# pins are now in a row from place {place}}}',
  'organize.undo': 'Undo',
  'organize.delete.title': '{count, plural, one {Delete # pin?} other {Delete # pins?}}',
  'organize.delete.text':
    '{count, plural, one {It disappears} other {They disappear}} from {board}. Copies that others saved stay.',
  'organize.delete.keep': '{count, plural, one {Keep it} other {Keep them}}',
} as const
