export const texts = {
  'organize.title': 'Organize {name}',
  'organize.help':
    'Click to select; hold Shift to select a range. Drag to reorder or move to a section. With the keyboard: Space selects, Alt with an arrow key moves, Delete deletes, Escape exits.',
  'organize.help.finger':
    'Tap to select. Hold, then drag to reorder or move to a section. Sections can be reordered the same way.',
  'organize.pins': 'Pins to select',
  'organize.empty': 'Nothing to organize yet',
  'organize.selected': '{count, plural, =0 {Nothing selected} one {# pin selected} other {# pins selected}}',
  'organize.all': 'Select all',
  'organize.none': 'Deselect all',
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
  'organize.order.custom': 'Custom order',
  'organize.pin.unnamed': 'Untitled pin',
  'organize.sections': 'Drop pins onto a section',
  'organize.beside': 'No section',
  'organize.section.earlier': 'Move section {title} earlier',
  'organize.section.later': 'Move section {title} later',
  'organize.section.put': '{title} moved to position {place}',
  'organize.moved':
    '{count, plural, =0 {No pins could be moved to {place}} one {# pin moved to {place}} other {# pins moved to {place}}}',
  'organize.copied':
    '{count, plural, =0 {No pins could be copied to {place}} one {# pin copied to {place}} other {# pins copied to {place}}}',
  'organize.deleted': '{count, plural, =0 {No pins could be deleted} one {# pin deleted} other {# pins deleted}}',
  'organize.restored': '{count, plural, =0 {No pins could be restored} one {# pin restored} other {# pins restored}}',
  'organize.movedBack':
    '{count, plural, =0 {No pins could be moved back} one {# pin moved back} other {# pins moved back}}',
  'organize.covered': 'Cover updated',
  'organize.put':
    '{count, plural, one {Pin moved to position {place}} other {# pins moved, starting at position {place}}}',
  'organize.undo': 'Undo',
  'organize.delete.title': '{count, plural, one {Delete # pin?} other {Delete # pins?}}',
  'organize.delete.text':
    '{count, plural, one {It’ll be removed} other {They’ll be removed}} from {board}. Copies other people saved will stay.',
  'organize.delete.keep': '{count, plural, one {Keep it} other {Keep them}}',
} as const
