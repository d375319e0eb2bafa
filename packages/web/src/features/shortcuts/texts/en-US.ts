export const texts = {
  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.search': 'Go to search',
  'shortcuts.builder': 'Create a pin',
  'shortcuts.help': 'Show this list',
  'shortcuts.neighbors': 'Previous or next pin, on a pin’s page',
  'shortcuts.escape': 'Go back, or close what’s open',
  'shortcuts.close': 'Close',
} as const
